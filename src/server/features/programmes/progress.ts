import { and, count, sql } from 'drizzle-orm';
import { progressIn, type Progress } from '#domain/organizations/journey.ts';
import { programmeState } from '#machines/programme/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { users } from '#database/schema/index.ts';
import { journey, membersOfProgramme } from '#server/features/relations/public.ts';
import type { ProgrammeRow } from './kind.ts';

/** How many of the members of a programme have come how far. */
export async function progressOf(
  db: Database,
  { id, status }: ProgrammeRow,
  now: number,
): Promise<Progress> {
  const mayBeFinished = status === programmeState.complete;
  const people = db.orm
    .select({ status: journey(now, { mayBeFinished }).as('journey_status') })
    .from(users)
    .where(
      and(
        sql`${users.id} in ${membersOfProgramme(sql`${id}::uuid`)}`,
        inState(users.status, userStates.open),
      ),
    )
    .as('people');
  const counted = await db.orm
    .select({ status: people.status, many: count() })
    .from(people)
    .groupBy(people.status);
  return progressIn(counted);
}
