import { formatMoment, formatTime } from '#domain/time/format.ts';
import { MONTH_FIRST_ZONES } from '#domain/time/month-first.ts';

/** Where it is tested that a page has one clock: on the house's own, in another order of day and month, and off by a quarter of an hour. */
export const readersZones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu'];

const monthFirst =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/;
const dayFirst =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

/** Dates in figures whose day can be no month. */
const dayFirstInFigures = /(?:1[3-9]|2\d|3[01])\/(?:0[1-9]|1[0-2])\/\d{4}/;
const monthFirstInFigures = /(?:0[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d{4}/;

/** A time of a page: its moment, and what it says. */
export interface ShownTime {
  readonly at: string;
  readonly words: string;
}

/** What is said on a page by another clock, or in another order, than its reader's. */
export function strangersAmong(
  zone: string,
  { times, text }: { readonly times: readonly ShownTime[]; readonly text: string },
): string[] {
  const others = times.flatMap(({ at, words }) => {
    const moment = Date.parse(at);
    return words.includes(formatTime(moment, zone))
      ? []
      : [`${words} is ${formatMoment(moment, zone)}`];
  });
  const orders = MONTH_FIRST_ZONES.has(zone)
    ? [dayFirst, dayFirstInFigures]
    : [monthFirst, monthFirstInFigures];
  return [...others, ...orders.flatMap((order) => order.exec(text)?.slice(0, 1) ?? [])];
}
