import type { Context, Hono } from 'hono';
import { acceptsBrotli, isKnown } from '../answers/conditions.ts';
import type { Environment } from '../environment.ts';
import { pageFile, readPageFiles } from './page-files.ts';
import type { PageFile } from './page-files.ts';
import { pagesOfPaths } from './page-preloads.ts';

interface Served {
  readonly charts: boolean;
  /** Pages are drawn for whoever opens them (`drawn-page.ts`). */
  readonly isDrawing: boolean;
}

/**
 * The browser's part: files as they were built, and the one page for every other path that could be a screen. A path with an
 * extension is a file or nothing, so that a missing script is not answered with a page; the paths of charts have points in them.
 */
export function mountPages(
  app: Hono<Environment>,
  folder: string,
  { charts, isDrawing }: Served,
): void {
  let reading: ReturnType<typeof read> | null = null;

  app.get('/*', async (c) => {
    c.set('route', 'GET page');
    const pages = await (reading ??= read(folder, charts, isDrawing));
    const { path } = c.req;
    if (pages === null) {
      reading = null;
      return c.text('The pages have not been built yet. Stop the server and run npm start.', 503);
    }
    const isChart = /^\/charts(\/|$)/.test(path);
    if (isChart && !charts) return c.text('Not Found', 404);
    const isScreen = path === '/' || isChart || !/\.[a-z0-9]+$/i.test(path);
    const file = isScreen ? pages.pageOf(path) : pages.files.get(path);
    return file ? send(c, file, path) : c.text('Not Found', 404);
  });
}

async function read(folder: string, charts: boolean, isDrawing: boolean) {
  const found = await readPageFiles(folder);
  const page = found?.get('/index.html');
  const files =
    found && page && !charts ? new Map(found).set('/index.html', withoutCharts(page)) : found;
  const pageOf = files && pagesOfPaths(files, { isDrawing });
  return files && pageOf && { files, pageOf };
}

/** Tells the browser's part that nothing may lead to the charts. */
function withoutCharts({ content }: PageFile): PageFile {
  const html = new TextDecoder().decode(content).replace('<html', '<html data-charts="off"');
  return pageFile(new TextEncoder().encode(html), '.html');
}

async function send(c: Context<Environment>, file: PageFile, path: string): Promise<Response> {
  const tag = `W/"${file.tag}"`;
  c.header('ETag', tag);
  c.header('Vary', 'Accept-Encoding');
  // Names below /assets/ carry a hash of their content; everything else is asked for anew each time.
  c.header(
    'Cache-Control',
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  c.header('Content-Type', file.contentType);
  const compressed = acceptsBrotli(c.req.header('accept-encoding'))
    ? await file.compressed()
    : null;
  if (!compressed) return c.body(file.content);
  c.header('Content-Encoding', 'br');
  return c.body(compressed);
}
