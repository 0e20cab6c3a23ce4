import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RecordingPlace } from '#domain/kai-conversations/recordings.ts';
import type { Database } from '#database/database.ts';
import { files, kaiConversations, kaiListenings, kaiRecordings } from '#database/schema/index.ts';
import { waveformOf } from '#server/conversations/waveform/waveform-of.ts';
import { openFile } from '#server/files/kept-files.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Services } from '#server/services.ts';
import { publishChange } from '#server/stream/publish.ts';

/** Notes where recordings stand among those of their conversation, inside the current transaction; what is drawn of them stays. */
export async function placeRecordings(
  db: Database,
  conversation: string,
  recordings: readonly RecordingPlace[],
): Promise<void> {
  for (const { file, startsAt, length } of recordings)
    await db.orm
      .insert(kaiRecordings)
      .values({ fileId: file, conversationId: conversation, startsAt, length })
      .onConflictDoUpdate({ target: kaiRecordings.fileId, set: { startsAt, length } });
}

/** The recordings of a conversation, one after the other; of those that run together the longest is the last. */
export const recordingsOf = (db: Database, conversation: string) =>
  db.orm
    .select({
      file: kaiRecordings.fileId,
      name: files.name,
      mediaType: files.mediaType,
      startsAt: kaiRecordings.startsAt,
      length: kaiRecordings.length,
      peaks: kaiRecordings.peaks,
    })
    .from(kaiRecordings)
    .innerJoin(files, eq(files.id, kaiRecordings.fileId))
    .where(eq(kaiRecordings.conversationId, conversation))
    .orderBy(
      asc(kaiRecordings.startsAt),
      sql`${kaiRecordings.length} asc nulls first`,
      asc(files.createdAt),
      asc(files.id),
    );

/** Whether a conversation has this recording. */
export const recordingIn = async (db: Database, conversation: string, file: string) =>
  (await db.orm.$count(
    kaiRecordings,
    and(eq(kaiRecordings.conversationId, conversation), eq(kaiRecordings.fileId, file)),
  )) > 0;

const wanted = z.object({ file: z.string() });

/** Draws how loud a recording is. Its conversation may be gone before it is drawn; then there is nothing to keep it for. */
export const drawingWork =
  (parts: Pick<Services, 'db' | 'files'>): Delivery =>
  async (payload, _id, _attempt, signal) => {
    const { file } = wanted.parse(payload);
    const opened = await openFile(parts, file);
    if (!opened) return;
    const peaks = await waveformOf(opened.file.mediaType, opened.content, signal);
    await parts.db.transaction(() => keepPeaks(parts.db, file, peaks));
  };

/** Keeps what is drawn of a recording, inside the current transaction, and has open pages show it. */
export async function keepPeaks(db: Database, file: string, peaks: number[]): Promise<void> {
  const [drawn] = await db.orm
    .update(kaiRecordings)
    .set({ peaks })
    .where(eq(kaiRecordings.fileId, file))
    .returning({ conversation: kaiRecordings.conversationId });
  if (!drawn) return;
  const { createdBy, about, sharedWith } = kaiConversations;
  const [row] = await db.orm
    .select({ createdBy, about, sharedWith })
    .from(kaiConversations)
    .where(eq(kaiConversations.id, drawn.conversation));
  if (row)
    await publishChange(db, {
      topics: ['record:kai-conversations'],
      to: {
        userIds: [row.createdBy, row.about, ...row.sharedWith].flatMap((id) => id ?? []),
        staff: true,
      },
    });
}

interface Listening {
  readonly conversation: string;
  readonly listener: string;
}

const ofListener = ({ conversation, listener }: Listening) =>
  and(eq(kaiListenings.conversationId, conversation), eq(kaiListenings.listenerId, listener));

/** Where somebody left off listening; null at the beginning. */
export async function leftAt(db: Database, listening: Listening): Promise<number | null> {
  const [found] = await db.orm
    .select({ position: kaiListenings.position })
    .from(kaiListenings)
    .where(ofListener(listening));
  return found?.position ?? null;
}

/** Keeps where somebody is, for when they come back. */
export async function noteListening(
  db: Database,
  { conversation, listener }: Listening,
  position: number,
): Promise<void> {
  await db.orm
    .insert(kaiListenings)
    .values({ conversationId: conversation, listenerId: listener, position })
    .onConflictDoUpdate({
      target: [kaiListenings.conversationId, kaiListenings.listenerId],
      set: { position },
    });
}
