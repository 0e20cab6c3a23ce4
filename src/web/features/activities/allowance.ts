import { frameAllowance } from '#domain/interactive/frame-contract.ts';

/** Lets through as many messages as a frame may send, by a clock in milliseconds. */
export function messageAllowance(now: () => number): () => boolean {
  const { burst, perSecond } = frameAllowance;
  let level: number = burst;
  let at = now();
  return () => {
    const moment = now();
    level = Math.min(burst, level + ((moment - at) / 1000) * perSecond);
    at = moment;
    if (level < 1) return false;
    level -= 1;
    return true;
  };
}
