export const whenMembersCanBook = (fullName: string) => `When members can book ${fullName}.`;
export const workingHours = 'Working hours';
export const setupCheck = 'Setup check';
export const reviews = 'Reviews';
export const view = 'View';
export const week = 'Week';
export const month = 'Month';
export const earlier = 'Earlier';
export const today = 'Today';
export const later = 'Later';
export const freeForTheSession = 'Free for the session';

export const availability = 'Availability';

export const coachAvailability = 'Coach Availability';

export const coachWorkingHours = 'Coach Working Hours';

export const weekOf = (nameOf: string) => `Week of ${nameOf}`;
export const sessionsInTheWeekOf = (nameOf: string) => `Sessions in the week of ${nameOf}`;

export const teamsSetupCheck = 'Teams Setup Check';
export const whatYouNeedForOnline = 'What you need for online meetings and sessions with teams.';
export const whatNeedsForOnlineMeetings = (fullName: string) =>
  `What ${fullName} needs for online meetings and sessions with teams.`;
export const checkAgain = 'Check again';
export const everythingIsReady = 'Everything is ready.';
export const ofAreReady = (number: number, count: number) => `${number} of ${count} are ready.`;
export const whatIsNeeded = 'What is needed';
export const ready = 'Ready';
export const missing = 'Missing';
export const anAccountWithACalendar = 'An account with a calendar is connected';
export const connectMicrosoftGoogleOrAnother =
  'Connect Microsoft, Google or another calendar, so that members can’t book times when you are busy.';
export const connect = 'Connect';
export const sessionsCanBeWrittenInto = 'Sessions can be written into the calendar';
export const setOneOfTheCalendars =
  'Set one of the calendars to receive sessions; its invitations include the link to the meeting.';
export const openCalendars = 'Open calendars';
export const workingHoursAreSet = 'Working hours are set';
export const withoutWorkingHoursNobodyCan = 'Without working hours, nobody can book you.';
export const setHours = 'Set hours';
export const atLeastOneSession = 'At least one session is permitted';
export const withoutAPermission =
  'Without a permission for a session, nobody can book it with you. Staff give permissions.';
export const addSession = 'Add session';
export const atLeastOneTeam = 'At least one team is permitted';
export const withoutAPermissionForATeam =
  'Without a permission for a team, there are no team sessions. Staff give permissions.';
export const addTeam = 'Add team';

export const timeOfTheWeek = 'Time of the week';
export const showTheWholeDay = 'Show the whole day';

export const why = 'Why?';
export const chooseATimeToSee = 'Choose a time to see whether it can be booked, and why not.';

export const aSessionCantBeginAt = (formatTime: string) =>
  `A session can’t begin at ${formatTime}.`;
export const aSessionCanBeginAt = (formatTime: string) => `A session can begin at ${formatTime}.`;
export const reasons = 'Reasons';
export const membersReadThis = 'Members read this';

export const workingHours2 = 'Working Hours';
