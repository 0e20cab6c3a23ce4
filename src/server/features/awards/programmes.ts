import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { programmeChart } from '#machines/programme/chart.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { PointReason } from '#domain/recognition/points.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { attendees, bookings, earnedPoints, programmes, users } from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { reactTo } from '#server/records/reactions.ts';
import { armTimers } from '#server/records/timers.ts';
import type { Ringing } from '#server/timers/ringing.ts';
import { countPoints } from './count-points.ts';

/** Under this name the timers that count what a programme earned its members are kept. */
export const programmeAwards = 'programme-award';

const timer = 'COUNT';
const pointReason = 'programmeCompleted' satisfies PointReason;
/** So many are counted in one transaction. */
const batch = 100;

const arm = (db: Database, entityId: string, at: number): Promise<void> =>
  armTimers(db, [{ machine: programmeAwards, entityId, timer, runAt: at }]);

/** A programme that is complete counts for those who had a session in it, as soon as its transaction has ended: there may be thousands. */
export const awardsOfProgrammes = reactTo(programmeChart, {
  countAwards: ({ db, id, at }) => arm(db, id, at),
});

export const programmeAwardRinging: Ringing = {
  lock: async (db, id) => (await db.orm.$count(programmes, eq(programmes.id, id))) > 0,
  async ring(db, id, _, at) {
    const people = await uncounted(db, id);
    for (const userId of people) await countPoints(db, { pointReason, userId, subjectId: id, at });
    if (people.length === batch) await arm(db, id, at);
  },
};

/** Members who had a session in a programme and for whom it does not count yet. */
async function uncounted(db: Database, id: string): Promise<string[]> {
  const came = db.orm
    .select({ id: attendees.userId })
    .from(attendees)
    .innerJoin(bookings, eq(bookings.id, attendees.bookingId))
    .where(and(eq(bookings.programmeId, id), isNotNull(attendees.attendedUntil)));
  const rows = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, came),
        sql`${users.id} in ${membersOfProgramme(sql`${id}::uuid`)}`,
        inState(users.status, userStates.open),
        sql`not exists (select 1 from ${earnedPoints} where ${earnedPoints.userId} = ${users.id}
          and ${earnedPoints.source} = ${pointReason} and ${earnedPoints.subjectId} = ${id})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(batch);
  return rows.map((row) => row.id);
}
