import type { BrowserContext, CDPSession, Page } from 'playwright';

/** What a phone's visit of a page came to. Times in milliseconds since the address was opened. */
export interface Visit {
  /** The last of the largest paints. */
  readonly largest: number;
  readonly first: number;
  /** What long tasks took beyond 50 ms each. */
  readonly blocking: number;
  readonly longest: number;
  readonly shift: number;
  /** Bytes of everything as sent, answers of the API among them. */
  readonly bytes: number;
}

interface Seen {
  largest: number;
  first: number;
  tasks: number[];
  shift: number;
  /** When the last long task ended. */
  busyUntil: number;
}

declare global {
  var phoneSaw: Seen | undefined;
}

/** A phone of the middle of the road: a quarter of this machine's speed, and a mobile network of the third generation. */
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const screen = { width: 412, height: 823 };
/** Nothing is asked for so long once a page is done. */
const quiet = 1_000;

/** A page on such a phone, or with such a speed and network on another screen. */
export async function slowPage(
  context: BrowserContext,
  viewport = screen,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** Opens an address as a phone does and waits until nothing comes any more; the page is closed again. */
export async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const { page, session } = await slowPage(context);
  await page.addInitScript({ content: `(${look.toString()})()` });
  const bytes = countBytes(session);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(isQuiet, { quiet });
    const seen = await page.evaluate(() => globalThis.phoneSaw);
    if (!seen) throw new Error('The page was not watched.');
    return {
      largest: seen.largest,
      first: seen.first,
      blocking: seen.tasks.reduce((all, each) => all + Math.max(0, each - 50), 0),
      longest: Math.max(0, ...seen.tasks),
      shift: seen.shift,
      bytes: bytes(),
    };
  } finally {
    await page.close();
  }
}

function look(): void {
  const seen: Seen = { largest: 0, first: 0, tasks: [], shift: 0, busyUntil: 0 };
  globalThis.phoneSaw = seen;
  const watch = (type: string, each: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.tasks.push(entry.duration);
    seen.busyUntil = entry.startTime + entry.duration;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  });
}

function countBytes(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** In the page: nothing has been fetched and nothing has taken long for a while. */
function isQuiet({ quiet: pause }: { quiet: number }): boolean {
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => entry.startTime + entry.duration);
  const last = Math.max(globalThis.phoneSaw?.busyUntil ?? 0, ...ends);
  return last > 0 && performance.now() - last > pause;
}
