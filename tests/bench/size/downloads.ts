import type { BrowserContext, Page, Request } from 'playwright';

/** One file as it came over the wire. */
export interface Download {
  /** Path below the origin, without a leading slash: `assets/base-1a2b.js`. */
  readonly name: string;
  readonly kind: 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other';
  /** Bytes of the body as sent, compressed. */
  readonly bytes: number;
  readonly encoding: string;
  readonly caching: string;
  /** Named by the page itself, and so fetched beside the entry; everything else was asked for by a script. */
  readonly isNamed: boolean;
}

/**
 * Everything that a browser with an empty cache has begun to fetch, from the moment the address is opened until the page can
 * be used. Answers of the API are left out: they are data, not the product. `isUsable` is asked in the page with every
 * change of it, so that what is fetched ahead for the next page doesn't count.
 */
export async function downloadsUntil(
  context: BrowserContext,
  address: string,
  isUsable: () => boolean,
): Promise<{ readonly page: Page; readonly downloads: Download[] }> {
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript({ content: `(${watch.toString()})(${isUsable.toString()})` });
  await page.goto(address, { waitUntil: 'commit' });
  const moment = Number(
    await (await page.waitForFunction(() => globalThis.usableSince)).jsonValue(),
  );
  return {
    page,
    downloads: await weigh(requests.filter((request) => request.timing().startTime <= moment)),
  };
}

declare global {
  /** In the watched page: epoch milliseconds, absent while the page can't be used. */
  var usableSince: number | undefined;
}

function watch(isUsable: () => boolean): void {
  new MutationObserver((_, observer) => {
    if (!isUsable()) return;
    globalThis.usableSince = Date.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}

/** What is asked for while something is done on a page. */
export async function downloadsDuring(page: Page, act: () => Promise<void>): Promise<Download[]> {
  const requests: Request[] = [];
  const note = (request: Request): void => void requests.push(request);
  page.on('request', note);
  await act();
  page.off('request', note);
  return weigh(requests);
}

async function weigh(requests: readonly Request[]): Promise<Download[]> {
  const begun = requests.filter((request) => !/^\/(api|health)\//.test(pathOf(request)));
  const document = begun.find((request) => request.resourceType() === 'document');
  const html = (await (await document?.response())?.text()) ?? '';
  const found = await Promise.all(begun.map((request) => downloadOf(request, html)));
  return found.filter((download) => download !== null);
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;

async function downloadOf(request: Request, html: string): Promise<Download | null> {
  const response = await request.response();
  if (response === null) return null;
  await response.finished();
  const [{ responseBodySize }, headers] = await Promise.all([
    request.sizes(),
    response.allHeaders(),
  ]);
  const path = pathOf(request);
  return {
    name: path.slice(1) || 'index.html',
    kind: kindOf(request, path),
    bytes: responseBodySize,
    encoding: headers['content-encoding'] ?? 'none',
    caching: headers['cache-control'] ?? 'none',
    isNamed: html.includes(`"${path}"`),
  };
}

function kindOf(request: Request, path: string): Download['kind'] {
  // A preloaded script is of no type of its own.
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'stylesheet';
  const type = request.resourceType();
  return type === 'document' || type === 'font' || type === 'image' ? type : 'other';
}
