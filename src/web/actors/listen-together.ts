import { newId } from '#domain/ids.ts';
import { longestSilence } from '../api/hints.ts';
import type { Hint, ListenOptions } from '../api/hints.ts';
import type { Interests } from '../api/interests.ts';

/** Coaches whose times one stream may tell of. */
const most = 20;

type Message =
  | { readonly kind: 'wants'; readonly tab: string; readonly coaches: readonly string[] }
  | { readonly kind: 'leaves'; readonly tab: string }
  | { readonly kind: 'listens' | 'sign' }
  | { readonly kind: 'hint'; readonly hint: Hint };

interface Outside {
  /** Whose news it is; the tabs of one person share a stream. */
  readonly person: string;
  /** Opens a stream of its own until the result is called. */
  readonly listen: (onHint: (hint: Hint) => void, options: ListenOptions) => () => void;
  /** Another tab listens already: asks once what this one has missed until now. */
  readonly catchUp: (signal: AbortSignal) => void;
  readonly onHint: (hint: Hint) => void;
  /** What this tab wants to hear of. */
  readonly interests: Interests;
  readonly locks: LockManager | undefined;
  /** Milliseconds without a sign of the tab that listens. */
  readonly silence?: number;
}

/**
 * Listens to what changes, until the result is called, with one stream for all tabs of a person: a browser opens six connections to one place, and
 * each stream takes one for good. Whoever has the common lock listens, for what any of the tabs wants to hear of, and hands the news on. When that tab
 * closes, the next one in the queue goes on; when it falls silent, a tab that is looked at takes its place.
 */
export function listenTogether(outside: Outside): () => void {
  const { person, listen, catchUp, onHint, interests, locks, silence = longestSilence } = outside;
  if (locks === undefined || typeof BroadcastChannel === 'undefined')
    return listen(onHint, { interests });
  const name = `waymark-news-${person}`;
  const tab = newId();
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = new BroadcastChannel(name);
  const others = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  let isListening = false;
  let heardAt = performance.now();

  /** A channel has no target origin: only pages of this origin are on it. */
  const post = (message: Message): void => {
    if (!signal.aborted) channel.postMessage.call(channel, message);
  };
  const sayWants = (): void => post({ kind: 'wants', tab, coaches: interests.now() });
  const sayLeaves = (): void => post({ kind: 'leaves', tab });
  const everybodys: Interests = {
    now: () => {
      const coaches = new Set([interests.now(), ...others.values()].flat());
      return [...coaches].slice(0, most).toSorted();
    },
    subscribe(onChange) {
      const stop = interests.subscribe(onChange);
      listeners.add(onChange);
      return () => {
        stop();
        listeners.delete(onChange);
      };
    },
  };

  /** For as long as the lock is held. Resolves to whether to wait for it again, as where another tab has taken it away. */
  const listenUnder = async (options: LockOptions, takesOver: boolean): Promise<boolean> => {
    const taken = new AbortController();
    const isOver = AbortSignal.any([signal, taken.signal]);
    const work = async (lock: Lock | null): Promise<void> => {
      if (isOver.aborted) return;
      if (lock === null) {
        catchUp(signal);
        return;
      }
      isListening = true;
      others.clear();
      post({ kind: 'listens' });
      const publish = (hint: Hint): void => {
        onHint(hint);
        post({ kind: 'hint', hint });
      };
      const onSign = (): void => post({ kind: 'sign' });
      const stop = listen(publish, { interests: everybodys, takesOver, onSign });
      await new Promise((resolve) => isOver.addEventListener('abort', resolve));
      stop();
      isListening = false;
      heardAt = performance.now();
    };
    try {
      await locks.request(name, options, work);
      return true;
    } catch (error) {
      taken.abort();
      return error instanceof Error && error.name === 'AbortError';
    }
  };
  const takeTurns = async (): Promise<void> => {
    let isWaiting = await listenUnder({ ifAvailable: true }, false);
    while (isWaiting && !signal.aborted) isWaiting = await listenUnder({ signal }, true);
  };

  const look = (): void => {
    const isSilent = !isListening && performance.now() - heardAt > silence;
    if (isSilent && document.visibilityState === 'visible') void listenUnder({ steal: true }, true);
  };
  const onMessage = ({ data }: MessageEvent<Message>): void => {
    if (data.kind === 'wants') others.set(data.tab, data.coaches);
    else if (data.kind === 'leaves') others.delete(data.tab);
    else heardAt = performance.now();
    if (data.kind === 'hint' && !isListening) onHint(data.hint);
    if (data.kind === 'listens') sayWants();
    if (data.kind === 'wants' || data.kind === 'leaves')
      for (const listener of listeners) listener();
  };
  /** The page comes back from where the browser had put it aside. */
  const onShown = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    sayWants();
    onHint({ kind: 'missed' });
  };

  channel.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', look, { signal });
  globalThis.addEventListener('pagehide', sayLeaves, { signal });
  globalThis.addEventListener('pageshow', onShown, { signal });
  const timer = setInterval(look, silence / 2);
  const stopListening = interests.subscribe(sayWants);
  sayWants();
  void takeTurns();

  return () => {
    sayLeaves();
    clearInterval(timer);
    stopListening();
    stopped.abort();
    channel.close();
  };
}
