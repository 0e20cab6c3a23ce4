import { randomInt } from 'node:crypto';

/** Letters and figures that can't be taken for one another on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new reference, such as `B-` and six characters, to be said aloud in support calls. */
export const newReference = (letter: 'B' | 'S'): string =>
  `${letter}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
