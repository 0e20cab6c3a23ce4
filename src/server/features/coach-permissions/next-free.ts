import { inArray } from 'drizzle-orm';
import { validityOf } from '#domain/coach-permissions/in-force.ts';
import { nextFree } from '#domain/slots/find.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { sessions } from '#database/schema/index.ts';
import { permissionDay } from '#server/features/relations/public.ts';
import { coachTimes, policyFor, reservedBetween } from '#server/features/availability/public.ts';
import type { CoachPermissionRow } from './kind.ts';

type Row = Pick<
  CoachPermissionRow,
  'id' | 'coach' | 'scope' | 'subject' | 'canBook' | 'validFrom' | 'validTo' | 'deletedAt'
>;

/** What is looked for where a permission is for no session: an hour, with the buffers of the product. */
const anHour = { durationMinutes: 60, bufferBefore: 0, bufferAfter: 0 };

/** Whether something can be booked by a permission on a date. */
const isBookable = (row: Row, today: string): boolean =>
  row.canBook && row.deletedAt === null && validityOf(row, today) === 'active';

/**
 * The first instant at which each permission could be booked, by its id: of its session, or of an hour in which the member is free too. Nothing for one that
 * is not in force, or where nothing is free before the horizon. The same few queries however many there are.
 */
export async function nextFreeOf(
  db: Database,
  rows: readonly Row[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const today = permissionDay(now);
  const open = rows.filter((row) => isBookable(row, today));
  if (open.length === 0) return new Map();
  const { parameters: policy } = await policyFor(db, null);
  const [from, to] = [now - DAY, now + policy.bookingHorizon + 2 * DAY];
  const subjects = (scope: Row['scope']) =>
    open.filter((row) => row.scope === scope).map(({ subject }) => subject);
  const coaches = await coachTimes(db, [...new Set(open.map(({ coach }) => coach))], from, to);
  const taken = await reservedBetween(db, subjects('member'), from, to);
  const given = await sessionsOf(db, subjects('session'));
  return new Map(
    open.flatMap(({ id, coach, scope, subject }) => {
      const time = coaches.get(coach);
      const session = scope === 'session' ? given.get(subject) : anHour;
      if (!time || !session) return [];
      const own = taken.filter(({ personId }) => personId === subject);
      const rules = {
        now,
        durationMs: session.durationMinutes * MINUTE,
        stepMinutes: policy.slotStepMinutes,
        bufferBeforeMs: Math.max(policy.bufferBefore, session.bufferBefore * MINUTE),
        bufferAfterMs: Math.max(policy.bufferAfter, session.bufferAfter * MINUTE),
        minNoticeMs: policy.minNotice,
        horizonMs: policy.bookingHorizon,
        memberBusy: own.map(({ during }) => ({ start: during.from, end: during.to })),
      };
      return nextFree(time, rules, now, 1).map((at): [string, number] => [id, at]);
    }),
  );
}

async function sessionsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof anHour>();
  const { id, durationMinutes, bufferBefore, bufferAfter } = sessions;
  const found = await db.orm
    .select({ id, durationMinutes, bufferBefore, bufferAfter })
    .from(sessions)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(found.map((session) => [session.id, session]));
}
