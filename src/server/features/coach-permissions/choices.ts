import { sql, type SQL } from 'drizzle-orm';
import type { PermissionEnd } from '#domain/coach-permissions/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { likePattern } from '#server/http/lists.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** What helps to choose: what a coach is good at, where a member or a team belongs. */
  readonly hint: string | null;
}

/** How many are offered at once; a search narrows them. */
const most = 20;

const sources: Readonly<Record<PermissionEnd, SQL>> = {
  coach: sql`select u.id, u.full_name as name,
      nullif(array_to_string(u.specialisms || u.languages, ', '), '') as hint
    from users u where u.role = 'Coach' and u.status in ('invited', 'active')`,
  member: sql`select u.id, u.full_name as name, o.name as hint
    from users u left join organizations o on o.id = u.organization_id
    where u.role in ('Member', 'OrganizationAdmin') and u.status in ('invited', 'active')`,
  session: sql`select s.id, s.name, s.duration_minutes || ' minutes' as hint
    from sessions s where s.status = 'active'`,
  team: sql`select t.id, t.name, o.name as hint
    from teams t join organizations o on o.id = t.organization_id where t.deleted_at is null`,
};

/** Whom or what a permission can be given to, by name. */
export async function choicesOf(
  db: Database,
  kind: PermissionEnd,
  search: string | null,
): Promise<Choice[]> {
  const named = search === null ? sql`true` : sql`c.name ilike ${likePattern(search)}`;
  const rows = await db.orm.execute(sql`
    select c.id, c.name, c.hint from (${sources[kind]}) c
    where ${named} order by lower(c.name), c.id limit ${most}
  `);
  return rows.map(({ id, name, hint }) => ({
    id: String(id),
    name: String(name),
    hint: typeof hint === 'string' ? hint : null,
  }));
}
