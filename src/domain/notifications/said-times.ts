import { formatCalendarDay, formatDay, formatMoment } from '../time/format.ts';

/** A time as a text says it by the clock and in the language of whoever it was written for. */
export type SaidTime =
  | { readonly look: 'moment' | 'day'; readonly at: number; readonly words: string }
  | { readonly look: 'date'; readonly date: string; readonly words: string };

interface Clock {
  readonly timeZone: string;
  readonly locale?: string;
}

let heard: SaidTime[] | null = null;

/** What is said, with the times that it says: one notification is read by the clock of its mail and by the clock of the page. */
export function withItsTimes(say: () => string): { text: string; times: readonly SaidTime[] } {
  const before = heard;
  const times: SaidTime[] = [];
  heard = times;
  try {
    return { text: say(), times };
  } finally {
    heard = before;
  }
}

function said(time: SaidTime): string {
  heard?.push(time);
  return time.words;
}

/** "Mon 3 May, 14:00". */
export const sayMoment = (at: number, clock: Clock): string =>
  said({ look: 'moment', at, words: momentBy(at, clock) });

/** The day of a moment, with its year: it may be read long after. */
export const sayDay = (at: number, clock: Clock): string =>
  said({ look: 'day', at, words: dayBy(at, clock) });

/** A date that lies in no zone, with its year. */
export const sayDate = (date: string, clock: Clock): string =>
  said({ look: 'date', date, words: dateBy(date, clock) });

const momentBy = (at: number, { timeZone, locale }: Clock): string =>
  formatMoment(at, timeZone, { locale });
const dayBy = (at: number, { timeZone, locale }: Clock): string =>
  formatDay(at, timeZone, { locale, relativeTo: 0 });
const dateBy = (date: string, { timeZone, locale }: Clock): string =>
  formatCalendarDay(date, timeZone, { locale, relativeTo: 0 });

const byClock = (time: SaidTime, clock: Clock): string =>
  time.look === 'date'
    ? dateBy(time.date, clock)
    : (time.look === 'day' ? dayBy : momentBy)(time.at, clock);

/** The same text by the clock of a page. */
export function byClockOf(text: string, times: readonly SaidTime[], timeZone: string): string {
  if (times.length === 0) return text;
  const words = new Map(times.map((time) => [time.words, byClock(time, { timeZone })]));
  // A longer one may begin with a shorter one.
  const patterns = [...words.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.replaceAll(new RegExp(patterns.join('|'), 'g'), (each) => words.get(each) ?? each);
}
