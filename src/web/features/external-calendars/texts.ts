export const userName = 'Username';
export const address = 'Address';
export const theAddressOfTheCalendar =
  'The address of the calendar server, such as https://caldav.icloud.com';
export const theAddress =
  'The address where the calendar is published. It usually ends in .ics. Keep it private: anyone who knows it can read the calendar.';
export const password = 'Password';
export const mostProvidersGiveYouAn =
  'Most providers give you an app password. It is stored encrypted and used only to read and write this calendar.';

export const connectCalendar = 'Connect calendar';
export const calendarsYouKeepElsewhereWhen =
  'Calendars you keep elsewhere. When you’re busy there, nobody can book you; we only read the times.';
export const theCalendarsKeepsElsewhere = (name: string) =>
  `The calendars ${name} keeps elsewhere.`;
export const searchCalendars = 'Search calendars';
export const status = 'Status';
export const any = 'Any';
export const noCalendarsYet = 'No calendars yet';
export const connectYourMainCalendar =
  'Connect your main calendar, so that members can only book times when you are free.';
export const membersCanBookAtAny = (name: string) =>
  `Members can book ${name} at any time within the working hours.`;
export const reconnect = 'Reconnect';

export const calendar = 'Calendar';
export const provider = 'Provider';
export const direction = 'Direction';
export const lastSync = 'Last sync';
export const notYet = 'Not yet';
export const disconnect = (nameOf: string) => `Disconnect ${nameOf}`;
export const isBeingRead = (nameOf: string) => `“${nameOf}” is being read.`;
export const syncNow = (nameOf: string) => `Sync ${nameOf} now`;

export const chooseACalendar = 'Choose a calendar.';
export const has = (accountLabel: string, isOne: boolean, count: number) =>
  `${accountLabel} has ${isOne ? 'one calendar' : `${count} calendars`}.`;
export const usingThisCalendar = 'Use this calendar';
export const notConnectedYet = 'Not connected yet';
export const chooseACalendar2 = 'Choose a calendar';
export const canOnlyBeRead = (name: string) => `${name} (can only be read)`;
export const thisCalendarCanOnly = 'This calendar can only be read.';

export const showCalendars = 'Show calendars';
export const weAreAsking = (value: string) => `We are asking ${value} for the calendar.`;
export const isBeingReadForTheFirst = (nameOf: string) =>
  `“${nameOf}” is being read for the first time.`;
export const tryAgain = 'Try again';
export const thisCalendarWasDisconnected = 'This calendar was disconnected.';
export const isUpToDate = (nameOf: string, value: string) => `“${nameOf}” is up to date. ${value}`;
export const thisTookTooLongSo = 'This took too long, so we stopped trying.';
export const onlyTheCoachCanAllow = (name: string) =>
  `Only the coach can allow this, on ${name}’s own page.`;
export const willAskForYourPermission = (name: string, noCalendarName: boolean) =>
  `${name} will ask for your permission next. Then you come back here${noCalendarName ? ' and choose the calendar' : ''}. You have ten minutes.`;
export const continueTo = (name: string) => `Continue to ${name}`;
export const cancel = 'Cancel';
export const hasAnswered = (value: string) => `${value} has answered.`;

export const thisCalendarCantBeDisconnected = 'This calendar can’t be disconnected';
export const disconnect2 = (nameOf: string) => `Disconnect “${nameOf}”?`;
export const alsoRemoveFromIt = (sessions: string) => `Also remove ${sessions} from it`;
export const keepCalendar = 'Keep calendar';
export const disconnect3 = 'Disconnect';
export const notDisconnectedYet = 'Not disconnected yet';
export const oneUpcomingSession = '1 upcoming session';
export const upcomingSessions = (count: number) => `${count} upcoming sessions`;
export const itIsntConnectedYetWell = 'It isn’t connected yet; we’ll stop trying.';
export const removedFromIt = (sessions: string, isOne: boolean) =>
  `${sessions} ${isOne ? 'is' : 'are'} removed from it.`;
export const inItAs = (sessions: string, isOne: boolean) =>
  `${sessions} ${isOne ? 'stays' : 'stay'} in it as ${isOne ? 'it is' : 'they are'}.`;
export const itsBusyTimesNoLonger = 'Its busy times no longer count, so members can book them.';
export const sessionsAreNoLongerAdded =
  'Sessions are no longer added there, and changes there are no longer noticed.';
export const ourAccess = (isGoogle: boolean, value: string) =>
  `Our access to it is deleted${isGoogle ? `, and ${value} is notified` : ''}. No booking is changed.`;

export const chooseAProvider = 'Choose a provider.';
export const addressIsRequired = 'Address is required.';
export const userNameIsRequired = 'Username is required.';
export const passwordIsRequired = 'Password is required.';
export const forLabel = (name: string) => `For ${name}.`;
export const connect = 'Connect';

export const reconnect2 = (nameOf: string) => `Reconnect “${nameOf}”`;
export const notReconnectedYet = 'Not reconnected yet';
export const isBeingReadAgain = (nameOf: string) => `“${nameOf}” is being read again.`;
export const theCalendarItsSettingsAnd =
  'The calendar, its settings and the busy times we know stay as they are.';

export const weSentALink = (name: string) => `We sent ${name} a link.`;
export const sendLink = 'Send link';
export const notSentYet = 'Not sent yet';
export const asksOnItsOwnPage = (value: string, name: string) =>
  `${value} asks ${name} on its own page, so ${name} gets an email with a link.`;
