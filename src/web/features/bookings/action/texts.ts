export const showBooking = 'Show booking';
export const isNow = (title: string, statusLabel: string) => `“${title}” is now: ${statusLabel}.`;

export const whatHappens = 'What happens';
export const whoIsNotified = 'Who is notified';
export const nobodyElse = 'Nobody else';
export const calendars = 'Calendars';
export const everyoneGetsACancellationFor = 'Everyone gets a cancellation for their calendar.';
export const nothingHasBeenEnteredYet = 'Nothing has been entered yet.';
export const theTime = 'The time';
export const othersCanBookItImmediately = 'Others can book it immediately.';

export const reason = 'Reason';

export const notified = (listed: string, isOne: boolean) =>
  `${listed} ${isOne ? 'is' : 'are'} notified.`;
