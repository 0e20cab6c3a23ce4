import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  availabilityExceptions,
  bookings,
  busyTimes,
  reservations,
  slotHolds,
  users,
  workingHours,
} from '#database/schema/index.ts';
import type {
  CoachTime,
  Exception,
  HoursVersion,
  Reserved,
  WallMoment,
} from '#domain/slots/coach-time.ts';
import { reservedBetween, type Owner } from './reservations.ts';

const minuteMs = 60_000;

/**
 * Everything that decides when a coach is free between two instants. `except` leaves out one booking's or hold's own reservation. Null when there is no such
 * active coach.
 */
export async function coachTime(
  db: Database,
  coachId: string,
  from: number,
  to: number,
  except?: Owner,
): Promise<CoachTime | null> {
  const [coach] = await db.orm
    .select({ firstName: users.firstName, zone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, coachId), eq(users.role, 'Coach'), eq(users.status, 'active')));
  if (!coach) return null;
  const [versions, exceptions, reserved, busy] = [
    await hoursOf(db, coachId),
    await exceptionsOf(db, coachId),
    await reservationsOf(db, coachId, from, to, except),
    await busyOf(db, coachId, from, to),
  ];
  return { ...coach, versions, exceptions, reservations: reserved, busy };
}

async function hoursOf(db: Database, coachId: string): Promise<HoursVersion[]> {
  const rows = await db.orm
    .select()
    .from(workingHours)
    .where(eq(workingHours.coachId, coachId))
    .orderBy(asc(workingHours.effectiveFrom), asc(workingHours.createdAt), asc(workingHours.id));
  return rows.map((row) => ({
    effectiveFrom: row.effectiveFrom,
    zone: row.timeZone,
    weekly: row.weekly as HoursVersion['weekly'],
    bufferBeforeMs: row.bufferBefore * minuteMs,
    bufferAfterMs: row.bufferAfter * minuteMs,
    maxSessionsPerDay: row.maxSessionsPerDay,
    ...(row.minNoticeMinutes === null ? {} : { minNoticeMs: row.minNoticeMinutes * minuteMs }),
  }));
}

async function exceptionsOf(db: Database, coachId: string): Promise<Exception[]> {
  const rows = await db.orm
    .select()
    .from(availabilityExceptions)
    .where(
      and(eq(availabilityExceptions.coachId, coachId), isNull(availabilityExceptions.deletedAt)),
    );
  return rows.map((row): Exception => {
    const told = {
      visibleReason: row.visibleReason,
      ...(row.reason === null ? {} : { reason: row.reason }),
    };
    const zone = row.timeZone;
    if (row.kind === 'outOfOffice') {
      return {
        kind: 'outOfOffice',
        zone,
        firstDate: row.startsLocal,
        lastDate: row.endsLocal,
        ...told,
      };
    }
    const times = {
      zone,
      startsAt: wallMoment(row.startsLocal),
      endsAt: wallMoment(row.endsLocal),
    };
    return row.kind === 'extra'
      ? { kind: 'extra', ...times }
      : { kind: 'blocked', ...times, ...told };
  });
}

/** `2026-11-21T14:30` as the database keeps local moments. */
function wallMoment(text: string): WallMoment {
  const [date = '', time = '00:00'] = text.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date: date, minutes: hours * 60 + minutes };
}

async function reservationsOf(
  db: Database,
  coachId: string,
  from: number,
  to: number,
  except?: Owner,
): Promise<Reserved[]> {
  const taken = await reservedBetween(db, [coachId], from, to, except);
  if (taken.length === 0) return [];
  const rows = await db.orm
    .select({
      during: reservations.during,
      holdId: reservations.holdId,
      reference: sql<string>`coalesce(${bookings.reference}, 'hold')`,
      start: sql<string>`coalesce(${bookings.startsAt}, ${slotHolds.startsAt})`,
      end: sql<string>`coalesce(${bookings.endsAt}, ${slotHolds.endsAt})`,
    })
    .from(reservations)
    .leftJoin(bookings, eq(bookings.id, reservations.bookingId))
    .leftJoin(slotHolds, eq(slotHolds.id, reservations.holdId))
    .where(sql`${reservations.id} in ${taken.map(({ id }) => id)}`);
  return rows
    .map(({ during, holdId, reference, ...times }): Reserved => {
      const start = Date.parse(times.start);
      const end = Date.parse(times.end);
      return {
        kind: holdId ? 'hold' : 'booking',
        reference,
        start,
        end,
        bufferBeforeMs: start - during.from,
        bufferAfterMs: during.to - end,
      };
    })
    .toSorted((a, b) => a.start - b.start);
}

async function busyOf(db: Database, coachId: string, from: number, to: number) {
  const rows = await db.orm
    .select()
    .from(busyTimes)
    .where(
      and(eq(busyTimes.coachId, coachId), lt(busyTimes.startsAt, to), gt(busyTimes.endsAt, from)),
    )
    .orderBy(asc(busyTimes.startsAt));
  return rows.map((row) => ({ calendar: row.calendarName, start: row.startsAt, end: row.endsAt }));
}
