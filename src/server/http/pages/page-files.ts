import { createHash } from 'node:crypto';
import { access, readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Kinds that are compressed already. */
const dense = new Set(['.ico', '.jpg', '.png', '.webp', '.woff2']);

export interface PageFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Changes with the content. */
  readonly tag: string;
  /** The brotli form, null where it would gain nothing. Made once: from the `.br` file beside it, else with the first request. */
  compressed(): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Where the build puts the pages. */
export const builtPages = fileURLToPath(new URL('../../../../dist/web', import.meta.url));

/** A sentence for the operator: there are no pages to serve. */
export class PagesMissing extends Error {
  override readonly name = 'PagesMissing';
}

/** Throws {@link PagesMissing} when the pages have not been built. */
export async function refuseMissingPages(folder: string): Promise<void> {
  const isBuilt = await access(join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (!isBuilt)
    throw new PagesMissing(
      'The pages have not been built yet. Run npm start, or npm run build and start again.',
    );
}

/** The built pages by their path, held in memory; null when they have not been built. */
export async function readPageFiles(folder: string): Promise<ReadonlyMap<string, PageFile> | null> {
  let names: string[];
  try {
    names = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch {
    return null;
  }
  const present = new Set(names);
  const files = names
    .filter((name) => !name.endsWith('.br'))
    .map(
      async (name) =>
        [
          `/${name.split(sep).join('/')}`,
          await readPageFile(folder, name, present.has(`${name}.br`)),
        ] as const,
    );
  return new Map(await Promise.all(files));
}

async function readPageFile(
  folder: string,
  name: string,
  hasCompressed: boolean,
): Promise<PageFile> {
  const content = await readFile(join(folder, name));
  const made = hasCompressed ? () => readFile(join(folder, `${name}.br`)) : undefined;
  return pageFile(content, extname(name), made);
}

/** A file to send. `made` brings its brotli form where that has been made before. */
export function pageFile(
  content: Uint8Array<ArrayBuffer>,
  extension: string,
  made = () => compressText(content),
): PageFile {
  let compressed: Promise<Uint8Array<ArrayBuffer> | null> | null = null;
  return {
    content,
    contentType: contentTypes[extension] ?? 'application/octet-stream',
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    compressed() {
      if (dense.has(extension) || content.byteLength < 1024) return Promise.resolve(null);
      return (compressed ??= made());
    },
  };
}

/** A step below the best: nearly as small, and made in a fraction of the time. */
function compressText(content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
