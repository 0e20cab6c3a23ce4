import { timingSafeEqual } from 'node:crypto';
import { HOUR } from '#domain/time/calendar.ts';
import { keyedHash, keyFor } from '#server/identity/keys.ts';

/** Whoever launches an activity may load its files for so long. */
const validity = 12 * HOUR;

interface Secret {
  readonly tokenSecret: Uint8Array;
}

/** Where the files of a package begin: an address that nobody can guess, and that ends. */
export function packageBase(
  { tokenSecret }: Secret,
  { origin, id, now }: { readonly origin: string; readonly id: string; readonly now: number },
): string {
  // Whoever comes back within an hour finds the files that the browser has kept.
  const until = Math.floor(now / HOUR) * HOUR + validity;
  return `${origin}/activities/${id}/${until}.${proofOf(tokenSecret, id, until)}/`;
}

/** The package and the path that an address names, which is empty for the package itself; null for one that is not ours or has ended. */
export function packagePathIn(
  { tokenSecret }: Secret,
  pathname: string,
  now: number,
): { readonly id: string; readonly base: string; readonly path: string } | null {
  const found = /^(\/activities\/([\da-f-]{36})\/(\d{1,15})\.([\w-]{43})\/)(.*)$/.exec(pathname);
  if (!found) return null;
  const [, base = '', id = '', until = '', proof = '', path = ''] = found;
  const expected = Buffer.from(proofOf(tokenSecret, id, Number(until)));
  const isOurs = timingSafeEqual(expected, Buffer.from(proof.padEnd(expected.length)));
  return isOurs && now < Number(until) ? { id, base, path } : null;
}

const proofOf = (secret: Uint8Array, id: string, until: number): string =>
  keyedHash(keyFor('activity addresses', secret), `${id} ${until}`);
