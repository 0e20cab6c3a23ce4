import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  files,
  kaiAnalyses,
  kaiConversations,
  kaiListenings,
  kaiPassages,
  kaiRecordings,
} from '#database/schema/index.ts';
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
    const recordings = await db.orm
      .select({
        name: files.name,
        startsAt: kaiRecordings.startsAt,
        length: kaiRecordings.length,
      })
      .from(kaiRecordings)
      .innerJoin(files, eq(files.id, kaiRecordings.fileId))
      .where(eq(kaiRecordings.conversationId, row.id))
      .orderBy(asc(kaiRecordings.startsAt));
    found.push({
      title: row.title,
      group: row.group,
      status: row.status,
      heldOn: row.heldOn,
      score: row.score,
      dispute: row.dispute,
      uploadedAt: wireInstant(row.createdAt),
      recordings,
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

/** Where they left off listening to conversations, their own and others’. */
export const listenedTo = (db: Database, id: string) =>
  db.orm
    .select({ title: kaiConversations.title, leftAtMillisecond: kaiListenings.position })
    .from(kaiListenings)
    .innerJoin(kaiConversations, eq(kaiConversations.id, kaiListenings.conversationId))
    .where(eq(kaiListenings.listenerId, id))
    .orderBy(asc(kaiConversations.createdAt), asc(kaiConversations.id));
