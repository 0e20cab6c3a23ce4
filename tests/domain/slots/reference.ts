import { Temporal } from 'temporal-polyfill';
import type { CoachTime, Exception, HoursVersion, SlotRules } from '#domain/slots/coach-time.ts';
import type { Interval } from '#domain/slots/interval.ts';

const MINUTE = 60_000;

/** The slow answer: walks through time and asks Temporal about every single instant. Written to be believed, not to be fast. */
export function slowSlots(
  coach: CoachTime,
  rules: SlotRules,
  from: number,
  to: number,
  walk = 5,
): number[] {
  const hours = slowHours(coach, from, to + rules.durationMs);
  const away = coach.exceptions.filter((e) => e.kind !== 'extra').map(slowException);
  const starts = coach.versions.map(startOf);
  const slots: number[] = [];
  for (let ms = Math.ceil(from / (walk * MINUTE)) * walk * MINUTE; ms < to; ms += walk * MINUTE) {
    if (isFree(coach, rules, { hours, away, starts }, ms)) slots.push(ms);
  }
  return slots;
}

interface Prepared {
  readonly hours: Interval[];
  readonly away: Interval[];
  /** When each version comes into force. */
  readonly starts: number[];
}

function isFree(
  coach: CoachTime,
  rules: SlotRules,
  { hours, away, starts }: Prepared,
  ms: number,
): boolean {
  const version = slowVersion(coach, starts, ms);
  const end = ms + rules.durationMs;
  const session = { start: ms, end };

  const ignored = (name: 'notice' | 'hours') => rules.ignore?.includes(name) ?? false;
  const notice = ignored('notice') ? 0 : Math.max(rules.minNoticeMs, version?.minNoticeMs ?? 0);
  if (ms < rules.now + notice || ms > rules.now + rules.horizonMs) return false;
  if (rules.window && (ms < rules.window.start || end > rules.window.end)) return false;
  if (rules.lot && (ms < rules.lot.effectiveAt || ms >= rules.lot.expiresAt)) return false;
  if (!ignored('hours') && !isCovered(session, hours)) return false;
  if (away.some((interval) => meet(session, interval))) return false;
  if (rules.memberBusy.some((interval) => meet(session, interval))) return false;

  const before = Math.max(rules.bufferBeforeMs, version?.bufferBeforeMs ?? 0);
  const after = Math.max(rules.bufferAfterMs, version?.bufferAfterMs ?? 0);
  const occupied = { start: ms - before, end: end + after };
  if (coach.busy.some((interval) => meet(occupied, interval))) return false;
  for (const taken of coach.reservations) {
    const kept = {
      start: taken.start - taken.bufferBeforeMs,
      end: taken.end + taken.bufferAfterMs,
    };
    if (meet(occupied, kept)) return false;
  }

  const zone = version?.zone ?? coach.zone;
  const wall = zoned(ms, zone);
  if (wall.second !== 0 || (wall.hour * 60 + wall.minute) % rules.stepMinutes !== 0) return false;
  const most = version?.maxSessionsPerDay ?? Number.POSITIVE_INFINITY;
  return (
    most === Number.POSITIVE_INFINITY ||
    coach.reservations.filter((taken) => sameDay(zone, taken.start, ms)).length < most
  );
}

/** Hours day by day, each end asked of Temporal; kept inside their local day and their version's time. */
export function slowHours(coach: CoachTime, from: number, to: number): Interval[] {
  const hours: Interval[] = [];
  for (const version of coach.versions) {
    const { zone } = version;
    let date = zoned(from, zone).toPlainDate().subtract({ days: 2 });
    const last = zoned(to, zone).toPlainDate().add({ days: 2 });
    for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
      const day = { start: at(zone, date, 0), end: at(zone, date, 1440) };
      for (const span of version.weekly[date.dayOfWeek as 1] ?? []) {
        const start = Math.max(at(zone, date, span.from), day.start);
        const end = Math.min(at(zone, date, span.to), day.end);
        for (const piece of piecesInForce(coach, version, { start, end })) hours.push(piece);
      }
    }
  }
  for (const exception of coach.exceptions)
    if (exception.kind === 'extra') hours.push(slowException(exception));
  return hours;
}

function piecesInForce(coach: CoachTime, version: HoursVersion, hours: Interval): Interval[] {
  const starts = coach.versions.map(startOf);
  const changes = starts.filter((ms) => ms > hours.start && ms < hours.end);
  const ends = [hours.start, ...changes.toSorted((a, b) => a - b), hours.end];
  const pieces = ends.slice(1).map((end, i) => ({ start: ends[i] ?? end, end }));
  return pieces.filter(
    (piece) => piece.start < piece.end && slowVersion(coach, starts, piece.start) === version,
  );
}

function slowVersion(coach: CoachTime, starts: number[], ms: number): HoursVersion | undefined {
  const latest = Math.max(...starts.filter((start) => start <= ms));
  return coach.versions[starts.lastIndexOf(latest)];
}

function startOf(version: HoursVersion): number {
  return at(version.zone, Temporal.PlainDate.from(version.effectiveFrom), 0);
}

function slowException(exception: Exception): Interval {
  const { zone } = exception;
  const date = (text: string) => Temporal.PlainDate.from(text);
  if (exception.kind === 'outOfOffice') {
    return {
      start: at(zone, date(exception.firstDate), 0),
      end: at(zone, date(exception.lastDate), 1440),
    };
  }
  const { startsAt, endsAt } = exception;
  return {
    start: at(zone, date(startsAt.date), startsAt.minutes),
    end: at(zone, date(endsAt.date), endsAt.minutes),
  };
}

function at(zone: string, date: Temporal.PlainDate, minutes: number): number {
  const wall = date.toPlainDateTime().add({ minutes });
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}

function sameDay(zone: string, a: number, b: number): boolean {
  const date = zoned(a, zone).toPlainDate();
  return [-1, 0, 1].some((days) => {
    const start = at(zone, date.add({ days }), 0);
    const end = at(zone, date.add({ days: days + 1 }), 0);
    return a >= start && a < end && b >= start && b < end;
  });
}

function zoned(ms: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
}

function meet(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end && b.start < b.end;
}

function isCovered(session: Interval, hours: Interval[]): boolean {
  let reached = session.start;
  while (reached < session.end) {
    const next = hours.find((interval) => interval.start <= reached && interval.end > reached);
    if (next === undefined) return false;
    reached = next.end;
  }
  return true;
}
