import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageToDraw, Said } from '#contract/drawing.ts';
import type { Log } from '#server/log.ts';
import type { FromThread, ToThread } from './messages.ts';

/** Draws pages with their first answers in them, in a thread of its own (decision 110). */
export interface Drawing {
  /** The page as JSON; null where it can't be drawn now: the browser does it a little later. */
  draw(page: PageToDraw): Promise<string | null>;
  /** Has the thread ready before somebody comes. */
  begin(): void;
  close(): Promise<void>;
}

/** Where the build puts what draws. */
const program = fileURLToPath(new URL('../../../dist/drawing', import.meta.url));

/** Milliseconds; who waits longer is better served by their own browser. */
const patience = 1_500;
/** Pages that may wait or be drawn at a time. */
const most = 8;
/** Milliseconds after which a thread that has not finished a page is not expected to. */
const stuck = 10_000;
/** Milliseconds until another thread is begun after one that has drawn nothing: what it could not begin with will be the same. */
const pause = 60_000;

interface Piece {
  readonly ask: PageToDraw['ask'];
  readonly settle: (content: string | null) => void;
}

// A thread has no origin that a message could be for.
const send = (thread: Worker, message: ToThread): void => thread.postMessage.call(thread, message);

/** Null where the build has not made what it needs. */
export function openDrawing(log: Log, folder = program): Drawing | null {
  const file = join(folder, 'index.js');
  if (!existsSync(file)) return null;
  const pieces = new Map<number, Piece>();
  /** Pages that the thread has not finished, whether somebody still waits for them or not, with the moment when it was told; the first is the oldest. */
  const unfinished = new Map<number, number>();
  let thread: Worker | null = null;
  let last = 0;
  /** The thread has drawn something. */
  let isWell = false;
  let restsUntil = 0;

  const hear = (from: Worker) => (message: FromThread) => {
    const piece = pieces.get(message.id);
    if (message.kind === 'drawn') {
      isWell = true;
      unfinished.delete(message.id);
      return piece?.settle(message.content);
    }
    const { question, path } = message;
    const give = (said: Said): void => send(from, { kind: 'answer', question, said });
    const gone = { status: 503, text: '' };
    if (piece === undefined) return give(gone);
    piece.ask(path).then(give, () => give(gone));
  };

  const begun = (): Worker => {
    isWell = false;
    const made = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: file,
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    made.unref();
    made.on('message', hear(made));
    made.on('error', (error: unknown) =>
      log.warn('The thread that draws pages failed.', {
        because: error instanceof Error ? error.name : 'Error',
      }),
    );
    made.on('exit', () => {
      if (thread !== made) return;
      thread = null;
      if (!isWell) restsUntil = performance.now() + pause;
      unfinished.clear();
      for (const { settle } of pieces.values()) settle(null);
    });
    return made;
  };

  return {
    draw({ ask, ...page }) {
      const [oldest = Infinity] = unfinished.values();
      if (performance.now() - oldest > stuck) void thread?.terminate();
      const isResting = thread === null && performance.now() < restsUntil;
      if (isResting || unfinished.size >= most) return Promise.resolve(null);
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const settle = (content: string | null): void => {
          clearTimeout(timer);
          pieces.delete(id);
          resolve(content);
        };
        const timer = setTimeout(() => settle(null), patience);
        pieces.set(id, { ask, settle });
        unfinished.set(id, performance.now());
        thread ??= begun();
        send(thread, { kind: 'draw', task: { ...page, id } });
      });
    },
    begin() {
      thread ??= begun();
    },
    async close() {
      await thread?.terminate();
    },
  };
}
