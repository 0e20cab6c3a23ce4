import ICAL from 'ical.js';
import type { Interval } from '#domain/slots/interval.ts';
import { isDate } from '#domain/time/calendar.ts';
import { foundIn } from '#domain/time/local.ts';
import { isZone } from '#domain/time/zone.ts';
import { CalendarTrouble, type ReadingTerms } from './adapter.ts';

/** Occurrences that are counted of one event, and of one file: a rule that never ends must not keep us. */
const mostOfEvent = 20_000;
const mostOfFile = 200_000;

/** One event of a file with its changed occurrences. */
interface Series {
  readonly uid: string;
  readonly events: readonly ICAL.Event[];
}

/** The events of a text, each with its occurrences that were changed. Throws {@link CalendarTrouble} when it is no calendar. */
export function seriesIn(text: string): Series[] {
  const byUid = new Map<string, ICAL.Event[]>();
  for (const root of rootsOf(text))
    for (const component of root.getAllSubcomponents('vevent')) {
      if (!component.hasProperty('dtstart')) continue;
      const event = new ICAL.Event(component);
      byUid.set(event.uid ?? '', [...(byUid.get(event.uid ?? '') ?? []), event]);
    }
  return [...byUid].map(([uid, events]) => ({ uid, events }));
}

/** What a feed calls itself. */
export const nameIn = (text: string): string | null => {
  const name = rootsOf(text)[0]?.getFirstPropertyValue('x-wr-calname');
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 120) : null;
};

function rootsOf(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
    const components = roots.map((root) => new ICAL.Component(root as never));
    if (components.every(({ name }) => name === 'vcalendar') && components.length > 0)
      return components;
  } catch {
    // Said below.
  }
  throw new CalendarTrouble('unreachable', 'The answer is not a calendar.');
}

/** The instants at which an event begins and ends, its own time zone or the coach's considered. */
export function spanOf(event: ICAL.Event, zone: string): Interval {
  const zoneOfStart = namedZone(event.component, 'dtstart');
  const ending = event.component.hasProperty('dtend') ? 'dtend' : 'dtstart';
  return {
    start: instantOf(event.startDate, zoneOfStart, zone),
    end: instantOf(event.endDate, namedZone(event.component, ending), zone),
  };
}

/** Sorted and merged times at which the events of these texts keep somebody busy. */
export function busyIn(
  files: readonly { readonly text: string; readonly remote: string }[],
  terms: ReadingTerms,
): Interval[] {
  const found: Interval[] = [];
  const counted = { left: mostOfFile };
  for (const { text, remote } of files)
    for (const { uid, events } of seriesIn(text))
      if (!terms.isOurs({ uid, remote })) found.push(...busyOf(events, terms, counted));
  return merged(found, terms.window);
}

function busyOf(
  events: readonly ICAL.Event[],
  terms: ReadingTerms,
  counted: { left: number },
): Interval[] {
  const [master] = events.filter((event) => !event.isRecurrenceException());
  const changed = events.filter((event) => event.isRecurrenceException());
  if (!master || !master.isRecurring()) {
    return events
      .filter((event) => keepsBusy(event, terms.addresses))
      .map((event) => spanOf(event, terms.zone));
  }
  for (const event of changed) master.relateException(event);
  const found: Interval[] = [];
  const zoneOfStart = namedZone(master.component, 'dtstart');
  const steps = master.iterator();
  for (let count = 0; count < mostOfEvent && counted.left > 0; count += 1) {
    counted.left -= 1;
    const next = steps.next() as ICAL.Time | undefined;
    if (!next) break;
    if (instantOf(next, zoneOfStart, terms.zone) >= terms.window.end) break;
    const { item, startDate, endDate } = master.getOccurrenceDetails(next);
    if (!keepsBusy(item, terms.addresses)) continue;
    const own = item === master ? zoneOfStart : namedZone(item.component, 'dtstart');
    found.push({
      start: instantOf(startDate, own, terms.zone),
      end: instantOf(endDate, own, terms.zone),
    });
  }
  return found;
}

function keepsBusy({ component, attendees }: ICAL.Event, addresses: readonly string[]): boolean {
  if (component.getFirstPropertyValue('transp') === 'TRANSPARENT') return false;
  if (component.getFirstPropertyValue('status') === 'CANCELLED') return false;
  return !attendees.some(
    (attendee) =>
      attendee.getFirstParameter('partstat') === 'DECLINED' &&
      addresses.includes(addressOf(attendee.getFirstValue())),
  );
}

const addressOf = (value: unknown): string =>
  String(value)
    .replace(/^mailto:/i, '')
    .toLowerCase();

const namedZone = (component: ICAL.Component, property: string): string | null => {
  const zone = component.getFirstProperty(property)?.getFirstParameter('tzid');
  return typeof zone === 'string' ? zone : null;
};

/**
 * A known zone is read by its rules as we know them; another one as the file describes it; without any, the wall is the coach's. What is no date is left to
 * the file's own reading, so that one such event does not keep the others away.
 */
function instantOf(time: ICAL.Time, named: string | null, zone: string): number {
  const date = time.toString().slice(0, 10);
  const known = named !== null && isZone(named) ? named : null;
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  if (!isDate(date) || (!isUtc && known === null && time.zone?.component))
    return time.toUnixTime() * 1_000;
  const { hour, minute, second } = time;
  const moment = { date, minutes: hour * 60 + minute, seconds: second };
  return foundIn(isUtc ? 'UTC' : (known ?? zone), moment).instant;
}

/** Sorted, cut to the window, and joined where they meet. */
export function merged(intervals: readonly Interval[], window: Interval): Interval[] {
  const sorted = intervals
    .map(({ start, end }) => ({
      start: Math.max(start, window.start),
      end: Math.min(end, window.end),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const next of sorted) {
    const last = joined.at(-1);
    if (last && next.start <= last.end) last.end = Math.max(last.end, next.end);
    else joined.push({ ...next });
  }
  return joined;
}
