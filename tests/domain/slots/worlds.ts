import fc from 'fast-check';
import type {
  CoachTime,
  Exception,
  HoursVersion,
  Span,
  WeeklyHours,
} from '#domain/slots/coach-time.ts';
import type { SlotRules } from '#domain/slots/coach-time.ts';
import { DAY, HOUR, MINUTE, dateOfDay } from '#domain/time/calendar.ts';
import { ZONES, changesOf } from '../zones.ts';

/** A coach, rules and a stretch of time to search, made at random around a day on which the coach's clocks often change. */
export interface World {
  readonly coach: CoachTime;
  readonly rules: SlotRules;
  readonly from: number;
  readonly to: number;
}

const whole = (min: number, max: number) => fc.integer({ min, max });
const fiveMinutes = (most: number) => whole(0, most / 5).map((n) => n * 5);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const spans: fc.Arbitrary<readonly Span[]> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constant([
      { from: 0, to: 360 },
      { from: 1320, to: 1440 },
    ]),
  },
  { weight: 2, arbitrary: fc.constant([{ from: 0, to: 1440 }]) },
  {
    weight: 3,
    arbitrary: fc.constant([
      { from: 540, to: 720 },
      { from: 780, to: 1020 },
    ]),
  },
  {
    weight: 4,
    arbitrary: fc
      .uniqueArray(fiveMinutes(1440), { minLength: 2, maxLength: 6 })
      .map((ends) => ends.toSorted((a, b) => a - b))
      .map((ends) =>
        ends.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: ends[i + 1] ?? 1440 }] : [])),
      )
      .map((list) => list.filter((span) => span.from < span.to)),
  },
  { weight: 1, arbitrary: fc.constant([]) },
);

const weekly: fc.Arbitrary<WeeklyHours> = fc
  .tuple(spans, spans, spans, spans, spans, spans, spans)
  .map(([a, b, c, d, e, f, g]) => ({ 1: a, 2: b, 3: c, 4: d, 5: e, 6: f, 7: g }));

const changes = new Map(ZONES.map((zone) => [zone, changesOf(zone, 2008, 2032)]));

const place = fc.constantFrom(...ZONES).chain((zone) => {
  const days = (changes.get(zone) ?? []).map((ms) => Math.floor(ms / DAY));
  return fc.record({ zone: fc.constant(zone), day: fc.constantFrom(...days, 20_600) });
});

function version(zone: string, day: number): fc.Arbitrary<HoursVersion> {
  return fc.record(
    {
      effectiveFrom: whole(-3, 3).map((away) => dateOfDay(day + away)),
      zone: fc.oneof({ weight: 5, arbitrary: fc.constant(zone) }, fc.constantFrom(...ZONES)),
      weekly,
      bufferBeforeMs: fc.constantFrom(0, 10 * MINUTE),
      bufferAfterMs: fc.constantFrom(0, 15 * MINUTE),
      minNoticeMs: fc.constantFrom(0, 6 * HOUR),
      maxSessionsPerDay: fc.constantFrom(null, null, 1, 2),
    },
    { requiredKeys: ['effectiveFrom', 'zone', 'weekly'] },
  );
}

function exception(zone: string, day: number): fc.Arbitrary<Exception> {
  const away = fc.record({
    kind: fc.constant('outOfOffice' as const),
    zone: fc.constant(zone),
    firstDate: whole(-1, 1).map((n) => dateOfDay(day + n)),
    lastDate: whole(1, 2).map((n) => dateOfDay(day + n)),
  });
  const times = fc.record({
    kind: fc.constantFrom('extra' as const, 'blocked' as const),
    zone: fc.oneof(fc.constant(zone), fc.constantFrom(...ZONES)),
    start: fiveMinutes(2880),
    length: fiveMinutes(600),
  });
  const moment = (minutes: number) => ({
    date: dateOfDay(day - 1 + Math.floor(minutes / 1440)),
    minutes: minutes % 1440,
  });
  return fc.oneof(
    { weight: 1, arbitrary: away },
    {
      weight: 4,
      arbitrary: times.map(({ kind, zone: at, start, length }) => ({
        kind,
        zone: at,
        startsAt: moment(start),
        endsAt: moment(start + length),
      })),
    },
  );
}

/** Worlds of about three days, of which most hold a change of clocks. */
export const worlds: fc.Arbitrary<World> = place.chain(({ zone, day }) => {
  const noon = day * DAY + 12 * HOUR;
  const from = whole(-36, 0).map((hours) => noon + hours * HOUR);
  const start = fiveMinutes(3 * 1440).map((minutes) => noon - 36 * HOUR + minutes * MINUTE);
  const interval = fc
    .tuple(start, whole(1, 24))
    .map(([at, n]) => ({ start: at, end: at + n * 5 * MINUTE }));
  const buffer = fc.constantFrom(0, 10 * MINUTE, 25 * MINUTE);
  const coach: fc.Arbitrary<CoachTime> = fc.record({
    firstName: fc.constant('Ana'),
    zone: fc.constant(zone),
    versions: fc
      .tuple(version(zone, day - 4), fc.array(version(zone, day), { maxLength: 2 }))
      .map(([first, later]) => [...later, first]),
    exceptions: fc.array(exception(zone, day), { maxLength: 3 }),
    reservations: fc.array(
      fc.tuple(interval, buffer, buffer).map(([at, bufferBeforeMs, bufferAfterMs]) => ({
        ...at,
        kind: 'booking' as const,
        bufferBeforeMs,
        bufferAfterMs,
        reference: 'B-7K2M9Q',
      })),
      { maxLength: 4 },
    ),
    busy: fc.array(
      interval.map((at) => ({ ...at, calendar: 'Work' })),
      { maxLength: 4 },
    ),
  });
  const rules: fc.Arbitrary<SlotRules> = fc.record({
    now: whole(-72, 12).map((hours) => noon + hours * HOUR),
    durationMs: fc.constantFrom(15, 45, 60, 90, 480).map((minutes) => minutes * MINUTE),
    stepMinutes: fc.constantFrom(5, 15, 30, 60),
    bufferBeforeMs: fc.constantFrom(0, 5 * MINUTE),
    bufferAfterMs: fc.constantFrom(0, 10 * MINUTE),
    minNoticeMs: fc.constantFrom(0, 2 * HOUR, 24 * HOUR),
    horizonMs: fc.constantFrom(36 * HOUR, 60 * DAY),
    window: sometimes(from.map((at) => ({ zone: 'UTC', start: at, end: at + 40 * HOUR }))),
    lot: sometimes(from.map((at) => ({ effectiveAt: at, expiresAt: at + 40 * HOUR }))),
    memberBusy: fc.array(interval, { maxLength: 2 }),
    ignore: sometimes(fc.subarray(['notice', 'hours'] as const)),
  });
  return fc.record({ coach, rules, from, to: whole(6, 40).map((hours) => noon + hours * HOUR) });
});
