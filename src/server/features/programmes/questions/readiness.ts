import { sql } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { inForce, membersOfProgramme } from '#server/features/relations/public.ts';

/** How much there is of what a programme needs before it can be active (domain reference, 5.1). */
export interface Readiness {
  readonly members: number;
  readonly sessionOptions: number;
  /** Of its coaches, those who may give a session that it offers. */
  readonly coaches: number;
}

export async function readinessOf(db: Database, id: string, at: number): Promise<Readiness> {
  const [found] = await db.orm.execute<Record<keyof Readiness, number>>(sql`select
    (select count(*)::int from users u
      where u.id in ${membersOfProgramme(sql`${id}::uuid`)} and ${inState(sql`u.status`, userStates.open)}) as members,
    (select count(*)::int from session_options o where o.programme_id = ${id} and o.deleted_at is null) as "sessionOptions",
    (select count(*)::int from programme_coaches c join users u on u.id = c.coach_id
      where c.programme_id = ${id} and ${inState(sql`u.status`, userStates.open)} and exists (
        select 1 from coach_permissions cp join session_options o on o.session_id = cp.subject_id
        where cp.coach_id = c.coach_id and cp.scope = 'session' and o.programme_id = ${id}
          and o.deleted_at is null and ${inForce(at, 'cp')})) as coaches`);
  return found ?? { members: 0, sessionOptions: 0, coaches: 0 };
}

export const isReady = ({ members, sessionOptions: options, coaches }: Readiness): boolean =>
  members > 0 && options > 0 && coaches > 0;
