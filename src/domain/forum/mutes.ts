import { DAY } from '#domain/time/calendar.ts';
import { formatDay, formatTime } from '#domain/time/format.ts';
import { wallOf } from '#domain/time/wall.ts';

/** Somebody can't post in the forum: until then, or until it is lifted. */
export interface Mute {
  readonly until: number | null;
  readonly reason: string;
}

export const muteReasonMost = 500;

/** How many days somebody is usually muted for. */
export const muteDays = [1, 7, 30] as const;
export type MuteDays = (typeof muteDays)[number];

export const muteEnd = (now: number, days: number): number => now + days * DAY;

/** The end of a mute within a sentence, by the clock of whoever reads it. */
export function untilWhen(until: number, { zone, now }: Reading): string {
  return wallOf(zone, until).date === wallOf(zone, now).date
    ? `${formatTime(until, zone)} today`
    : formatDay(until, zone, { relativeTo: 0 });
}

interface Reading {
  readonly zone: string;
  readonly now: number;
}

/** What whoever is muted is told. */
export const mutedSentence = ({ until, reason }: Mute, reading: Reading): string =>
  `You can’t post in the forum ${until === null ? 'at the moment' : `until ${untilWhen(until, reading)}`}: ${reason}`;
