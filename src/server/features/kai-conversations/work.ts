import { eq, max } from 'drizzle-orm';
import { z } from 'zod';
import type { CountedAnalysis } from '#domain/kai-conversations/analysis/analyse.ts';
import type { Analysis } from '#domain/kai-conversations/analysis/analysis.ts';
import { runTogether } from '#domain/kai-conversations/recordings.ts';
import { withAnswer } from '#domain/kai-conversations/analysis/answered.ts';
import type { Rubric } from '#domain/kai-conversations/rubrics/rubric.ts';
import { countWords, durationOf } from '#domain/kai-conversations/transcript/segment.ts';
import type { Failure } from '#domain/kai-conversations/vocabulary.ts';
import { isTranscript } from '#domain/kai-conversations/file-types.ts';
import { HOUR } from '#domain/time/calendar.ts';
import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import { isAnalysed } from '#machines/kai-conversation/phases.ts';
import { kaiConversationState as state } from '#machines/kai-conversation/states.gen.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { kaiAnalyses, kaiConversations } from '#database/schema/index.ts';
import { rubricAt, rubricInForce } from '#server/features/kai-rubrics/public.ts';
import type { analysisServiceOf } from '#server/conversations/analysis-service.ts';
import type { Transcribe } from '#server/conversations/recording.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { send } from '#server/records/send.ts';
import type { Services } from '#server/services.ts';
import { latestAnalysis } from './analysis-answer.ts';
import { holdCredit } from './credit.ts';
import { filesOf, hasRecording, saidIn } from './files.ts';
import { kaiConversationKind } from './kind.ts';
import { measured } from './recordings/lengths.ts';
import { placeRecordings } from './recordings/recordings.ts';
import type { KaiConversationRow } from './row.ts';
import { segmentsOf, writePassages } from './passages.ts';
import { queueDrawing, queueRecording, queueWork } from './queue.ts';
import { whileItStands } from './while-it-stands.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'files' | 'parsing'> & Helpers;

/** Who helps with what the product can't do, or does less well, by itself. */
interface Helpers {
  /** Writes down recordings; without it they wait. */
  readonly transcribe?: Transcribe | null;
  readonly analysisService?: ReturnType<typeof analysisServiceOf>;
  /** Milliseconds between two looks whether a recording is still wanted that is being written down; 5 seconds unless told. */
  readonly lookEvery?: number;
}

/** So often a piece of work is tried; what still breaks then has failed, and its credit comes back. */
const mostAttempts = 3;

const wanted = z.object({ conversation: z.string(), isAgain: z.boolean().default(false) });

/**
 * Goes on with a conversation where it stands. Each piece may run twice, at the same time as another, or die in between: what it has come to is written down with
 * the state that it leads to, and only while the conversation still stands where the piece began. Recordings are left to {@link recordingWork}.
 */
export const conversationWork = (parts: Parts): Delivery => workWith(parts, false);

/** The same for recordings that are to be written down. */
export const recordingWork = (parts: Parts): Delivery => workWith(parts, true);

const workWith =
  (parts: Parts, writesDown: boolean): Delivery =>
  async (payload, id, attempt = 1, signal) => {
    const { conversation, isAgain } = wanted.parse(payload);
    const [row] = await parts.db.orm
      .select()
      .from(kaiConversations)
      .where(eq(kaiConversations.id, conversation));
    if (!row) return;
    try {
      if (isAgain && isAnalysed(row.status))
        await analyseAgain(parts, row, attempt >= mostAttempts);
      else await goOn(parts, row, { job: id, isLast: attempt >= mostAttempts, writesDown, signal });
    } catch (error) {
      if (signal?.aborted || attempt < mostAttempts || !canFail(row.status)) throw error;
      parts.log.error('The work on a conversation is given up.', error, { conversation });
      await moveOn(parts, row, { type: 'FAIL', failure: broken(row.status) });
    }
  };

const canFail = (status: string): boolean =>
  status === state.queued || status === state.transcribing || status === state.analysing;

const broken = (status: string): Failure => ({
  stage: status === state.analysing ? 'analysing' : 'transcribing',
  code: 'broken',
  reason: 'Something went wrong on our side, and we’ve been notified.',
  isRetryable: true,
});

interface Try {
  readonly job: string;
  /** It is not tried again. */
  readonly isLast: boolean;
  /** There is time for a recording. */
  readonly writesDown: boolean;
  /** It is stopped. */
  readonly signal: AbortSignal | undefined;
}

async function goOn(parts: Parts, row: KaiConversationRow, how: Try): Promise<void> {
  const { job, isLast } = how;
  switch (row.status) {
    case state.uploading:
      return checkFiles(parts, row);
    case state.awaitingCredit:
      return askForCredit(parts, row, job);
    case state.queued:
      return begin(parts, row);
    case state.transcribing:
      return writeDown(parts, row, how);
    case state.analysing:
      return analyse(parts, row, isLast);
    default:
  }
}

type Bare = KaiConversationEvent extends infer Each
  ? Each extends { type: string }
    ? Omit<Each, 'by' | 'at'>
    : never
  : never;

/** Tells the chart what the work has come to, with what belongs to it, unless the conversation has moved on meanwhile. */
const moveOn = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id, status, version }: Pick<KaiConversationRow, 'id' | 'status' | 'version'>,
  event: Bare,
  before: () => Promise<void> = async () => undefined,
): Promise<void> =>
  db.transaction(async () => {
    const record = await kaiConversationKind.lock(db, id);
    if (record?.row.status !== status || record.version !== version) return;
    await before();
    await send(db, kaiConversationKind, id, { ...event, by: system, at: clock.now() });
  });

async function checkFiles(parts: Parts, row: KaiConversationRow): Promise<void> {
  const files = await filesOf(parts.db, row.id);
  const hasTranscript = files.some(({ mediaType }) => isTranscript(mediaType));
  const said = hasTranscript ? await saidIn(parts, row) : null;
  const found =
    said && 'problem' in said
      ? said
      : await measured(parts, files, runTogether(row.participants, files));
  if ('problem' in found)
    return moveOn(parts, row, {
      type: 'REFUSE_FILES',
      failure: { stage: 'upload', code: 'unreadable', reason: found.problem, isRetryable: true },
    });
  await moveOn(parts, row, { type: 'ACCEPT_FILES' }, async () => {
    await placeRecordings(parts.db, row.id, found.recordings);
    await queueDrawing(parts.db, found.recordings, parts.clock.now());
  });
}

/** Its credit is set aside, or staff are asked for one; then it waits for them. */
const askForCredit = (parts: Parts, row: KaiConversationRow, job: string): Promise<void> =>
  parts.db.transaction(async () => {
    const { db, clock } = parts;
    const record = await kaiConversationKind.lock(db, row.id);
    if (record?.row.status !== state.awaitingCredit || record.version !== row.version) return;
    const cause = { id: row.id, event: 'HOLD_CREDIT', eventId: job, actorId: null };
    const found = await holdCredit(db, row, { ...cause, at: clock.now() });
    if (found.outcome === 'held')
      await moveOn(parts, row, { type: 'HOLD_CREDIT', creditId: found.lotId });
  });

/** A recording waits for whoever can write down what is said. */
async function begin(parts: Parts, row: KaiConversationRow): Promise<void> {
  const files = await filesOf(parts.db, row.id);
  if (parts.transcribe || !hasRecording(files)) return moveOn(parts, row, { type: 'TRANSCRIBE' });
  if (!row.waits) await moveOn(parts, row, { type: 'WAIT' });
  const at = parts.clock.now();
  const runAt = at + HOUR;
  await queueWork(parts.db, row.id, `${row.id} ${Math.floor(at / HOUR)}`, at, { runAt });
}

async function writeDown(parts: Parts, row: KaiConversationRow, how: Try): Promise<void> {
  const { db, clock } = parts;
  const isRecorded = hasRecording(await filesOf(db, row.id));
  if (isRecorded && !how.writesDown)
    return db.transaction(() => queueRecording(db, row.id, how.job, clock.now()));
  const said = isRecorded
    ? await whileItStands(parts, row, how.signal, (signal) => saidIn(parts, row, signal))
    : await saidIn(parts, row);
  if (said === null) return;
  if ('problem' in said)
    return moveOn(parts, row, {
      type: 'FAIL',
      failure: {
        stage: 'transcribing',
        code: 'unreadable',
        reason: said.problem,
        isRetryable: false,
      },
    });
  const { segments, recordings } = said;
  const words = segments.reduce((sum, { text }) => sum + countWords(text), 0);
  await moveOn(parts, row, { type: 'ANALYSE', words, duration: durationOf(segments) }, async () => {
    await writePassages(db, row.id, segments);
    await placeRecordings(db, row.id, recordings);
  });
}

async function analyse(parts: Parts, row: KaiConversationRow, isLast: boolean): Promise<void> {
  const { db, clock } = parts;
  const rubric = await rubricInForce(db, row.group);
  const found = await analysisOf(parts, row, rubric);
  if ('problem' in found)
    return moveOn(parts, row, {
      type: 'FAIL',
      failure: {
        stage: 'analysing',
        code: found.problem.code,
        reason: found.problem.sentence,
        isRetryable: false,
      },
    });
  const analysis = await improved(parts, row, { rubric, counted: found.analysis, isLast });
  await moveOn(
    parts,
    row,
    { type: 'COMPLETE', score: analysis.overall, warnings: [...analysis.warnings] },
    () => keepAnalysis(db, row.id, analysis, clock.now()),
  );
}

interface Improving {
  readonly rubric: Rubric;
  readonly counted: CountedAnalysis;
  readonly isLast: boolean;
}

/** What a service says, where there is one; when it does not answer the last time either, what the product found itself has to do. */
async function improved(
  { db, log, analysisService }: Parts,
  { id, participants }: KaiConversationRow,
  { rubric, counted, isLast }: Improving,
): Promise<Analysis> {
  if (!analysisService) return counted;
  const { engine, ask } = analysisService;
  const segments = await segmentsOf(db, id);
  try {
    const answer = await ask(rubric, { segments, participants });
    return withAnswer(rubric, segments, counted, { answer, engine });
  } catch (error) {
    if (!isLast) throw error;
    log.warn('The analysis service did not answer; the built-in analysis holds.', { id });
    const warning = 'The analysis service did not answer, so this is the built-in analysis.';
    return { ...counted, warnings: [...counted.warnings, warning] };
  }
}

/** What was named or corrected is analysed again as it was the first time, by the same version of its rubric; what can't be analysed any more keeps what it had. */
async function analyseAgain(parts: Parts, row: KaiConversationRow, isLast: boolean): Promise<void> {
  const { db, clock } = parts;
  const before = await latestAnalysis(db, row.id);
  const rubric =
    (before && (await rubricAt(db, row.group, before.result.rubricVersion))) ??
    (await rubricInForce(db, row.group));
  const found = await analysisOf(parts, row, rubric);
  if ('problem' in found) return;
  const analysis = await improved(parts, row, { rubric, counted: found.analysis, isLast });
  await moveOn(
    parts,
    row,
    { type: 'RESCORE', score: analysis.overall, warnings: [...analysis.warnings] },
    () => keepAnalysis(db, row.id, analysis, clock.now()),
  );
}

const analysisOf = async (
  { db, parsing }: Parts,
  { id, participants }: KaiConversationRow,
  rubric: Rubric,
) =>
  parsing.read(
    'conversationAnalysis',
    { rubric, segments: await segmentsOf(db, id), participants },
    id,
  );

/** Keeps an analysis as the one that holds, inside the current transaction. */
export async function keepAnalysis(
  db: Database,
  conversation: string,
  result: Analysis,
  at: number,
): Promise<void> {
  const { conversationId, number } = kaiAnalyses;
  const [last] = await db.orm
    .select({ number: max(number) })
    .from(kaiAnalyses)
    .where(eq(conversationId, conversation));
  await db.orm
    .insert(kaiAnalyses)
    .values({ conversationId: conversation, number: (last?.number ?? 0) + 1, result, at });
}
