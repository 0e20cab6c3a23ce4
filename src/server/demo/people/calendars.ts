import { DAY, HOUR, MINUTE, parseWall } from '#domain/time/calendar.ts';
import { beginningOf, dateAt, daysLater, wallAt } from '#domain/time/local.ts';
import type { Busy, Exception, HoursVersion } from '#domain/slots/coach-time.ts';
import type { Generator } from '../generator.ts';
import { weeklyOf, type CoachSpec } from './coaches.ts';

/** A departure from the weekly hours as the product keeps it. */
export interface ExceptionRow {
  readonly kind: 'extra' | 'blocked' | 'outOfOffice';
  readonly zone: string;
  readonly startsLocal: string;
  readonly endsLocal: string;
  readonly reason: string | null;
  readonly visibleReason: boolean;
}

/** When a coach works, is away and is busy. Grows while bookings are planned. */
export interface CoachCalendar {
  readonly versions: readonly HoursVersion[];
  readonly exceptions: ExceptionRow[];
  readonly busy: readonly Busy[];
}

const reasons = [
  'Annual leave',
  'Conference in Copenhagen',
  'School holidays',
  'Training week',
  'Family wedding',
];
const engagements = ['Google Calendar', 'Outlook', 'iCloud'];

export function coachCalendar(random: Generator, spec: CoachSpec, now: number): CoachCalendar {
  const { zone } = spec;
  const today = dateAt(zone, now);
  const version = (hours: CoachSpec['hours'], effectiveFrom: string): HoursVersion => ({
    effectiveFrom,
    zone,
    weekly: weeklyOf(hours),
    bufferBeforeMs: 0,
    bufferAfterMs: spec.bufferAfter * MINUTE,
    maxSessionsPerDay: spec.maxSessionsPerDay,
  });
  const versions = [version(spec.hours, daysLater(today, -165))];
  if (spec.newHours) versions.push(version(spec.newHours, daysLater(today, -30)));
  const leave = (from: number, days: number): ExceptionRow => ({
    kind: 'outOfOffice',
    zone,
    startsLocal: daysLater(today, from),
    endsLocal: daysLater(today, from + days - 1),
    reason: random.pick(reasons),
    visibleReason: random.chance(0.6),
  });
  const appointment: ExceptionRow = {
    kind: 'blocked',
    zone,
    startsLocal: `${daysLater(today, random.whole(3, 6))}T10:00`,
    endsLocal: '',
    reason: 'Dentist',
    visibleReason: false,
  };
  return {
    versions,
    exceptions: [
      leave(-random.whole(40, 60), 5),
      leave(random.whole(30, 45), random.whole(3, 7)),
      { ...appointment, endsLocal: appointment.startsLocal.replace('T10:00', 'T11:30') },
    ],
    busy: busyTimes(random, now),
  };
}

/** What another calendar reports for the weeks ahead; today and tomorrow are left to the sessions of the demo. */
function busyTimes(random: Generator, now: number): Busy[] {
  const calendar = random.pick(engagements);
  const day = beginningOf('UTC', dateAt('UTC', now));
  return Array.from({ length: 9 }, (_, index) => {
    const start = day + (2 + index * 3 + random.whole(0, 2)) * DAY + random.whole(7, 19) * HOUR;
    return { calendar, start, end: start + random.whole(2, 8) * 15 * MINUTE };
  });
}

/** The exception as the one function of bookable times reads it. */
export function exceptionOf({ kind, zone, startsLocal, endsLocal }: ExceptionRow): Exception {
  if (kind === 'outOfOffice') return { kind, zone, firstDate: startsLocal, lastDate: endsLocal };
  return { kind, zone, startsAt: parseWall(startsLocal), endsAt: parseWall(endsLocal) };
}

/** Extra time on the wall of a coach, whole hours around a session. */
export function extraTime(zone: string, start: number, end: number): ExceptionRow {
  const text = (ms: number): string => {
    const { date, minutes } = wallAt(zone, ms);
    return `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:00`;
  };
  return {
    kind: 'extra',
    zone,
    startsLocal: text(start),
    endsLocal: text(end + HOUR - MINUTE),
    reason: null,
    visibleReason: false,
  };
}
