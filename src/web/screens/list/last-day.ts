import { formatDay } from '#domain/time/format.ts';

/** The last day on which something that ends at a moment can be used: what ends at midnight ends with the day before. `expiresAt`: ISO 8601. */
export const lastDay = (expiresAt: string, zone: string, now: number): string =>
  formatDay(Date.parse(expiresAt) - 1, zone, { relativeTo: now });

/** The same inside a sentence: "until tomorrow". */
export const lastDayInSentence = (expiresAt: string, zone: string, now: number): string =>
  formatDay(Date.parse(expiresAt) - 1, zone, { relativeTo: now, inSentence: true });
