import type { EndpointDeclaration } from '#contract/kernel/endpoint.ts';

/** Attempts to present a proof are counted elsewhere: see `attempts.ts`. */
export type RateClass = Exclude<EndpointDeclaration['rate'], 'credential'>;

export interface Caller {
  readonly address: string;
  /** Null when nobody is signed in. */
  readonly principalId: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface RateLimits {
  /** Counts one call. Null when it may go on, else the milliseconds until the next one may. */
  readonly take: (rate: RateClass, caller: Caller) => number | null;
  /** The call does not count after all. */
  readonly giveBack: (rate: RateClass, caller: Caller) => void;
}

interface Allowance {
  /** Calls that may come at once. */
  readonly burst: number;
  /** Calls a minute that may go on for ever. */
  readonly perMinute: number;
}

/**
 * Generous for people with many tabs, tight enough that a loop is noticed. Nobody signed in shares the allowance of the address; a renewal that succeeds is
 * given back, so that an office is not kept from it by one of its machines that goes on with a token that is over.
 */
export const allowances: Readonly<Record<RateClass, Allowance>> = {
  read: { burst: 600, perMinute: 1200 },
  write: { burst: 120, perMinute: 240 },
  renewal: { burst: 300, perMinute: 120 },
  sign: { burst: 30, perMinute: 60 },
};

interface Bucket {
  level: number;
  at: number;
}

/** Buckets in memory, one for each class and caller; at most this many, the least recently used go first. */
const mostBuckets = 50_000;

export function rateLimits(): RateLimits {
  const buckets = new Map<string, Bucket>();
  const keyOf = (rate: RateClass, { principalId, address }: Caller): string =>
    `${rate} ${principalId ?? address}`;

  return {
    take(rate, caller) {
      const { burst, perMinute } = allowances[rate];
      const [key, { now }] = [keyOf(rate, caller), caller];
      const perMillisecond = perMinute / 60_000;
      const { level, at } = buckets.get(key) ?? { level: burst, at: now };
      const filled = Math.min(burst, level + Math.max(0, now - at) * perMillisecond);
      const allowed = filled >= 1;
      buckets.delete(key);
      buckets.set(key, { level: allowed ? filled - 1 : filled, at: now });
      if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value ?? key);
      return allowed ? null : (1 - filled) / perMillisecond;
    },
    giveBack(rate, caller) {
      const bucket = buckets.get(keyOf(rate, caller));
      if (bucket) bucket.level = Math.min(allowances[rate].burst, bucket.level + 1);
    },
  };
}

/** For tools and tests that call more often than a person could. */
export const noLimits: RateLimits = { take: () => null, giveBack: () => undefined };
