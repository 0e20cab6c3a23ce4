export const chooseOrALaterDay = (say: string) => `Choose ${say} or a later day.`;
export const chooseOrAnEarlierDay = (say: string) => `Choose ${say} or an earlier day.`;
export const chooseOrLater = (say: string) => `Choose ${say} or later.`;
export const chooseOrEarlier = (say: string) => `Choose ${say} or earlier.`;
export const enterTheDateLike = (sample: string) => `Enter the date like ${sample}.`;

export const closeTheCalendar = 'Close the calendar';
export const openTheCalendar = 'Open the calendar';
export const formatPressTheDownArrow = (formatShort: string) =>
  `Format: ${formatShort}. Press the down arrow for the calendar.`;

export const earlierYears = 'Earlier years';
export const previousYear = 'Previous year';
export const chooseAMonth = 'Choose a month';
export const chooseAYear = 'Choose a year';
export const backToTheMonths = ', back to the months';
export const chooseAYear2 = ', choose a year';
export const laterYears = 'Later years';
export const nextYear = 'Next year';

export const chooseADate = 'Choose a date';
export const chooseADateAndTime = 'Choose a date and time';
export const previousMonth = 'Previous month';
export const chooseAMonth2 = ', choose a month';
export const nextMonth = 'Next month';

export const notAvailable = (name: string, refusal: string) => `${name}, not available: ${refusal}`;

export const hour = 'Hour';
export const minute = 'Minute';
export const done = 'Done';

export const noFreeTimes = 'no free times';
export const free = ' free';

export const time = 'Time';

export const times = 'Times';
export const noTimesOnThisDay = 'No times on this day.';
