import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { batchesOf } from '#domain/batches.ts';
import type { Segment } from '#domain/kai-conversations/transcript/segment.ts';
import type { Database } from '#database/database.ts';
import { kaiPassages } from '#database/schema/index.ts';

const { conversationId, n } = kaiPassages;

/** Writes down what was said, in the place of what was written down before. */
export async function writePassages(
  db: Database,
  conversation: string,
  segments: readonly Segment[],
): Promise<void> {
  await db.orm.delete(kaiPassages).where(eq(conversationId, conversation));
  const rows = segments.map((segment, n) => ({ ...segment, conversationId: conversation, n }));
  for (const batch of batchesOf(rows)) await db.orm.insert(kaiPassages).values(batch);
}

/** Some of what was said, from a passage on; all of it where no count is given. */
export function passagesOf(
  db: Database,
  conversation: string,
  { from = 0, count }: { readonly from?: number; readonly count?: number } = {},
) {
  const wanted = and(eq(conversationId, conversation), gte(n, from));
  const rows = db.orm.select().from(kaiPassages).where(wanted).orderBy(asc(n));
  return count === undefined ? rows : rows.limit(count);
}

/** Who speaks when, without what is said. */
export const turnsOf = (db: Database, conversation: string) =>
  db.orm
    .select({ start: kaiPassages.start, end: kaiPassages.end, speaker: kaiPassages.speaker })
    .from(kaiPassages)
    .where(eq(conversationId, conversation))
    .orderBy(asc(n));

export const countPassages = (db: Database, conversation: string): Promise<number> =>
  db.orm.$count(kaiPassages, eq(conversationId, conversation));

/** Everything that was said, as it is analysed. */
export async function segmentsOf(db: Database, conversation: string): Promise<Segment[]> {
  const rows = await passagesOf(db, conversation);
  return rows.map(({ start, end, speaker, text }) => ({ start, end, speaker, text }));
}

/** Corrects the words of one passage; what was heard first is kept. */
export const correctPassage = async (
  db: Database,
  conversation: string,
  passage: number,
  text: string,
): Promise<void> => {
  await db.orm
    .update(kaiPassages)
    .set({ text, original: sql`coalesce(${kaiPassages.original}, ${kaiPassages.text})` })
    .where(and(eq(conversationId, conversation), eq(n, passage)));
};

/** Gives speakers other names, all at once: two of them may change theirs with each other. */
export async function nameSpeakers(
  db: Database,
  conversation: string,
  names: readonly { readonly label: string; readonly name: string }[],
): Promise<void> {
  const changed = names.filter(({ label, name }) => label !== name);
  if (changed.length === 0) return;
  const cases = sql.join(
    changed.map(({ label, name }) => sql`when ${label} then ${name}`),
    sql` `,
  );
  await db.orm
    .update(kaiPassages)
    .set({ speaker: sql`case ${kaiPassages.speaker} ${cases} else ${kaiPassages.speaker} end` })
    .where(eq(conversationId, conversation));
}
