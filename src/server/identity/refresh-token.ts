import { DAY } from '#domain/time/calendar.ts';
import { keyFor, keyedHash } from './keys.ts';

/**
 * The refresh token of a generation, counted from 1. It is computed, never stored, so that the same successor can be given again to whoever
 * lost the answer, even by another process or after a restart; without the operator's secret it is as good as 256 random bits.
 */
export const refreshTokenOf = (secret: Uint8Array, familyId: string, generation: number): string =>
  keyedHash(keyFor('refresh tokens', secret), `${familyId} ${generation}`);

/** Milliseconds. */
export const refreshLifetimes = {
  /** How long a used token may be presented again, by tabs that asked at the same moment or lost the answer. */
  grace: 30_000,
  /** A token that nobody used for so long is dead. */
  idle: 14 * DAY,
  /** The end of a sign-in, however busy. */
  absolute: 90 * DAY,
} as const;
