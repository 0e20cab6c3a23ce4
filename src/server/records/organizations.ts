import { inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { organizations } from '#database/schema/index.ts';

/** Finds the organisations of some rows, as lists name them. */
export async function organizationsOf(
  db: Database,
  rows: readonly { readonly organizationId: string }[],
): Promise<(id: string) => { readonly id: string; readonly name: string }> {
  const ids = [...new Set(rows.map(({ organizationId }) => organizationId))];
  const found = await db.orm
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (id) => ({ id, name: names.get(id) ?? '' });
}
