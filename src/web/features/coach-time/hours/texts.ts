export const free = 'Free';
export const intervalStart = (name: string, number: number) => `${name}, interval ${number}, start`;
export const to = 'to';
export const intervalEnd = (name: string, number: number) => `${name}, interval ${number}, end`;
export const removeIntervalOf = (number: number, name: string) =>
  `Remove interval ${number} of ${name}`;
export const addHoursOn = (name: string) => `Add hours on ${name}`;
export const addHours = 'Add hours';
export const copyToOtherDays = (name: string) => `Copy ${name} to other days`;
export const mondayToFriday = 'Monday to Friday';
export const everyDay = 'Every day';

export const timeZone = 'Time zone';
export const theHoursBelowAreIn = 'The hours below are in this time zone.';
export const bufferBefore = 'Buffer before';
export const minutesKeptFreeBeforeEvery = 'Minutes kept free before every session.';
export const bufferAfter = 'Buffer after';
export const minutesKeptFreeAfterEvery = (bufferAfter: number) =>
  `Minutes kept free after every session, at least ${bufferAfter}.`;
export const sessionsADay = 'Sessions a day';
export const theMostYouGive = 'The most you give in a day. Leave it empty for no limit.';
export const notice = 'Notice';
export const howManyHoursAheadMembers = (length: string) =>
  `How many hours ahead members have to book. Leave it empty for the standard ${length}.`;
export const validFrom = 'Valid from';
export const earlierHoursAreKeptSo =
  'Earlier hours are kept, so that past bookings can still be explained.';

export const history = 'History';
export const versionsOfTheHours = 'Versions of the hours';
export const by = (fullName: string) => ` by ${fullName}`;
export const from = (formatCalendarDate: string) => `From ${formatCalendarDate}`;
export const savedOn = (formatDate: string, by: string) => `Saved on ${formatDate}${by}.`;
export const current = 'Current';

export const workingHoursSaved = 'Working hours saved.';
export const whenYouWork =
  'When you work in a normal week. Members can book you then, unless you’re away or busy.';
export const whenWorksInANormal = (fullName: string) => `When ${fullName} works in a normal week.`;
export const saveWorkingHours = 'Save working hours';
export const notSavedYet = 'Not saved yet';
export const reset = 'Reset';

export const whatMembersCanBook = 'What members can book';
export const andMore = (number: number) => `and ${number} more`;
export const forTheSession = 'For the session';
export const timesThatCouldBeBooked = 'Times that could be booked';
export const noTimes = 'No times';
export const to2 = (formatTime: string, formatTime2: string) => `${formatTime} to ${formatTime2}`;

export const enterTimesSuchAs09 = 'Enter times such as 09:30.';
