/** Where a coach's other calendar is kept (domain reference, 6.3). `ics` is a feed, which can only be read. */
export const calendarProviders = ['google', 'microsoft', 'caldav', 'ics'] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

/** Providers that ask the coach for consent on their own pages. */
export const consentProviders = ['google', 'microsoft'] as const;
export type ConsentProvider = (typeof consentProviders)[number];

export const asksConsent = (provider: CalendarProvider): provider is ConsentProvider =>
  (consentProviders as readonly string[]).includes(provider);

export const calendarDirections = ['readBusy', 'writeEvents', 'both'] as const;
export type CalendarDirection = (typeof calendarDirections)[number];

export const isWritten = (direction: CalendarDirection): boolean => direction !== 'readBusy';
export const isRead = (direction: CalendarDirection): boolean => direction !== 'writeEvents';

/** What is read: events without their words, or only the times at which somebody is busy. */
export const calendarReadModes = ['freeBusy', 'events'] as const;
export type CalendarReadMode = (typeof calendarReadModes)[number];

export const providerNames: Readonly<Record<CalendarProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  caldav: 'CalDAV',
  ics: 'Calendar feed',
};

export const directionNames: Readonly<Record<CalendarDirection, string>> = {
  readBusy: 'Read busy times',
  writeEvents: 'Receive bookings',
  both: 'Read and receive',
};

/** A calendar that an account has. */
export interface OfferedCalendar {
  readonly id: string;
  readonly name: string;
  readonly writable: boolean;
  readonly readMode: CalendarReadMode;
}

const minute = 60_000;
const hour = 60 * minute;

/** Lengths of the domain reference, 1 and 6.3, in milliseconds. */
export const calendarTimes = {
  /** How long connecting may take, consent and choice included. */
  connectWithin: 10 * minute,
  /** Between two syncs. */
  syncEvery: 5 * minute,
  /** Between two attempts at a calendar that is lost. */
  retryEvery: hour,
  /** An event of ours counts as removed when it is missing twice, so long apart. */
  secondLook: 2 * minute,
} as const;
