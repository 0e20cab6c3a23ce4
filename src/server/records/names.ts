import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlainTable } from './plain-kind.ts';
import type { Answer } from './kind.ts';

interface NameRule<Context> {
  readonly table: PlainTable & { readonly name: PgColumn };
  /** Only those for which this column holds the same id share the names: the teams of an organisation. */
  readonly within?: { readonly column: PgColumn; readonly of: (context: Context) => string };
  /** `taken` is the name as the other one writes it, `wanted` as it was asked for. */
  readonly sentence: (taken: string, wanted: string) => string;
}

/** Whether a name is free: no other record that is there has one that people read as this (`isSameName`). */
export const nameIsFree =
  <Context extends { readonly name: unknown }, Event>({
    table,
    within,
    sentence,
  }: NameRule<Context>): Answer<Context, Event> =>
  async (db, asked) => {
    const names = asked.map(({ id, context }) => {
      const home = within ? within.of(context) : null;
      return sql`(${id}::uuid, ${context.name}::text, ${home}::uuid)`;
    });
    const isThere = within ? sql`${within.column} = asked.home` : sql`true`;
    const found = await db.orm.execute(sql`
      select asked.id, asked.name as wanted, min(${table.name}) as taken
      from (values ${sql.join(names, sql`, `)}) as asked (id, name, home)
      join ${table} on name_key(${table.name}) = name_key(asked.name) and ${isThere}
        and ${table.id} <> asked.id and ${table.deletedAt} is null
      group by asked.id, asked.name
    `);
    return new Map(
      found.map(({ id, taken, wanted }) => [String(id), sentence(String(taken), String(wanted))]),
    );
  };
