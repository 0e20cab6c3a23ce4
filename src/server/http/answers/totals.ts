import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';

/** From so many rows on, nobody misses the one that came a moment ago. */
const many = 10_000;
/** How long they are remembered, milliseconds. */
const moment = 10_000;
/** So many questions are remembered at most; the one that was asked first is forgotten first. */
const most = 5_000;

interface Remembered {
  readonly total: number;
  readonly at: number;
}

const remembered = new WeakMap<Database, Map<string, Remembered>>();

/** What is remembered of the questions to a database. */
function knownOf(db: Database): Map<string, Remembered> {
  const known = remembered.get(db) ?? new Map<string, Remembered>();
  remembered.set(db, known);
  return known;
}

/** The large number of rows that was told to this question within the last ten seconds; null when it has to be counted. */
export function lastTotal(
  db: Database,
  question: Readonly<Record<string, unknown>>,
  now: number,
): number | null {
  const last = knownOf(db).get(JSON.stringify(question));
  return last && last.total >= many && Math.abs(now - last.at) < moment ? last.total : null;
}

/** How many there were when this question was last asked, whenever that was: nothing to tell anybody, but it says which way of finding them is short. */
export function formerTotal(
  db: Database,
  question: Readonly<Record<string, unknown>>,
): number | null {
  return knownOf(db).get(JSON.stringify(question))?.total ?? null;
}

/** Remembers what was counted. */
export function rememberTotal(
  db: Database,
  question: Readonly<Record<string, unknown>>,
  now: number,
  total: number,
): void {
  const known = knownOf(db);
  const words = JSON.stringify(question);
  known.delete(words);
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(words, { total, at: now });
}

/**
 * The number of all rows of a list. Counting a million takes longer than finding a page of them, so a large total is remembered for ten seconds by the words of
 * the question, which say who asks and for what; a small one is counted every time.
 */
export async function totalOf(
  db: Database,
  question: Readonly<Record<string, unknown>>,
  now: number,
  count: () => Promise<number>,
): Promise<number> {
  const last = lastTotal(db, question, now);
  if (last !== null) return last;
  const total = await count();
  rememberTotal(db, question, now, total);
  return total;
}

/** The number of all beside the ids of a page, where few are expected: of many, every one would be sorted to show twenty. Null where it is not asked for. */
export const totalBeside = (isCounted: boolean): SQL<number | null> =>
  isCounted ? sql<number | null>`(count(*) over ())::int` : sql<number | null>`null::int`;
