/** Whether the server answers, as every call of this tab has found it. */
export interface Reachability {
  readonly isDown: () => boolean;
  /** When the server last answered anything, epoch milliseconds; null before its first answer. */
  readonly lastAnswerAt: () => number | null;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks now instead of at the next turn; whether it answered. */
  readonly ask: () => Promise<boolean>;
}

interface Outside {
  readonly fetch: typeof fetch;
  readonly pingUrl: string;
  /** Milliseconds between two questions while the server does not answer. */
  readonly pause?: number;
}

const isAway = (status: number): boolean => status >= 502 && status <= 504;

/** A `fetch` that notices when the server goes away, and asks until it is back. */
export function watchReachability({
  fetch,
  pingUrl,
  pause = 3_000,
}: Outside): Reachability & { readonly fetch: typeof fetch } {
  const listeners = new Set<() => void>();
  let down = false;
  let answeredAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const found = (away: boolean): void => {
    clearTimeout(timer);
    timer = away ? setTimeout(() => void ask(), pause) : undefined;
    if (away === down) return;
    down = away;
    for (const listener of listeners) listener();
  };
  const send: typeof fetch = async (input, init) => {
    try {
      const response = await fetch(input, init);
      const away = isAway(response.status);
      if (!away) answeredAt = Date.now();
      found(away);
      return response;
    } catch (error) {
      if (init?.signal?.aborted !== true) found(true);
      throw error;
    }
  };
  const ask = (): Promise<boolean> =>
    send(pingUrl, { cache: 'no-store' }).then(
      ({ status }) => !isAway(status),
      () => false,
    );

  return {
    fetch: send,
    isDown: () => down,
    lastAnswerAt: () => answeredAt,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask,
  };
}
