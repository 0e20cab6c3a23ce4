import { wallOfMoment } from '#domain/recurrence/wall.ts';
import { DAY, HOUR, isDate, MINUTE } from '#domain/time/calendar.ts';
import { unreadable } from '../refused.ts';
import { all, type Component, type Property } from './components.ts';

/** A moment as a calendar writes it: what the wall shows, in milliseconds since 1970-01-01T00:00 there, and where the wall is. */
export interface Moment {
  readonly wall: number;
  /** The name of a zone, `UTC`, or null for the wall of whoever looks. */
  readonly zone: string | null;
  /** A whole day. */
  readonly isDay: boolean;
}

const shape = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d):(\d\d)?(Z?))?$/;

const noTime = (): never => unreadable('This calendar has an event whose time can’t be read.');

/** Reads `2027-03-01` and `2027-03-01T10:00:00`, with a `Z` in UTC. */
export function momentOf(value: unknown, parameters: Property['parameters'] = {}): Moment {
  const [whole, date = '', hours, minutes = '0', seconds, utc] = shape.exec(String(value)) ?? [];
  if (whole === undefined || !isDate(date)) return noTime();
  const clock = Number(hours ?? 0) * HOUR + Number(minutes) * MINUTE + Number(seconds ?? 0) * 1000;
  if (clock > DAY) return noTime();
  const { tzid } = parameters;
  const zone = utc === 'Z' ? 'UTC' : typeof tzid === 'string' ? tzid : null;
  return { wall: wallOfMoment({ date, minutes: 0 }) + clock, zone, isDay: hours === undefined };
}

/** All moments of a property, which may list many. */
export const momentsOf = ({ values, parameters }: Property): Moment[] =>
  values.map((value) => momentOf(value, parameters));

/** The first moment of a property; null when there is none. */
export function momentIn(component: Component, name: string): Moment | null {
  const [first] = all(component, name);
  return first ? momentOf(first.values[0], first.parameters) : null;
}

const durationShape =
  /^([+-]?)P(?=\d|T\d)(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,9})M)?(?:(\d{1,10})S)?)?$/;

/** A duration such as `PT1H30M`, in milliseconds. */
export function durationOf(text: string): number {
  const [whole, sign, ...amounts] = durationShape.exec(text) ?? [];
  if (whole === undefined) return noTime();
  const units = [7 * DAY, DAY, HOUR, MINUTE, 1000];
  const sum = units.reduce((total, unit, nth) => total + unit * Number(amounts[nth] ?? 0), 0);
  return sign === '-' ? -sum : sum;
}
