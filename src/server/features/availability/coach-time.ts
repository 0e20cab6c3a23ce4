import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { userState } from '#machines/user/states.gen.ts';
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
  Busy,
  CoachTime,
  Exception,
  HoursVersion,
  Reserved,
  WallMoment,
} from '#domain/slots/coach-time.ts';
import { inState } from '#database/in-state.ts';
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
  const times = await coachTimes(db, [coachId], from, to, except);
  return times.get(coachId) ?? null;
}

/** The same for several coaches, by id; the same few queries however many there are. Who is not an active coach is left out. */
export async function coachTimes(
  db: Database,
  coachIds: readonly string[],
  from: number,
  to: number,
  except?: Owner,
): Promise<Map<string, CoachTime>> {
  if (coachIds.length === 0) return new Map();
  const coaches = await db.orm
    .select({ id: users.id, firstName: users.firstName, zone: users.timeZone })
    .from(users)
    .where(
      and(
        inArray(users.id, [...coachIds]),
        eq(users.role, 'Coach'),
        inState(users.status, userState.active),
      ),
    );
  const ids = coaches.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [versions, exceptions, reserved, busy] = [
    await hoursOf(db, ids),
    await exceptionsOf(db, ids),
    await reservationsOf(db, ids, from, to, except),
    await busyOf(db, ids, from, to),
  ];
  return new Map(
    coaches.map(({ id, ...coach }) => [
      id,
      {
        id,
        ...coach,
        versions: versions.get(id) ?? [],
        exceptions: exceptions.get(id) ?? [],
        reservations: reserved.get(id) ?? [],
        busy: busy.get(id) ?? [],
      },
    ]),
  );
}

/** Lists of parts by whose they are, each in the order of the rows. */
function byCoach<Row extends { readonly coachId: string }, Part>(
  rows: readonly Row[],
  partOf: (row: Row) => Part,
): Map<string, Part[]> {
  const parts = new Map<string, Part[]>();
  for (const row of rows) {
    const own = parts.get(row.coachId);
    if (own) own.push(partOf(row));
    else parts.set(row.coachId, [partOf(row)]);
  }
  return parts;
}

async function hoursOf(db: Database, coachIds: readonly string[]) {
  const rows = await db.orm
    .select()
    .from(workingHours)
    .where(inArray(workingHours.coachId, [...coachIds]))
    .orderBy(asc(workingHours.effectiveFrom), asc(workingHours.createdAt), asc(workingHours.id));
  return byCoach(rows, (row): HoursVersion => ({
    effectiveFrom: row.effectiveFrom,
    zone: row.timeZone,
    weekly: row.weekly as HoursVersion['weekly'],
    bufferBeforeMs: row.bufferBefore * minuteMs,
    bufferAfterMs: row.bufferAfter * minuteMs,
    maxSessionsPerDay: row.maxSessionsPerDay,
    ...(row.minNoticeMinutes === null ? {} : { minNoticeMs: row.minNoticeMinutes * minuteMs }),
  }));
}

async function exceptionsOf(db: Database, coachIds: readonly string[]) {
  const rows = await db.orm
    .select()
    .from(availabilityExceptions)
    .where(
      and(
        inArray(availabilityExceptions.coachId, [...coachIds]),
        isNull(availabilityExceptions.deletedAt),
      ),
    );
  return byCoach(rows, (row): Exception => {
    const reason = {
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
        ...reason,
      };
    }
    const times = {
      zone,
      startsAt: wallMoment(row.startsLocal),
      endsAt: wallMoment(row.endsLocal),
    };
    return row.kind === 'extra'
      ? { kind: 'extra', ...times }
      : { kind: 'blocked', ...times, ...reason };
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
  coachIds: readonly string[],
  from: number,
  to: number,
  except?: Owner,
) {
  const transitions = await reservedBetween(db, coachIds, from, to, except);
  if (transitions.length === 0) return new Map<string, Reserved[]>();
  const rows = await db.orm
    .select({
      coachId: reservations.personId,
      during: reservations.during,
      holdId: reservations.holdId,
      reference: sql<string>`coalesce(${bookings.reference}, 'hold')`,
      start: sql<string>`coalesce(${bookings.startsAt}, ${slotHolds.startsAt})`,
      end: sql<string>`coalesce(${bookings.endsAt}, ${slotHolds.endsAt})`,
    })
    .from(reservations)
    .leftJoin(bookings, eq(bookings.id, reservations.bookingId))
    .leftJoin(slotHolds, eq(slotHolds.id, reservations.holdId))
    .where(sql`${reservations.id} in ${transitions.map(({ id }) => id)}`)
    .orderBy(sql`coalesce(${bookings.startsAt}, ${slotHolds.startsAt})`);
  return byCoach(rows, ({ during, holdId, reference, ...times }): Reserved => {
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
  });
}

async function busyOf(db: Database, coachIds: readonly string[], from: number, to: number) {
  const rows = await db.orm
    .select()
    .from(busyTimes)
    .where(
      and(
        inArray(busyTimes.coachId, [...coachIds]),
        lt(busyTimes.startsAt, to),
        gt(busyTimes.endsAt, from),
      ),
    )
    .orderBy(asc(busyTimes.startsAt));
  return byCoach(rows, (row): Busy => ({
    calendar: row.calendarName,
    start: row.startsAt,
    end: row.endsAt,
  }));
}
