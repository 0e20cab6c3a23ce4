import { inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';

/** The columns that a person reference is made of: `select(personReferenceColumns)`. */
export const personReferenceColumns = {
  id: users.id,
  fullName: users.fullName,
  pictureUrl: users.pictureUrl,
};

interface PersonReference {
  readonly id: string;
  readonly fullName: string;
  readonly pictureUrl: string | null;
}

/** Finds people by their ids, as others see them; whoever is not found is null. */
export async function peopleOf(
  db: Database,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => PersonReference | null> {
  const known = ids.filter((id) => id !== null);
  const rows =
    known.length === 0
      ? []
      : await db.orm.select(personReferenceColumns).from(users).where(inArray(users.id, known));
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}
