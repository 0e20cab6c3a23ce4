import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const compress = promisify(brotliCompress);

/**
 * The brotli form beside each hashed text, made once here and read by every server for every visitor. It takes a third of the build, so what a build has made is
 * kept in `kept` for the next one.
 */
export function compressed(kept: string): Plugin {
  return {
    name: 'waymark:compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
      await mkdir(kept, { recursive: true });
      const before = new Set(await readdir(kept));
      const ofEveryPage = fetchedAtStart(bundle);
      const files = await Promise.all(
        names.map(async (name) => {
          const text = await readFile(join(dir, name));
          const effort = ofEveryPage.has(name) ? greatest : effortFor(text.byteLength);
          return { path: join(dir, name), text, effort, key: keyOf(text, effort) };
        }),
      );
      // The largest first: begun as the last one it would keep one core waiting.
      files.sort((one, other) => other.text.byteLength - one.text.byteLength);
      await Promise.all(
        files.map(async ({ path, text, effort, key }) => {
          const isKept = before.has(key);
          const short = isKept ? await readFile(join(kept, key)) : await compressText(text, effort);
          await writeFile(`${path}.br`, short);
          if (!isKept) await writeFile(join(kept, key), short);
        }),
      );
      for (const { key } of files) before.delete(key);
      await Promise.all([...before].map((key) => rm(join(kept, key))));
    },
  };
}

/** What was compressed, by what, and how hard it tried. */
const keyOf = (text: Buffer, effort: number): string =>
  createHash('sha256')
    .update(text)
    .update(`${process.versions['brotli'] ?? ''} ${effort}`)
    .digest('base64url');

/** The script that every page begins with, and all that it can't begin without. */
function fetchedAtStart(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    file.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle))
    if (file.type === 'chunk' && file.isEntry) add(name);
  return names;
}

const greatest = constants.BROTLI_MAX_QUALITY;

/**
 * Files as large as a chart with its walks or a reader of PDFs are opened seldom and take most of the time: the last hundredths of their size are not worth a second
 * of every build. One step less makes them 4 % larger in a quarter of the time, two steps 10 % in a twentieth.
 */
const effortFor = (bytes: number): number =>
  greatest - (bytes > 2 ** 19 ? 2 : bytes > 40_000 ? 1 : 0);

function compressText(text: Buffer, effort: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  return compress(text, { params });
}
