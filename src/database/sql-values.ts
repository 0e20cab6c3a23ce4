import { sql, type SQL } from 'drizzle-orm';

/** A list of ids as the database takes it; none where there are none: an empty list is no SQL. */
export const idsIn = (ids: readonly string[]): SQL =>
  ids.length === 0
    ? sql`(null::uuid)`
    : sql`(${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`;

/** An instant in epoch milliseconds, for values that go out as JSON. */
export const inMilliseconds = (instant: unknown): SQL =>
  sql`(extract(epoch from ${instant}) * 1000)::bigint`;
