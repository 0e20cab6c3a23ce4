import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { kaiAnalyses, kaiConversations, kaiPassages } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';

/** The conversations that somebody uploaded, or that are about them: what was said, and what analyses say of it. */
export async function conversationsOf(db: Database, id: string) {
  const { createdBy, about, createdAt, deletedAt } = kaiConversations;
  const rows = await db.orm
    .select()
    .from(kaiConversations)
    .where(and(or(eq(createdBy, id), eq(about, id)), isNull(deletedAt)))
    .orderBy(asc(createdAt), asc(kaiConversations.id));
  const found = [];
  for (const row of rows) {
    const passages = await db.orm
      .select()
      .from(kaiPassages)
      .where(eq(kaiPassages.conversationId, row.id))
      .orderBy(asc(kaiPassages.n));
    const analyses = await db.orm
      .select()
      .from(kaiAnalyses)
      .where(eq(kaiAnalyses.conversationId, row.id))
      .orderBy(asc(kaiAnalyses.number));
    found.push({
      title: row.title,
      group: row.group,
      status: row.status,
      heldOn: row.heldOn,
      score: row.score,
      dispute: row.dispute,
      uploadedAt: wireInstant(row.createdAt),
      transcript: passages.map(({ start, speaker, text, original }) => ({
        start,
        speaker,
        text,
        original,
      })),
      analyses: analyses.map(({ result, at }) => ({ at: wireInstant(at), ...result })),
    });
  }
  return found;
}
