import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** An answer's own moment by the server's clock, and when it came by the browser's; epoch milliseconds. */
interface TimedAnswer {
  readonly now: number;
  readonly receivedAt: number;
}

/** The server's clock, which the words on the page go by, to the half minute: the browser's may be wrong by any amount. Null until the server has told its own. */
export function useServerNow(answer: TimedAnswer | null): number | null {
  const [own, setOwn] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setOwn(Date.now()), halfMinute);
    return () => clearInterval(timer);
  }, []);
  return answer && answer.now + Math.max(0, own - answer.receivedAt);
}
