import type { EndpointDeclaration } from '#contract/endpoint.ts';

export type RateClass = EndpointDeclaration['rate'];

export interface Caller {
  readonly address: string;
  /** Null when nobody is signed in. */
  readonly principalId: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Counts one call. Resolves to null when it may go on, else to the milliseconds until the next one may. A rejection refuses the call. */
export type TakeCall = (rate: RateClass, caller: Caller) => Promise<number | null> | number | null;

export interface RateLimits {
  readonly take: TakeCall;
}

/**
 * Counts attempts to present a password from one address, in the database, so that all processes count together.
 * Resolves like {@link TakeCall}. Attempts on one account are counted where the account is known, in the handler.
 */
export type TakeCredentialAttempt = (caller: Caller) => Promise<number | null>;

interface Allowance {
  /** Calls that may come at once. */
  readonly burst: number;
  /** Calls a minute that may go on for ever. */
  readonly perMinute: number;
}

/** Generous for people with many tabs, tight enough that a loop is noticed. Nobody signed in shares the allowance of the address. */
export const allowances: Readonly<Record<Exclude<RateClass, 'credential'>, Allowance>> = {
  read: { burst: 600, perMinute: 1200 },
  write: { burst: 120, perMinute: 240 },
  renewal: { burst: 300, perMinute: 120 },
};

interface Bucket {
  level: number;
  at: number;
}

/** Buckets in memory, one for each class and caller; at most this many, the least recently used go first. */
const mostBuckets = 50_000;

export function rateLimits(takeCredentialAttempt: TakeCredentialAttempt): RateLimits {
  const buckets = new Map<string, Bucket>();

  const takeFrom = (key: string, { burst, perMinute }: Allowance, now: number): number | null => {
    const perMillisecond = perMinute / 60_000;
    const { level, at } = buckets.get(key) ?? { level: burst, at: now };
    const filled = Math.min(burst, level + Math.max(0, now - at) * perMillisecond);
    const allowed = filled >= 1;
    buckets.delete(key);
    buckets.set(key, { level: allowed ? filled - 1 : filled, at: now });
    if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value ?? key);
    return allowed ? null : (1 - filled) / perMillisecond;
  };

  return {
    take: (rate, caller) =>
      rate === 'credential'
        ? takeCredentialAttempt(caller)
        : takeFrom(`${rate} ${caller.principalId ?? caller.address}`, allowances[rate], caller.now),
  };
}

/** For tools and tests that call more often than a person could. */
export const noLimits: RateLimits = { take: () => null };
