import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Names as people look them up: `É` stands with `E`, and capitals stand beside small letters. Said wherever names are ordered, as the order of a database itself
 * follows the machine it was made on. The indexes of lists say the same.
 */
export const byName = (name: SQLWrapper): SQL => sql`${name} collate "und-x-icu"`;
