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
  /** Of which moment the page's first answer is: what changed from then on it hears once it listens. */
  readonly since?: () => string | null;
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
    since = () => null,
    takesOver = false,
    onSign = () => undefined,
    pause = pauseUntilOnline,
    silence = longestSilence,
  }: ListenOptions = {},
): () => void {
  const stopped = new AbortController();

  /** The line that was ready last: it speaks until the next one is. */
  const latest: { line: Line | null } = { line: null };
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
      const isFirst = latest.line === null && !takesOver;
      const path = pathOf(line.coaches, isFirst ? since() : null);
      const response = await client.stream(path, signal);
      const onBytes = (): void => {
        alive();
        onSign();
      };
      for await (const { event, data } of eventsOf(response, onBytes)) {
        if (event === 'ready') onReady();
        const hint = hintOf(event, data);
        if (hint !== null) onHint(hint);
      }
    } finally {
      clearTimeout(watch);
      silent.abort();
      line.isOver = true;
    }
  };

  const run = async (): Promise<void> => {
    let failures = 0;
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

interface Missed {
  readonly interests: Interests;
  readonly since: string | null;
  readonly signal: AbortSignal;
}

/**
 * Tells what changed from the page's first answer until now, for a page to which another one hands on what comes from now on. What can't be found out counts as
 * missed.
 */
export async function catchUp(
  client: ApiClient,
  onHint: (hint: Hint) => void,
  { interests, since, signal }: Missed,
): Promise<void> {
  if (since === null) return;
  const done = new AbortController();
  const ends = AbortSignal.any([signal, done.signal, AbortSignal.timeout(longestSilence)]);
  try {
    const response = await client.stream(pathOf(interests.now(), since), ends);
    for await (const { event, data } of eventsOf(response, () => undefined)) {
      if (event === 'ready') return;
      const hint = hintOf(event, data);
      if (hint !== null) onHint(hint);
    }
    onHint({ kind: 'missed' });
  } catch {
    if (!signal.aborted) onHint({ kind: 'missed' });
  } finally {
    done.abort();
  }
}

function hintOf(event: string, data: string): Hint | null {
  if (event === 'missed') return { kind: 'missed' };
  return event === 'change' ? { kind: 'changed', topics: topicsOf(data) } : null;
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
