import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { byName } from '#database/name-order.ts';
import { likePattern } from '#server/http/lists.ts';

export interface Found {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of that name, and helps to choose. */
  readonly hint: string | null;
}

interface Wanted {
  readonly search: string | null;
  readonly chosen?: string | undefined;
  /** How many at once, where fewer are shown than usual. */
  readonly most?: number;
}

/** How many are offered at once; a search narrows them. */
const usual = 20;

/** Those of a source of `id`, `name` and `hint` whose name has the text in it, by name; or the one that was chosen. */
export async function foundAmong(db: Database, source: SQL, wanted: Wanted): Promise<Found[]> {
  const { search, chosen, most = usual } = wanted;
  const isChosen = chosen === undefined ? sql`true` : sql`c.id = ${chosen}`;
  const isNamed = search === null ? sql`true` : sql`c.name ilike ${likePattern(search)}`;
  const rows = await db.orm.execute(sql`
    select c.id, c.name, c.hint from (${source}) c
    where ${isChosen} and ${isNamed} order by ${byName(sql`c.name`)}, c.id limit ${most}
  `);
  return rows.map(({ id, name, hint }) => ({
    id: String(id),
    name: String(name),
    hint: typeof hint === 'string' ? hint : null,
  }));
}
