import type {
  Busy,
  CoachTime,
  Exception,
  Reserved,
  SlotRules,
  WeeklyHours,
} from '#domain/slots/coach-time.ts';
import { DAY, HOUR, MINUTE, addDays } from '#domain/time/calendar.ts';
import { instantOf } from '#domain/time/wall.ts';

const FIRST_DATE = '2026-02-02';
/** A Monday morning in Europe, eight weeks before the clocks change. */
export const NOW = Date.parse(`${FIRST_DATE}T06:00Z`);

const ZONES = [
  'Europe/London',
  'Europe/Madrid',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Pacific/Auckland',
];

const day = [
  { from: 540, to: 750 },
  { from: 810, to: 1050 },
];
const weekly: WeeklyHours = {
  1: day,
  2: day,
  3: day,
  4: [{ from: 480, to: 1200 }],
  5: [{ from: 540, to: 840 }],
};

/** A coach with a usual week: two bookings and an external appointment on most working days, now and then a day away or extra time. */
export function coachAt(index: number, weeks: number): CoachTime {
  const zone = ZONES[index % ZONES.length] ?? 'UTC';
  const reservations: Reserved[] = [];
  const busy: Busy[] = [];
  const exceptions: Exception[] = [];
  for (let n = 0; n < weeks * 7; n += 1) {
    const date = addDays(FIRST_DATE, n);
    const at = (minutes: number) => instantOf(zone, date, minutes).instant;
    if (n % 7 > 4) continue;
    const luck = (n * 7 + index * 13) % 11;
    for (const start of [at(555 + luck * 15), at(840 + luck * 15)].slice(0, luck % 3)) {
      reservations.push({
        start,
        end: start + HOUR,
        kind: 'booking',
        bufferBeforeMs: 0,
        bufferAfterMs: 10 * MINUTE,
        reference: `B-${n}`,
      });
    }
    if (luck % 2 === 0)
      busy.push({ start: at(600 + luck * 30), end: at(645 + luck * 30), calendar: 'Work' });
    if (n % 28 === 17)
      exceptions.push({ kind: 'outOfOffice', zone, firstDate: date, lastDate: date });
    if (n % 28 === 12) {
      const startsAt = { date, minutes: 600 };
      exceptions.push({ kind: 'extra', zone, startsAt, endsAt: { date, minutes: 780 } });
    }
  }
  const version = {
    effectiveFrom: '2025-01-01',
    zone,
    weekly,
    bufferBeforeMs: 5 * MINUTE,
    bufferAfterMs: 10 * MINUTE,
    minNoticeMs: DAY,
    maxSessionsPerDay: null,
  };
  return { firstName: 'Ana', zone, versions: [version], exceptions, reservations, busy };
}

/** The policy's defaults, with a horizon that reaches the end of the search, a programme, a lot and a member who is busy weekly. */
export function rulesOf(weeks: number): SlotRules {
  return {
    now: NOW,
    durationMs: HOUR,
    stepMinutes: 15,
    bufferBeforeMs: 0,
    bufferAfterMs: 10 * MINUTE,
    minNoticeMs: DAY,
    horizonMs: 400 * DAY,
    window: { zone: 'UTC', start: NOW - 30 * DAY, end: NOW + 400 * DAY },
    lot: { effectiveAt: NOW - 30 * DAY, expiresAt: NOW + 390 * DAY },
    memberBusy: Array.from({ length: weeks }, (_, n) => {
      const start = NOW + n * 7 * DAY + 2 * DAY + 4 * HOUR;
      return { start, end: start + HOUR };
    }),
  };
}
