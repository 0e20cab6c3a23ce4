import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Bytes of a hash that are kept: among some ten thousand entries one password in twenty thousand million is refused by mistake. */
export const bytesOfEntry = 6;

export const prefixOf = (password: string): string =>
  createHash('sha256')
    .update(password.toLowerCase())
    .digest('hex')
    .slice(0, bytesOfEntry * 2);

let known: ReadonlySet<string> | null = null;

/** Whether a password of at least twelve characters stands in the shipped list of breached ones; large and small letters are alike. */
export function isBreached(password: string): boolean {
  known ??= read();
  return known.has(prefixOf(password));
}

function read(): ReadonlySet<string> {
  const text = readFileSync(new URL('./passwords.bin', import.meta.url)).toString('hex');
  return new Set(text.match(new RegExp(`.{${bytesOfEntry * 2}}`, 'g')));
}
