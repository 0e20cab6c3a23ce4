import { sql } from 'drizzle-orm';
import { MINUTE } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import type { ReportRun } from './asked.ts';
import type { ReportTable } from './rows.ts';
import { tableFor, type AskedTable } from './run.ts';

interface Kept extends Omit<AskedTable, 'table'> {
  readonly version: string;
  readonly table: Promise<ReportTable>;
}

/** So many tables are kept by a process, the ones that were asked for last. */
const most = 40;
/** What depends on the clock is asked for anew after this. */
const longest = MINUTE;

const memories = new WeakMap<Database, Map<string, Kept>>();

/**
 * The table of a report: the one that somebody who may see the same has asked for before, with the time of that, as long as nothing at all was written since; else
 * a new one. Those who ask at once share one question.
 */
export async function keptTable(db: Database, run: ReportRun): Promise<AskedTable> {
  const memory = memories.get(db) ?? new Map<string, Kept>();
  memories.set(db, memory);
  const version = await versionOf(db);
  const { key } = run;
  const { now } = run.asked;
  const before = memory.get(key);
  const isFresh =
    before !== undefined && before.version === version && Math.abs(now - before.asOf) < longest;
  const kept = isFresh ? before : { version, asOf: now, table: tableFor(db, run) };
  memory.delete(key);
  memory.set(key, kept);
  const [eldest] = memory.keys();
  if (memory.size > most && eldest !== undefined) memory.delete(eldest);
  try {
    return { table: await kept.table, asOf: kept.asOf };
  } catch (error) {
    if (memory.get(key) === kept) memory.delete(key);
    throw error;
  }
}

/** Another one after every transaction that writes, in whatever process: which have ended, and which are open. */
async function versionOf(db: Database): Promise<string> {
  const [found] = await db.orm.execute<{ version: string }>(
    sql`select pg_current_snapshot()::text as version`,
  );
  return found?.version ?? '';
}
