import { sql, type SQL } from 'drizzle-orm';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { idsIn, inMilliseconds } from '#database/sql-values.ts';
import { inState } from '#database/in-state.ts';
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
import type { Interval } from '#domain/slots/interval.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { reservedIn, type Except } from './reservations.ts';

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
  except?: Except,
): Promise<CoachTime | null> {
  const times = await coachTimes(db, [coachId], from, to, except);
  return times.get(coachId) ?? null;
}

/** The same for several coaches, by id. Who is not an active coach is left out. */
export async function coachTimes(
  db: Database,
  coachIds: readonly string[],
  from: number,
  to: number,
  except?: Except,
): Promise<ReadonlyMap<string, CoachTime>> {
  return (await timesOf(db, { coachIds, memberIds: [], from, to, except })).coaches;
}

interface Asked {
  readonly coachIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly except?: Except | undefined;
}

interface Times {
  readonly coaches: ReadonlyMap<string, CoachTime>;
  /** When some of the members have something else. */
  readonly memberBusy: readonly Interval[];
}

/** The time of several coaches and what members have meanwhile: one statement however many they are. */
export const timesOf = (db: Database, asked: Asked): Promise<Times> =>
  db.once(`times ${JSON.stringify(asked)}`, () => readTimes(db, asked));

async function readTimes(
  db: Database,
  { coachIds, memberIds, from, to, except }: Asked,
): Promise<Times> {
  if (coachIds.length === 0 && memberIds.length === 0)
    return { coaches: new Map(), memberBusy: [] };
  const reserved = reservedIn(from, to, except);
  const busy = sql`${busyTimes.startsAt} < ${wireInstant(to)} and ${busyTimes.endsAt} > ${wireInstant(from)}`;
  const [row] = await db.orm.execute<
    { coaches: CoachRow[]; own: Interval[] } & Record<string, unknown>
  >(sql`
    select ${listOf(coachColumns(reserved, busy))}
        from ${users} where ${users.id} in ${idsIn(coachIds)} and ${users.role} = 'Coach' and ${inState(users.status, userState.active)}) as coaches,
      ${listOf(sql`json_build_object('start', ${inMilliseconds(sql`lower(${reservations.during})`)}, 'end', ${inMilliseconds(sql`upper(${reservations.during})`)})`)}
        from ${reservations} where ${reservations.personId} in ${idsIn(memberIds)} and ${reserved}) as own`);
  const coaches = (row?.coaches ?? []).map((each) => [each.id, coachTimeOf(each)] as const);
  return { coaches: new Map(coaches), memberBusy: row?.own ?? [] };
}

/** Opens a question for rows as one value; what follows it says where they come from, and closes it. */
const listOf = (each: SQL, order?: SQL): SQL =>
  sql`(select coalesce(json_agg(${each} ${order ? sql`order by ${order}` : sql``}), '[]')`;

interface CoachRow {
  readonly id: string;
  readonly firstName: string;
  readonly zone: string;
  readonly versions: readonly {
    readonly effectiveFrom: string;
    readonly zone: string;
    readonly weekly: HoursVersion['weekly'];
    readonly bufferBefore: number;
    readonly bufferAfter: number;
    readonly maxSessionsPerDay: number | null;
    readonly minNotice: number | null;
  }[];
  readonly exceptions: readonly {
    readonly kind: string;
    readonly zone: string;
    readonly starts: string;
    readonly ends: string;
    readonly reason: string | null;
    readonly visibleReason: boolean;
  }[];
  readonly reserved: readonly {
    readonly isHold: boolean;
    readonly reference: string;
    readonly start: number;
    readonly end: number;
    readonly from: number;
    readonly to: number;
  }[];
  readonly busy: readonly Busy[];
}

const coachColumns = (reserved: SQL, busy: SQL): SQL => {
  const starts = sql`coalesce(b.starts_at, h.starts_at)`;
  const hours = listOf(
    sql`json_build_object('effectiveFrom', w.effective_from, 'zone', w.time_zone, 'weekly', w.weekly, 'bufferBefore', w.buffer_before,
      'bufferAfter', w.buffer_after, 'maxSessionsPerDay', w.max_sessions_per_day, 'minNotice', w.min_notice_minutes)`,
    sql`w.effective_from, w.created_at, w.id`,
  );
  const exceptions = listOf(
    sql`json_build_object('kind', e.kind, 'zone', e.time_zone, 'starts', e.starts_local, 'ends', e.ends_local, 'reason', e.reason,
      'visibleReason', e.visible_reason)`,
  );
  const taken = listOf(
    sql`json_build_object('isHold', ${reservations.holdId} is not null, 'reference', coalesce(b.reference, 'hold'), 'start', ${inMilliseconds(starts)},
      'end', ${inMilliseconds(sql`coalesce(b.ends_at, h.ends_at)`)}, 'from', ${inMilliseconds(sql`lower(${reservations.during})`)}, 'to', ${inMilliseconds(sql`upper(${reservations.during})`)})`,
    starts,
  );
  const elsewhere = listOf(
    sql`json_build_object('calendar', ${busyTimes.calendarName}, 'start', ${inMilliseconds(sql`${busyTimes.startsAt}`)}, 'end', ${inMilliseconds(sql`${busyTimes.endsAt}`)})`,
    sql`${busyTimes.startsAt}`,
  );
  return sql`json_build_object('id', ${users.id}, 'firstName', ${users.firstName}, 'zone', ${users.timeZone},
    'versions', ${hours} from ${workingHours} w where w.coach_id = ${users.id}),
    'exceptions', ${exceptions} from ${availabilityExceptions} e where e.coach_id = ${users.id} and e.deleted_at is null),
    'reserved', ${taken} from ${reservations} left join ${bookings} b on b.id = ${reservations.bookingId}
      left join ${slotHolds} h on h.id = ${reservations.holdId} where ${reservations.personId} = ${users.id} and ${reserved}),
    'busy', ${elsewhere} from ${busyTimes} where ${busyTimes.coachId} = ${users.id} and ${busy}))`;
};

const coachTimeOf = ({ versions, exceptions, reserved, ...coach }: CoachRow): CoachTime => ({
  ...coach,
  versions: versions.map(({ bufferBefore, bufferAfter, minNotice, ...version }) => ({
    ...version,
    bufferBeforeMs: bufferBefore * minuteMs,
    bufferAfterMs: bufferAfter * minuteMs,
    ...(minNotice === null ? {} : { minNoticeMs: minNotice * minuteMs }),
  })),
  exceptions: exceptions.map(exceptionOf),
  reservations: reserved.map(({ isHold, reference, start, end, from, to }): Reserved => ({
    kind: isHold ? 'hold' : 'booking',
    reference,
    start,
    end,
    bufferBeforeMs: start - from,
    bufferAfterMs: to - end,
  })),
});

function exceptionOf(row: CoachRow['exceptions'][number]): Exception {
  const { kind, zone, starts, ends, visibleReason } = row;
  const reason = { visibleReason, ...(row.reason === null ? {} : { reason: row.reason }) };
  if (kind === 'outOfOffice')
    return { kind: 'outOfOffice', zone, firstDate: starts, lastDate: ends, ...reason };
  const times = { zone, startsAt: wallMoment(starts), endsAt: wallMoment(ends) };
  return kind === 'extra' ? { kind: 'extra', ...times } : { kind: 'blocked', ...times, ...reason };
}

/** `2026-11-21T14:30` as the database keeps local moments. */
function wallMoment(text: string): WallMoment {
  const [date = '', time = '00:00'] = text.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date: date, minutes: hours * 60 + minutes };
}
