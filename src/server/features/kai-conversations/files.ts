import { and, asc, eq } from 'drizzle-orm';
import { isTranscript, longestRecording } from '#domain/kai-conversations/file-types.ts';
import type { ReadTranscript } from '#domain/kai-conversations/transcript/read.ts';
import {
  countWords,
  durationOf,
  speakersIn,
  type Segment,
} from '#domain/kai-conversations/transcript/segment.ts';
import { sentences } from '#domain/kai-conversations/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { files } from '#database/schema/index.ts';
import type { Transcribe } from '#server/conversations/recording.ts';
import { bytesOf, lengthOf } from '#server/conversations/length/length-of.ts';
import { draftOfSender } from '#server/files/draft-files.ts';
import { openFile, readFile, type KeptFile } from '#server/files/kept-files.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { Services } from '#server/services.ts';
import type { KaiConversationRow } from './row.ts';

/** What a file is kept for that belongs to a conversation. */
export const conversationPurpose = 'kai-conversation';

type Parts = Pick<Services, 'db' | 'files' | 'parsing'> & {
  /** Writes down recordings. */
  readonly transcribe?: Transcribe | null;
};

/** Whether something has to be written down first. */
export const hasRecording = (sent: readonly ConversationFile[]): boolean =>
  sent.some(({ mediaType }) => !isTranscript(mediaType));

interface Wanted {
  readonly file: string;
  readonly by: string;
}

/** What is found in a file that somebody has sent and no conversation has taken: who speaks in a transcript, how long a recording lasts. What can't be used is refused. */
export async function lookInto(parts: Parts, { file, by }: Wanted) {
  const found = await draftOfSender(parts.db, { file, by, purpose: conversationPurpose });
  if (!found) throw refuse.notFound();
  const { id, name, mediaType, byteLength } = found;
  const about = { id, name, mediaType, byteLength };
  if (!isTranscript(mediaType)) {
    const duration = await lengthOfFile(parts, found);
    if (isTooLong(duration)) throw refuse.invalid({ file: sentences.tooLong(duration) });
    return { ...about, duration, speakers: [] };
  }
  const kept = await readFile(parts, id);
  if (!kept) throw refuse.notFound();
  const said = await transcriptOf(parts.parsing, { content: kept.content, mediaType }, by);
  if ('problem' in said) throw refuse.invalid({ file: said.problem });
  return { ...about, duration: durationOf(said.segments), speakers: wordsBySpeaker(said.segments) };
}

const isTooLong = (duration: number | null): duration is number =>
  duration !== null && duration > longestRecording;

async function lengthOfFile(
  parts: Pick<Parts, 'db' | 'files'>,
  { id, mediaType }: Pick<KeptFile, 'id' | 'mediaType'>,
): Promise<number | null> {
  const opened = await openFile(parts, id);
  return opened && lengthOf(mediaType, bytesOf(opened.content));
}

/** Why recordings can't be used that have come in; null where they can. */
export async function problemOfRecordings(
  parts: Pick<Parts, 'db' | 'files'>,
  sent: readonly ConversationFile[],
): Promise<string | null> {
  for (const file of sent) {
    const duration = isTranscript(file.mediaType) ? null : await lengthOfFile(parts, file);
    if (isTooLong(duration)) return `${file.name}: ${sentences.tooLong(duration)}`;
  }
  return null;
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

/** A conversation takes files, which stand in the order in which they are named. */
export async function takeFiles(
  db: Database,
  ids: readonly string[],
  { conversation, at }: { readonly conversation: string; readonly at: number },
): Promise<void> {
  for (const [nth, id] of [...new Set(ids)].entries())
    await db.orm
      .update(files)
      .set({ purpose: conversationPurpose, ownerId: conversation, createdAt: at + nth })
      .where(eq(files.id, id));
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
  { id: conversation, language }: Pick<KaiConversationRow, 'id' | 'language'>,
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
      : await transcribe?.({ name, mediaType, content, language }, signal);
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
