export const left = ' left';

export const otherTimes = 'Other times';
export const wouldAnotherTimeSuit = 'Would another time suit you too?';
export const canConfirmItInstead = (fullName: string, number: number) =>
  `${fullName} can confirm it instead of the first time, which is the only one we hold for you. You can add up to ${number}.`;
export const otherTimesThatSuitYou = 'Other times that suit you';
export const remove2 = (said: string) => `Remove ${said}`;
export const remove = 'Remove';
export const addAnotherTime = 'Add another time';
export const anotherTimeThatSuitsYou = 'Another time that suits you';
export const cancel = 'Cancel';
export const youHaveAlreadyChosenThat = 'You have already chosen that time.';

export const daysFrom = (formatDay: string) => `Days from ${formatDay}`;
export const large = 'Large';
export const smallFor = (name: string) => `Small, for ${name}`;
export const timesAreInYourTime = 'Times are in your time zone: ';
export const earlier = 'Earlier';
export const later = 'Later';
export const noFreeTimesFromHere =
  'No free times from here on. Look earlier, or choose another coach.';
export const nextFreeTimes = 'Next free times';

export const whenWouldYouLike = (coach: string | undefined) =>
  `When would you like to talk${coach === undefined ? '' : ` with ${coach}`}?`;
export const atMostAhead = (formatDuration: string) => `at most ${formatDuration} ahead`;
export const atLeastAnd = (formatDuration: string, furthest: string) =>
  `at least ${formatDuration} and ${furthest}`;
export const bookWeHoldTheTime = (range: string, formatDuration: string) =>
  `Book ${range}. We hold the time you pick for ${formatDuration} while you finish.`;

export const notAvailable = 'Not available.';
export const beforeAndAfter = (early: string, late: string, before: string) =>
  `Before ${early} and after ${late}: ${before}`;
export const before = (early: string, before: string) => `Before ${early}: ${before}`;
export const after = (late: string, after: string) => `After ${late}: ${after}`;
