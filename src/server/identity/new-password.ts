import { isBreached } from './breached/breached.ts';

/** Characters. */
export const shortestPassword = 12;

/** What is wrong with a password that somebody chooses (domain reference, 3.1); null when it is good. */
export function weaknessOf(password: string): string | null {
  if ([...password].length < shortestPassword) return 'Use at least 12 characters.';
  if (isBreached(password)) return 'This password has appeared in a data breach. Choose another.';
  return null;
}
