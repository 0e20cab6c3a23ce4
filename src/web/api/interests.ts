/** What a page wants to hear of besides all that concerns its person: the coaches of whom a time is being chosen. */
export interface Interests {
  /** Sorted ids. */
  readonly now: () => readonly string[];
  /** Calls back whenever they may be others, until the result is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

export const noInterests: Interests = { now: () => [], subscribe: () => () => undefined };

/** The path of a stream that tells of these too, and first of what changed since a moment. */
export function pathOf(coaches: readonly string[], since: string | null = null): string {
  const query = new URLSearchParams(coaches.map((id) => ['slots', id]));
  if (since !== null) query.append('since', since);
  return query.size === 0 ? '/events' : `/events?${query.toString()}`;
}

/** Resolves when the interests are no longer these; never after the signal has aborted. */
export function changeOf(
  interests: Interests,
  coaches: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (pathOf(interests.now()) === pathOf(coaches)) return;
      stop();
      resolve();
    };
    const stop = interests.subscribe(check);
    signal.addEventListener('abort', stop);
    check();
  });
}
