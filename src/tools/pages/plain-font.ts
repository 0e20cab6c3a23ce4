import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, nth) => first + nth);

/** What English and its neighbours are written with: Latin-1, quotation marks, dashes, arrows and a few signs. */
export const plainCharacters: readonly number[] = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff),
  ...between(0x2002, 0x2003),
  ...between(0x2009, 0x200b),
  ...between(0x2010, 0x2015),
  ...between(0x2018, 0x201e),
  0x2022,
  0x2026,
  0x202f,
  ...between(0x2039, 0x203a),
  0x20ac,
  ...between(0x2190, 0x2193),
  0x2212,
];

/** Pairs of letters, figures of one width, signs that follow their neighbours, marks above letters. */
const keepFeatures = ['kern', 'tnum', 'calt', 'ccmp', 'mark', 'mkmk', 'liga', 'locl'];

/** The weights of the design (`theme/tokens.ts`), and all between. */
const weights = { min: 400, max: 700 };

interface Options {
  /** The whole font, and where the part of it goes that every page begins with. */
  readonly from: string;
  readonly to: string;
}

/** Writes the part of the font that every page begins with; what it lacks comes from the whole font when somebody writes it. */
export function plainFont({ from, to }: Options): Plugin {
  return {
    name: 'waymark:plain-font',
    enforce: 'pre',
    async config() {
      if (await isNewer(to, [from, import.meta.filename])) return;
      const font = await subsetFont(
        await readFile(from),
        String.fromCodePoint(...plainCharacters),
        { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures, noHinting: true },
      );
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, font);
    },
  };
}

async function isNewer(file: string, than: readonly string[]): Promise<boolean> {
  try {
    const [made, ...sources] = await Promise.all([file, ...than].map((path) => stat(path)));
    return made !== undefined && sources.every(({ mtimeMs }) => mtimeMs < made.mtimeMs);
  } catch {
    return false;
  }
}
