import { formatMoment, formatTime } from '#domain/time/format.ts';

/** Where it is tested that a page has one clock: on the house's own, in another order of day and month, and off by a quarter of an hour. */
export const readersZones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu'];

const monthFirst =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/;
const dayFirst =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

/** What is said on the page by another clock, or in another order, than the reader's. */
export function strangersIn(zone: string): string[] {
  const times = [...document.querySelectorAll('time')].flatMap((each) => {
    const at = Date.parse(each.dateTime);
    return each.textContent.includes(formatTime(at, zone))
      ? []
      : [`${each.textContent} is ${formatMoment(at, zone)}`];
  });
  const order = zone === 'America/New_York' ? dayFirst : monthFirst;
  const text = document.body.textContent;
  const [wrong] = order.exec(text) ?? [];
  return wrong === undefined ? times : [...times, wrong];
}
