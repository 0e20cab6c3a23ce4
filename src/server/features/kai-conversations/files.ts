import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { DAY } from '#domain/time/calendar.ts';
import { newId } from '#domain/ids.ts';
import { isTranscript } from '#domain/kai-conversations/file-types.ts';
import type { ReadTranscript } from '#domain/kai-conversations/transcript/read.ts';
import {
  countWords,
  speakersIn,
  type Segment,
} from '#domain/kai-conversations/transcript/segment.ts';
import type { Database } from '#database/database.ts';
import { files } from '#database/schema/index.ts';
import type { Transcribe } from '#server/conversations/recording.ts';
import { dropFile, keepFile, readFile } from '#server/files/kept-files.ts';
import type { ReceivedFile } from '#server/files/receive.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { Services } from '#server/services.ts';

/** What a file is kept for that belongs to a conversation, and to nobody's conversation yet; its owner is then who sent it. */
export const conversationPurpose = 'kai-conversation';
export const draftPurpose = 'kai-conversation-draft';

/** The name under which the outbox knows files that no conversation may have taken. */
export const draftKaiFileJob = 'dropDraftKaiFile';
const draftFile = z.object({ file: z.string() });

type Parts = Pick<Services, 'db' | 'files' | 'parsing'> & {
  /** Writes down recordings. */
  readonly transcribe?: Transcribe | null;
};

/** Whether something has to be written down first. */
export const hasRecording = (sent: readonly ConversationFile[]): boolean =>
  sent.some(({ mediaType }) => !isTranscript(mediaType));

interface Sent {
  readonly upload: ReceivedFile;
  readonly by: string;
  readonly at: number;
}

/** Keeps a transcript or a recording until a conversation takes it, for a day at most, and tells who speaks in a transcript. */
export async function keepDraft({ db, files: store, parsing }: Parts, { upload, by, at }: Sent) {
  const { name, mediaType, byteLength } = upload;
  const content = await upload.content();
  const found = isTranscript(mediaType)
    ? await transcriptOf(parsing, { content, mediaType }, by)
    : { segments: [] };
  if ('problem' in found) throw refuse.invalid({ file: found.problem });
  const id = newId(at);
  await db.transaction(async () => {
    const about = { id, purpose: draftPurpose, ownerId: by, name, mediaType, at };
    await keepFile({ db, files: store }, { ...about, content });
    const job = {
      kind: draftKaiFileJob,
      payload: { file: id },
      dedupeKey: `${draftKaiFileJob} ${id}`,
      runAt: at + DAY,
    };
    await enqueue(db, [job], at);
  });
  return { id, name, mediaType, byteLength, speakers: wordsBySpeaker(found.segments) };
}

const wordsBySpeaker = (segments: readonly Segment[]) =>
  speakersIn(segments).map((label) => ({
    label,
    words: segments
      .filter(({ speaker }) => speaker === label)
      .reduce((sum, { text }) => sum + countWords(text), 0),
  }));

/** Reads a transcript; what can't be read has a problem, and what can't be read now is tried again. */
async function transcriptOf(
  parsing: Services['parsing'],
  file: { readonly content: Uint8Array; readonly mediaType: string },
  owner: string,
): Promise<ReadTranscript> {
  try {
    return await parsing.read('transcript', file, owner);
  } catch (error) {
    if (error instanceof ParsingRefused && error.reason !== 'busy')
      return { problem: error.message };
    throw error;
  }
}

export const draftKaiFileDelivery =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): Delivery =>
  async (payload) => {
    const { file } = draftFile.parse(payload);
    await db.transaction(async () => {
      const [waiting] = await db.orm
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, file), eq(files.purpose, draftPurpose)))
        .for('update');
      if (waiting) await dropFile(db, file, clock.now());
    });
  };

/** A conversation takes files. */
export async function takeFiles(
  db: Database,
  ids: readonly string[],
  conversation: string,
): Promise<void> {
  if (ids.length > 0)
    await db.orm
      .update(files)
      .set({ purpose: conversationPurpose, ownerId: conversation })
      .where(inArray(files.id, [...ids]));
}

/** The files of a conversation, in the order in which they were sent. */
export const filesOf = (db: Database, conversation: string) =>
  db.orm
    .select({
      id: files.id,
      name: files.name,
      mediaType: files.mediaType,
      byteLength: files.byteLength,
    })
    .from(files)
    .where(and(eq(files.ownerId, conversation), eq(files.purpose, conversationPurpose)))
    .orderBy(asc(files.createdAt), asc(files.id));

export type ConversationFile = Awaited<ReturnType<typeof filesOf>>[number];

/** What is said in the files of a conversation, one after the other. */
export async function saidIn(
  { db, files: store, parsing, transcribe }: Parts,
  conversation: string,
  signal?: AbortSignal,
): Promise<ReadTranscript> {
  const segments: Segment[] = [];
  let offset = 0;
  for (const { id } of await filesOf(db, conversation)) {
    const kept = await readFile({ db, files: store }, id);
    if (!kept) continue;
    const { content, file } = kept;
    const { name, mediaType } = file;
    const found = isTranscript(mediaType)
      ? await transcriptOf(parsing, { content, mediaType }, conversation)
      : await transcribe?.({ name, mediaType, content }, signal);
    if (!found) continue;
    if ('problem' in found) return { problem: `${file.name}: ${found.problem}` };
    const later = (at: number | null) => (at === null ? null : at + offset);
    segments.push(
      ...found.segments.map((each) => ({
        ...each,
        start: later(each.start),
        end: later(each.end),
      })),
    );
    offset = segments.reduce((last, { start, end }) => Math.max(last, end ?? start ?? 0), offset);
  }
  return segments.length === 0 ? { problem: 'The files are no longer here.' } : { segments };
}
