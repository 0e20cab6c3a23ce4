import { sql, type SQL } from 'drizzle-orm';

/** Words that somebody looks for; more than these narrow nothing any further. */
const mostWords = 12;

/** What stands in a search, as the database asks for it: every word, the last as far as it is typed. Null where there is no word. */
export function wordsAsked(search: string): SQL | null {
  const words = search.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if (words.length === 0) return null;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`to_tsquery('english', ${query})`;
}
