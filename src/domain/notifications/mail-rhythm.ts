import { dateAt, daysLater, firstDayOf, instantIn, wallAt } from '#domain/time/local.ts';
import { HOUR, MINUTE, type LocalDate } from '#domain/time/calendar.ts';

/** How often somebody gets the digest; what is in it is not mailed at all to whoever never does. */
export const digestRhythms = ['day', 'week', 'never'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** A part of each day in which nobody is to be disturbed, in minutes after midnight by the person’s clock; it may go over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** When somebody wants their mails. */
export interface MailRhythm {
  readonly digestEvery: DigestRhythm;
  readonly quietHours: QuietHours | null;
}

/** As it is for whoever has never chosen. */
export const usualRhythm: MailRhythm = { digestEvery: 'day', quietHours: null };

/** Minutes after midnight, by the recipient’s clock, at which the digest goes out. */
export const digestMinutes = (8 * HOUR) / MINUTE;

/** When the next digest goes out to somebody in this zone: each day, or on Mondays; after their quiet hours. */
export function nextDigest(
  timeZone: string,
  { digestEvery, quietHours }: MailRhythm,
  now: number,
): number {
  const today = dateAt(timeZone, now);
  const first = digestEvery === 'week' ? firstDayOf('week', today) : today;
  const days = digestEvery === 'week' ? 7 : 1;
  const at = (date: LocalDate) => instantIn(timeZone, date, digestMinutes);
  const next = at(first) > now ? at(first) : at(daysLater(first, days));
  return afterQuietHours(timeZone, quietHours, next);
}

/** The same moment, or the end of the quiet hours that it falls into. */
export function afterQuietHours(timeZone: string, quiet: QuietHours | null, at: number): number {
  if (quiet === null || quiet.from === quiet.to) return at;
  const { from, to } = quiet;
  const { date, minutes } = wallAt(timeZone, at);
  const isOverMidnight = from > to;
  const isEvening = isOverMidnight && minutes >= from;
  const isQuiet = isEvening || (minutes < to && (isOverMidnight || minutes >= from));
  if (!isQuiet) return at;
  return Math.max(at, instantIn(timeZone, isEvening ? daysLater(date, 1) : date, to));
}
