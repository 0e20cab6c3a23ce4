import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import { obstacleTo } from '#machines/decide.ts';
import type { Stamp } from '#machines/person.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { programmes, users } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { likePattern } from '#server/http/lists.ts';
import { foundAmong } from '#server/records/found.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { programmeKind } from '../kind.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';

/** How many people a search offers. */
const mostOffered = 20;

/** Whose programme it is; absent and deleted ones are not found. */
export async function homeOf(db: Database, id: string): Promise<string> {
  const [programme] = await db.orm
    .select({ organizationId: programmes.organizationId })
    .from(programmes)
    .where(and(eq(programmes.id, id), sql`${programmes.deletedAt} is null`));
  if (!programme) throw refuse.notFound();
  return programme.organizationId;
}

/** People of the organisation who could be added; refused while nobody can be. */
export async function candidatesFor(
  db: Database,
  id: string,
  search: string | null,
  reader: Stamp,
) {
  const [programme] = await db.orm.select().from(programmes).where(eq(programmes.id, id));
  if (!programme) throw refuse.notFound();
  const refused = obstacleTo(programmeKind.chart, programmeKind.rowOf(programme), {
    type: 'ADD_MEMBERS',
    ...reader,
  });
  if (refused) throw refuse.decided(refused);
  const { organizationId } = programme;
  return db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        sql`${users.role} in ('Member', 'OrganizationAdmin')`,
        inState(users.status, userStates.open),
        sql`${users.id} not in ${membersOfProgramme(sql`${id}::uuid`)}`,
        search ? ilike(users.fullName, likePattern(search)) : undefined,
      ),
    )
    .orderBy(asc(byName(users.fullName)), asc(users.id))
    .limit(mostOffered);
}

/** Teams of the organisation that could take part as a whole. */
export async function teamChoices(db: Database, id: string, query: { search: string | null }) {
  const organizationId = await homeOf(db, id);
  return foundAmong(
    db,
    sql`select t.id, t.name, (
        select count(*) || ' people' from team_members tm join users u on u.id = tm.user_id
        where tm.team_id = t.id and ${inState(sql`u.status`, userStates.open)}) as hint
      from teams t
      where t.organization_id = ${organizationId} and ${inState(sql`t.status`, teamState.active)}
        and not exists (select 1 from programme_teams pt where pt.programme_id = ${id} and pt.team_id = t.id)`,
    query,
  );
}
