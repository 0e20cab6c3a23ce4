import { useEffect } from 'react';
import type { Answer } from '#web/screens/use-api-query.ts';
import type { Booking } from '../words.ts';

/** How long an answer is waited for before it is asked for once more. */
const whenUnanswered = 15_000;

/** Asks again as soon as time alone may have changed what can be done. It is counted from the answer: the clock of the browser may be wrong. */
export function useAgainInTime({ data, dataUpdatedAt, refetch }: Answer<Booking>): void {
  const changesIn = data?.changesIn ?? null;
  useEffect(() => {
    if (changesIn === null) return undefined;
    let due = dataUpdatedAt + changesIn;
    const timer = setInterval(() => {
      if (Date.now() < due) return;
      due = Date.now() + whenUnanswered;
      void refetch({ cancelRefetch: false });
    }, 1000);
    return () => clearInterval(timer);
  }, [changesIn, dataUpdatedAt, refetch]);
}
