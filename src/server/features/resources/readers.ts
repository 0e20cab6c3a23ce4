import { sql, type SQL } from 'drizzle-orm';
import type { ResourceAudience, ResourceScope } from '#domain/resources/vocabulary.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Person } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import type { resources } from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';

/** Which readers a resource is for, by what they are. */
export const audiencesOf = (role: Person['role']): readonly ResourceAudience[] =>
  role === 'Coach' ? ['both', 'coaches'] : ['both', 'members'];

export const isForRole = (
  { audience }: { readonly audience: ResourceAudience },
  role: Person['role'],
) => audiencesOf(role).includes(audience);

/** Those who take part where a resource lies; for what is global everybody but staff. */
function whoReads(scope: Exclude<ResourceScope, 'session'>, target: string | null): SQL {
  switch (scope) {
    case 'global':
      return sql`u.role in ('Member', 'OrganizationAdmin', 'Coach')`;
    // One set of ids: with two of them nobody would be found by their id.
    case 'programme':
      return sql`u.id in (${membersOfProgramme(sql`${target}::uuid`)}
        union select c.coach_id from programme_coaches c where c.programme_id = ${target})`;
    case 'booking':
      return sql`u.id in (select a.user_id from attendees a
          where a.booking_id = ${target} and ${notInState(sql`a.status`, attendeeState.withdrawn)}
        union select unnest(array[b.coach_id, b.requester_id]) from bookings b where b.id = ${target})`;
  }
}

/** The ids of those who may read what lies there, on whatever day. */
export async function readersOf(
  db: Database,
  scope: Exclude<ResourceScope, 'session'>,
  target: string | null,
): Promise<string[]> {
  const found = await db.orm.execute<{ id: string }>(sql`
    select u.id from users u
    where ${inState(sql`u.status`, userState.active)} and ${whoReads(scope, target)} order by u.id`);
  return found.map(({ id }) => id);
}

type Placed = Pick<typeof resources.$inferSelect, 'scope' | 'target' | 'audience'>;

const keyOf = ({ scope, target }: Pick<Placed, 'scope' | 'target'>): string => target ?? scope;

/** How many there are whom each of these is for; null for what is global, and for what lies in a session: who they are changes from day to day, and nobody counts everybody for a list. */
export async function countReaders(
  db: Database,
  rows: readonly Placed[],
): Promise<(row: Placed) => number | null> {
  const places = new Map(rows.map((row) => [keyOf(row), row]));
  const parts = [...places].flatMap(([key, { scope, target }]) =>
    scope === 'session' || scope === 'global'
      ? []
      : [
          sql`select ${key} as key, u.role = 'Coach' as coaches, count(*)::int as many from users u
            where ${inState(sql`u.status`, userState.active)} and ${whoReads(scope, target)} group by 2`,
        ],
  );
  const found =
    parts.length === 0
      ? []
      : await db.orm.execute<{ key: string; coaches: boolean; many: number }>(
          sql.join(parts, sql` union all `),
        );
  return (row) =>
    row.scope === 'session' || row.scope === 'global'
      ? null
      : found
          .filter(({ key }) => key === keyOf(row))
          .filter(({ coaches }) => isForRole(row, coaches ? 'Coach' : 'Member'))
          .reduce((sum, { many }) => sum + many, 0);
}
