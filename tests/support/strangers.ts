import { formatMoment, formatTime } from '#domain/time/format.ts';

/** Where it is tested that a page has one clock: on the house's own, in another order of day and month, and off by a quarter of an hour. */
export const readersZones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu'];

const monthFirst =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/;
const dayFirst =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

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
  const order = zone === 'America/New_York' ? dayFirst : monthFirst;
  const [wrong] = order.exec(text) ?? [];
  return wrong === undefined ? others : [...others, wrong];
}
