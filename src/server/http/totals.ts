import type { Database } from '#database/database.ts';

/** From so many rows on, nobody misses the one that came a moment ago. */
const many = 10_000;
/** How long they are remembered, milliseconds. */
const moment = 10_000;
/** So many questions are remembered at most. */
const most = 1_000;

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

/** The number of all rows that was told to this question within the last ten seconds; null when it has to be counted. */
export function lastTotal(
  db: Database,
  question: Readonly<Record<string, unknown>>,
  now: number,
): number | null {
  const last = knownOf(db).get(JSON.stringify(question));
  return last && Math.abs(now - last.at) < moment ? last.total : null;
}

/** Remembers for a moment what was counted, if it is many. */
export function rememberTotal(
  db: Database,
  question: Readonly<Record<string, unknown>>,
  now: number,
  total: number,
): void {
  const known = knownOf(db);
  const words = JSON.stringify(question);
  if (known.size >= most) known.clear();
  if (total < many) known.delete(words);
  else known.set(words, { total, at: now });
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
