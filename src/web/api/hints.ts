import type { ApiClient } from './client.ts';
import { eventsOf } from './event-stream.ts';

/** Something changed, or `missed`: changes may have gone unnoticed and everything shown should be fetched again. */
export type Hint =
  | { readonly kind: 'changed'; readonly topics: readonly string[] }
  | { readonly kind: 'missed' };

interface Options {
  /** Resolves after so many milliseconds, earlier when the network comes back or the signal aborts. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds of silence after which a connection counts as dead; the server speaks every 25 seconds. */
  readonly silence?: number;
}

const firstPause = 1000;
const longestPause = 30_000;

/**
 * Listens to what changes until the result is called. A lost connection is opened again, with growing pauses, and then says `missed`.
 * The server ends the stream when the bearer token ends; the next one begins at once with the next token.
 */
export function subscribe(
  client: ApiClient,
  onHint: (hint: Hint) => void,
  { pause = pauseUntilOnline, silence = 60_000 }: Options = {},
): () => void {
  const stopped = new AbortController();

  const listen = async (wasConnected: () => void): Promise<void> => {
    const silent = new AbortController();
    const signal = AbortSignal.any([stopped.signal, silent.signal]);
    let watch: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => silent.abort(), silence);
    };
    try {
      alive();
      const response = await client.stream('/events', signal);
      for await (const { event, data } of eventsOf(response, alive)) {
        if (event === 'ready') wasConnected();
        if (event === 'missed') onHint({ kind: 'missed' });
        if (event === 'change') onHint({ kind: 'changed', topics: topicsOf(data) });
      }
    } finally {
      clearTimeout(watch);
      silent.abort();
    }
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    let connections = 0;
    while (!stopped.signal.aborted) {
      try {
        await listen(() => {
          failures = 0;
          connections += 1;
          if (connections > 1) onHint({ kind: 'missed' });
        });
      } catch {
        failures += 1;
      }
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
