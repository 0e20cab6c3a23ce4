import { useCallback, useEffect, useRef, useState } from 'react';

/** Asks the server what matches a text; rejects when it can't say, or when the signal was aborted. */
export type SearchServer<Found> = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

export type SearchState<Found> = {
  state: 'idle' | 'searching' | 'found' | 'failed';
  /** What was found last; kept while the next search is under way. */
  found: readonly Found[];
};

/** One search at a time: a new one aborts the one before, whose answer is never shown. */
export function useServerSearch<Found>(load: SearchServer<Found>) {
  const [result, setResult] = useState<SearchState<Found>>({ state: 'idle', found: [] });
  const running = useRef<AbortController>(undefined);
  const last = useRef('');
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => () => running.current?.abort(), []);

  const search = useCallback(async (text: string) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    last.current = text;
    setResult(({ found }) => ({ state: 'searching', found }));
    try {
      const found = await latest.current(text, signal);
      if (!signal.aborted) setResult({ state: 'found', found });
    } catch {
      if (!signal.aborted) setResult({ state: 'failed', found: [] });
    }
  }, []);

  const again = useCallback(() => search(last.current), [search]);
  return { ...result, search, again };
}
