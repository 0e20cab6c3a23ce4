import type { Database } from '#database/database.ts';
import { enqueue } from '#server/outbox/queue.ts';

/** The name under which the outbox knows the work on a conversation. */
export const conversationJob = 'workOnConversation';

/** The same for recordings that are written down: that may take hours, and nothing else waits for it. */
export const recordingJob = 'writeDownRecording';

/** The same for drawing how loud a recording is, for which nobody waits. */
export const drawingJob = 'drawWaveform';

/** Queues the drawing of recordings that have been measured. */
export const queueDrawing = (
  db: Database,
  recordings: readonly { readonly file: string }[],
  at: number,
): Promise<void> =>
  enqueue(
    db,
    recordings.map(({ file }) => ({
      kind: drawingJob,
      payload: { file },
      dedupeKey: `${drawingJob}:${file}`,
    })),
    at,
  );

/** Queues a recording to be written down; `job`: what found that it is its turn. */
export const queueRecording = (
  db: Database,
  conversation: string,
  job: string,
  at: number,
): Promise<void> =>
  enqueue(
    db,
    [{ kind: recordingJob, payload: { conversation }, dedupeKey: `${recordingJob}:${job}` }],
    at,
  );

/** Queues the next piece of work, inside the current transaction; `piece` tells it from those before, and `isAgain` that what is analysed is to be analysed again. */
export const queueWork = (
  db: Database,
  conversation: string,
  piece: string,
  at: number,
  { runAt = at, isAgain = false }: { readonly runAt?: number; readonly isAgain?: boolean } = {},
): Promise<void> =>
  enqueue(
    db,
    [
      {
        kind: conversationJob,
        payload: { conversation, isAgain },
        dedupeKey: `${conversationJob}:${piece}`,
        runAt,
      },
    ],
    at,
  );
