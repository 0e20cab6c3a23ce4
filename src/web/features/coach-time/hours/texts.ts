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
export const theHoursBelowAreRead = 'The hours below are read on the clocks of this zone.';
export const bufferBefore = 'Buffer before';
export const minutesKeptFreeBeforeEvery = 'Minutes kept free before every session.';
export const bufferAfter = 'Buffer after';
export const minutesKeptFreeAfterEvery = (bufferAfter: number) =>
  `Minutes kept free after every session, at least ${bufferAfter}.`;
export const sessionsADay = 'Sessions a day';
export const theMostYouGive = 'The most you give on one day. Leave it empty for any number.';
export const notice = 'Notice';
export const hoursAheadThatMembers = (length: string) =>
  `Hours ahead that members have to book. Leave it empty for the ${length} of the policy.`;
export const inForceFrom = 'In force from';
export const whatHeldBeforeIsKept =
  'What held before is kept, so that past bookings stay explained.';

export const history = 'History';
export const versionsOfTheHours = 'Versions of the hours';
export const by = (fullName: string) => ` by ${fullName}`;
export const from = (formatCalendarDate: string) => `From ${formatCalendarDate}`;
export const savedOn = (formatDate: string, by: string) => `Saved on ${formatDate}${by}.`;
export const inForce = 'In force';

export const workingHoursSaved = 'Working hours saved.';
export const whenYouWork =
  'When you work in an ordinary week. Members can book you then, unless you are away or busy.';
export const whenWorksInAnOrdinary = (fullName: string) =>
  `When ${fullName} works in an ordinary week.`;
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
