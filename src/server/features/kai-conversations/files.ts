import { and, asc, eq } from 'drizzle-orm';
import { isTranscript } from '#domain/kai-conversations/file-types.ts';
import {
  onlySpeakerOf,
  runTogether,
  type RecordingPlace,
} from '#domain/kai-conversations/recordings.ts';
import type { ReadTranscript } from '#domain/kai-conversations/transcript/read.ts';
import {
  countWords,
  durationOf,
  speakersIn,
  type Segment,
} from '#domain/kai-conversations/transcript/segment.ts';
import type { Database } from '#database/database.ts';
import { files } from '#database/schema/index.ts';
import type { Transcribe } from '#server/conversations/recording.ts';
import { draftOfSender } from '#server/files/draft-files.ts';
import { openFile, readFile } from '#server/files/kept-files.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { Services } from '#server/services.ts';
import { lengthOfFile, troubleWithLength } from './recordings/lengths.ts';
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
    const trouble = await troubleWithLength(parts.db, duration);
    if (trouble !== null) throw refuse.invalid({ file: trouble });
    return { ...about, duration, speakers: [] };
  }
  const kept = await readFile(parts, id);
  if (!kept) throw refuse.notFound();
  const said = await transcriptOf(parts.parsing, { content: kept.content, mediaType }, by);
  if ('problem' in said) throw refuse.invalid({ file: said.problem });
  return { ...about, duration: durationOf(said.segments), speakers: wordsBySpeaker(said.segments) };
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

type Said = Exclude<ReadTranscript, { readonly problem: string }> & {
  readonly recordings: readonly RecordingPlace[];
};

type Problem = Extract<ReadTranscript, { readonly problem: string }>;

/**
 * What is said in the files of a conversation, one after the other: each begins where the one before is over. Where everybody has a recording of their own, these begin
 * together, and who speaks is told by the recording.
 */
export async function saidIn(
  parts: Parts,
  row: Pick<KaiConversationRow, 'id' | 'language' | 'participants'>,
  signal?: AbortSignal,
): Promise<Said | Problem> {
  const { id: conversation, language, participants } = row;
  const sent = await filesOf(parts.db, conversation);
  const isTogether = runTogether(participants, sent);
  const segments: Segment[] = [];
  const recordings: RecordingPlace[] = [];
  let silent: string | null = null;
  let startsAt = 0;
  for (const file of sent) {
    const found = await saidInFile(parts, file, { conversation, language, signal });
    if (!found) continue;
    const problem = 'problem' in found ? `${file.name}: ${found.problem}` : null;
    // Somebody may say nothing while the others speak.
    if (problem !== null && !isTogether) return { problem };
    silent ??= problem;
    const said = 'problem' in found ? [] : found.segments;
    const length = isTranscript(file.mediaType) ? null : await lengthOfFile(parts, file);
    const offset = isTogether ? 0 : startsAt;
    const speaker = onlySpeakerOf(participants, file.id);
    const later = (at: number | null) => (at === null ? null : at + offset);
    segments.push(
      ...said.map((each) => ({
        ...each,
        ...(speaker !== null && { speaker }),
        start: later(each.start),
        end: later(each.end),
      })),
    );
    if (!isTranscript(file.mediaType)) recordings.push({ file: file.id, startsAt: offset, length });
    startsAt += Math.max(length ?? 0, durationOf(said) ?? 0);
  }
  if (segments.length === 0) return { problem: silent ?? 'The files are no longer here.' };
  return { segments: isTogether ? inTurn(segments) : segments, recordings };
}

/** As they were said; what has no time stays where it is found. */
const inTurn = (segments: readonly Segment[]): Segment[] =>
  segments.toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0));

interface Asked {
  readonly conversation: string;
  readonly language: string;
  readonly signal: AbortSignal | undefined;
}

/** Transcripts are read whole, and are small; recordings are read as they are sent on. */
async function saidInFile(
  parts: Parts,
  { id, name, mediaType }: ConversationFile,
  { conversation, language, signal }: Asked,
): Promise<ReadTranscript | undefined> {
  if (!isTranscript(mediaType)) {
    const opened = await openFile(parts, id);
    return opened
      ? parts.transcribe?.({ name, mediaType, content: opened.content, language }, signal)
      : undefined;
  }
  const kept = await readFile(parts, id);
  return kept
    ? transcriptOf(parts.parsing, { content: kept.content, mediaType }, conversation)
    : undefined;
}
