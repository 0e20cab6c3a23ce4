import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * The brotli form beside each hashed text, the smallest there is: made once here, read by every server for every visitor. It takes as long as the rest of the
 * build, so what a build has made is kept in `kept` for the next one.
 */
export function compressed(kept: string): Plugin {
  return {
    name: 'waymark:compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
      await mkdir(kept, { recursive: true });
      const before = new Set(await readdir(kept));
      const files = await Promise.all(
        names.map(async (name) => {
          const text = await readFile(join(dir, name));
          return { path: join(dir, name), text, key: keyOf(text) };
        }),
      );
      // The largest first: begun as the last one it would keep one core waiting.
      files.sort((one, other) => other.text.byteLength - one.text.byteLength);
      await Promise.all(
        files.map(async ({ path, text, key }) => {
          const isKept = before.has(key);
          const short = isKept ? await readFile(join(kept, key)) : await compressText(text);
          await writeFile(`${path}.br`, short);
          if (!isKept) await writeFile(join(kept, key), short);
        }),
      );
      for (const { key } of files) before.delete(key);
      await Promise.all([...before].map((key) => rm(join(kept, key))));
    },
  };
}

/** What was compressed, and by what. */
const keyOf = (text: Buffer): string =>
  createHash('sha256')
    .update(text)
    .update(process.versions['brotli'] ?? '')
    .digest('base64url');

/** Bytes. The last hundredth of a file as large as a reader of PDFs would take a fifth of the build. */
const large = 2 ** 19;

function compressText(text: Buffer): Promise<Buffer> {
  const isLarge = text.byteLength > large;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (isLarge ? 1 : 0),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  return compress(text, { params });
}
