import { sql, type SQL } from 'drizzle-orm';

/** What the list of users can be narrowed to, each with the organisation it is of. */
export const choicesOf: Readonly<Record<'team' | 'programme', SQL>> = {
  team: sql`select t.id, t.name, o.name as hint
    from teams t join organizations o on o.id = t.organization_id where t.deleted_at is null`,
  programme: sql`select p.id, p.name, o.name as hint
    from programmes p join organizations o on o.id = p.organization_id where p.deleted_at is null`,
};
