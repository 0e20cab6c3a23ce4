import { useEffect, useState } from 'react';

const minutesAndSeconds = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

type CountdownProps = { /** Epoch ms. */ until: number; onEnd?: () => void };

/** Minutes and seconds left. Not announced every second: the words around it say what ends. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) {
      onEnd?.();
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over, onEnd]);
  return (
    <span role="timer" aria-live="off">
      {minutesAndSeconds(until - now)}
    </span>
  );
}
