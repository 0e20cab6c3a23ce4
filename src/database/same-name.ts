import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Rows whose name people read as this one: composed alike, whatever is a capital. The unique indexes of names compare in the same way. */
export const isSameName = (column: AnyColumn, name: string): SQL =>
  sql`name_key(${column}) = name_key(${name})`;
