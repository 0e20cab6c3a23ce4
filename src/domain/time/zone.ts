import { DAY } from './calendar.ts';

/** A stretch of time, in epoch milliseconds and half-open, in which a zone keeps one offset. Stretches end with decades (UTC). */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Local time minus UTC, in milliseconds. */
  readonly offset: number;
}

interface Decade {
  readonly start: number;
  readonly end: number;
  readonly stretches: readonly Stretch[];
}

interface ZoneTable {
  readonly read: (ms: number) => number;
  readonly decades: Map<number, Decade>;
  /** What was looked up last; neighbours are asked for in turn. */
  decade: Decade;
  stretch: Stretch;
}

const NEVER = { start: 0, end: 0, offset: 0, stretches: [] };
const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/;
/** No zone on record keeps an offset for less than this, so no pair of changes hides between two probes. */
const PROBE = 7 * DAY;

const tables = new Map<string, ZoneTable>();

/** Whether a text names an IANA time zone known here. Bare offsets such as `+02:00` are not zones: they have no rules. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    tableOf(text);
    return true;
  } catch {
    return false;
  }
}

const named = new Map<string, string | null>();
/** More spellings than zones have; what comes from outside must not fill the memory. */
const mostNamed = 2000;

/** The zone that a text from outside names, in the one spelling of the platform; null where it names none. */
export function zoneNamed(text: string): string | null {
  const known = named.get(text);
  if (known !== undefined) return known;
  const found = canonicalZone(text);
  if (named.size < mostNamed) named.set(text, found);
  return found;
}

function canonicalZone(text: string): string | null {
  if (!/^[A-Za-z][\w/+-]{0,63}$/.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Local time minus UTC at an instant, in milliseconds; throws a RangeError for an unknown zone. */
export function offsetAt(zone: string, ms: number): number {
  return stretchAt(zone, ms).offset;
}

/** The stretch of one offset that holds an instant. Tables are built once per zone and decade; afterwards this is a look-up. */
export function stretchAt(zone: string, ms: number): Stretch {
  const table = tables.get(zone) ?? tableOf(zone);
  const { stretch } = table;
  if (ms >= stretch.start && ms < stretch.end) return stretch;
  if (!(ms >= table.decade.start && ms < table.decade.end)) table.decade = decadeAt(table, ms);
  for (const candidate of table.decade.stretches) {
    if (ms < candidate.end) return (table.stretch = candidate);
  }
  throw new RangeError(`${ms} lies outside the table of ${zone}.`);
}

function decadeAt(table: ZoneTable, ms: number): Decade {
  const number = Math.floor(new Date(ms).getUTCFullYear() / 10);
  if (Number.isNaN(number)) throw new RangeError(`${ms} is not an instant.`);
  const known = table.decades.get(number);
  if (known !== undefined) return known;
  const start = Date.UTC(number * 10, 0, 1);
  const end = Date.UTC(number * 10 + 10, 0, 1);
  const decade = { start, end, stretches: stretchesOf(table.read, start, end) };
  table.decades.set(number, decade);
  return decade;
}

function tableOf(zone: string): ZoneTable {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const read = (ms: number) => parseOffset(format.format(ms));
  const table: ZoneTable = { read, decades: new Map(), decade: NEVER, stretch: NEVER };
  tables.set(zone, table);
  return table;
}

function parseOffset(text: string): number {
  const parts = OFFSET.exec(text);
  if (parts === null) throw new RangeError(`No offset in "${text}".`);
  const [, sign, hours, minutes, seconds = '0'] = parts;
  if (sign === undefined) return 0;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

function stretchesOf(read: (ms: number) => number, first: number, end: number): Stretch[] {
  const stretches: Stretch[] = [];
  let start = first;
  let offset = read(start);
  let from = start;
  while (from < end) {
    const probe = Math.min(from + PROBE, end - 1000);
    const next = read(probe);
    if (next !== offset) {
      const change = firstSecondOf(read, next, from, probe);
      stretches.push({ start, end: change, offset });
      start = change;
      offset = next;
    }
    from = probe === end - 1000 ? end : probe;
  }
  stretches.push({ start, end, offset });
  return stretches;
}

function firstSecondOf(
  read: (ms: number) => number,
  offset: number,
  before: number,
  at: number,
): number {
  let low = before / 1000;
  let high = at / 1000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (read(middle * 1000) === offset) high = middle;
    else low = middle;
  }
  return high * 1000;
}
