import type { ApiClient } from './client.ts';
import { eventsOf } from './event-stream.ts';
import { changeOf, noInterests, pathOf } from './interests.ts';
import type { Interests } from './interests.ts';

/** Something changed, or `missed`: changes may have gone unnoticed and everything shown should be fetched again. */
export type Hint =
  | { readonly kind: 'changed'; readonly topics: readonly string[] }
  | { readonly kind: 'missed' };

export interface ListenOptions {
  /** What else the page wants to hear of, as it changes. */
  readonly interests?: Interests;
  /** Somebody else listened until now: what came in between may have gone unnoticed. */
  readonly takesOver?: boolean;
  /** Hears of every sign of life of the server. */
  readonly onSign?: () => void;
  /** Resolves after so many milliseconds, earlier when the network comes back or the signal aborts. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds. */
  readonly silence?: number;
}

/** Milliseconds of silence after which a connection counts as dead; the server speaks every 15 seconds. */
export const longestSilence = 60_000;

const firstPause = 1000;
const longestPause = 30_000;

/** A connection that is open, or about to be. */
interface Line {
  readonly coaches: readonly string[];
  readonly closing: AbortController;
  isReady: boolean;
  isOver: boolean;
}

/**
 * Listens to what changes until the result is called. A lost connection is opened again, with growing pauses, and then says `missed`.
 * The server ends the stream when the bearer token ends; the next one begins at once with the next token.
 * When the interests change, a connection with the new ones takes over from the old without a gap: only what is newly of interest counts as changed.
 */
export function subscribe(
  client: ApiClient,
  onHint: (hint: Hint) => void,
  {
    interests = noInterests,
    takesOver = false,
    onSign = () => undefined,
    pause = pauseUntilOnline,
    silence = longestSilence,
  }: ListenOptions = {},
): () => void {
  const stopped = new AbortController();

  const listen = async (line: Line, onReady: () => void): Promise<void> => {
    const silent = new AbortController();
    const signal = AbortSignal.any([stopped.signal, line.closing.signal, silent.signal]);
    let watch: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => silent.abort(), silence);
    };
    try {
      alive();
      const response = await client.stream(pathOf(line.coaches), signal);
      const onBytes = (): void => {
        alive();
        onSign();
      };
      for await (const { event, data } of eventsOf(response, onBytes)) {
        if (event === 'ready') onReady();
        if (event === 'missed') onHint({ kind: 'missed' });
        if (event === 'change') onHint({ kind: 'changed', topics: topicsOf(data) });
      }
    } finally {
      clearTimeout(watch);
      silent.abort();
      line.isOver = true;
    }
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    /** The line that was ready last: it speaks until the next one is. */
    const latest: { line: Line | null } = { line: null };
    while (!stopped.signal.aborted) {
      const coaches = interests.now();
      const line: Line = { coaches, closing: new AbortController(), isReady: false, isOver: false };
      const changed = changeOf(interests, coaches, line.closing.signal);
      const onReady = (): void => {
        const before = latest.line;
        failures = 0;
        line.isReady = true;
        latest.line = line;
        if (before === null ? takesOver : before.isOver) onHint({ kind: 'missed' });
        else {
          const fresh = coaches.filter((id) => before?.coaches.includes(id) !== true);
          if (fresh.length > 0) onHint({ kind: 'changed', topics: fresh.map(slotsTopic) });
        }
        before?.closing.abort();
      };
      const ended = listen(line, onReady).then(
        () => true,
        () => {
          if (!line.closing.signal.aborted) failures += 1;
          return true;
        },
      );
      const isOver = await Promise.race([ended, changed.then(() => false)]);
      if (!isOver) {
        if (!line.isReady) line.closing.abort();
        continue;
      }
      latest.line?.closing.abort();
      line.closing.abort();
      if (stopped.signal.aborted) return;
      await pause(
        Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2),
        stopped.signal,
      );
    }
  };

  void run();
  return () => stopped.abort();
}

const slotsTopic = (coach: string): string => `slots:${coach}`;

function topicsOf(data: string): string[] {
  try {
    const value: unknown = JSON.parse(data);
    if (
      typeof value !== 'object' ||
      value === null ||
      !('topics' in value) ||
      !Array.isArray(value.topics)
    )
      return [];
    return value.topics.filter((topic) => typeof topic === 'string');
  } catch {
    return [];
  }
}

function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
