import type { Facts } from '#machines/plain-record.ts';
import type { Database } from '#database/database.ts';
import type { TeamRow } from './kind.ts';
import { whyNotRestored } from './questions.ts';
import { inUse } from './standing.ts';

/** What is known of teams before anybody sends something. */
export async function factsNow(
  db: Database,
  rows: readonly TeamRow[],
): Promise<ReadonlyMap<string, Facts>> {
  const known = new Map<string, Facts>();
  for (const row of rows) {
    const { id, name, deletedAt } = row;
    const facts = deletedAt === null ? inUse(db, id, name) : whyNotRestored(db, id, row);
    known.set(id, await facts);
  }
  return known;
}
