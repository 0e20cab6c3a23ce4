import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { programmes, users } from '#database/schema/index.ts';
import { filledGroups } from '#server/features/kai-rubrics/public.ts';
import { isMemberOfProgramme, membersOfProgramme } from '#server/features/relations/public.ts';
import { likePattern } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';

/** The programmes under way for which somebody can upload a conversation: their own, or for staff the one that is named. */
export async function programmesToChoose(
  db: Database,
  { id, role }: Principal,
  programme: string | undefined,
) {
  const mayChooseMember = isStaff({ role });
  if (mayChooseMember && programme === undefined) return [];
  const rows = await db.orm
    .select({ id: programmes.id, name: programmes.name, groups: programmes.groups })
    .from(programmes)
    .where(
      and(
        inState(programmes.status, programmeStates.active),
        programme === undefined ? undefined : eq(programmes.id, programme),
        mayChooseMember ? undefined : isMemberOfProgramme(id),
      ),
    )
    .orderBy(asc(byName(programmes.name)), asc(programmes.id));
  const filled = await filledGroups(db);
  return rows.map((row) => ({
    ...row,
    setUp: row.groups.filter((group) => filled.has(group)),
    mayChooseMember,
  }));
}

/** Members of a programme, found by name; at most 20. */
export async function membersToChoose(
  db: Database,
  programme: string,
  search: string | null | undefined,
) {
  const rows = await db.orm
    .select({ id: users.id, name: users.fullName, hint: users.jobTitle })
    .from(users)
    .where(
      and(
        inState(users.status, userState.active),
        sql`${users.id} in ${membersOfProgramme(sql`${programme}::uuid`)}`,
        search ? ilike(users.fullName, likePattern(search)) : undefined,
      ),
    )
    .orderBy(asc(byName(users.fullName)), asc(users.id))
    .limit(20);
  return rows;
}
