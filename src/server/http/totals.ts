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
  const known = remembered.get(db) ?? new Map<string, Remembered>();
  remembered.set(db, known);
  const words = JSON.stringify(question);
  const last = known.get(words);
  if (last && Math.abs(now - last.at) < moment) return last.total;
  const total = await count();
  if (known.size >= most) known.clear();
  if (total < many) known.delete(words);
  else known.set(words, { total, at: now });
  return total;
}
