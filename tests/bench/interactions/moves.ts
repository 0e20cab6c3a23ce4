import type { Page } from 'playwright';

interface Moved {
  /** From each press on a link until the page behind it was painted, in milliseconds. */
  times: number[];
  /** When the pointer came to where it is. */
  cameAt: number;
  /** What kept the last one waiting, for whoever waits in vain. */
  waitsFor: string;
}

declare global {
  var pagesMoved: Moved | undefined;
}

/** No network of a phone's. */
export const near = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Milliseconds that a hand rests on a link before it presses. */
const reach = 200;

/** Has to be called before the page is opened. */
export const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: `(${look.toString()})()` });

/** Presses a link as a hand does: the pointer comes, rests, and presses. */
export async function press(page: Page, link: ReturnType<Page['locator']>): Promise<void> {
  await link.hover();
  const hasRested = (since: number) =>
    performance.now() - (globalThis.pagesMoved?.cameAt ?? Infinity) > since;
  await page.waitForFunction(hasRested, reach);
  // Where the link is by then: what comes late may have moved it.
  await link.click();
}

/** The time from the press on a link until its page was painted: another heading, and nothing on the screen that is still on its way. */
export async function timesOfMove(page: Page, doing: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => globalThis.pagesMoved?.times.splice(0));
  await doing();
  await page.waitForFunction(() => (globalThis.pagesMoved?.times.length ?? 0) > 0);
  return page.evaluate(() => globalThis.pagesMoved?.times.splice(0) ?? []);
}

function look(): void {
  const moved: Moved = { times: [], cameAt: Infinity, waitsFor: '' };
  globalThis.pagesMoved = moved;
  addEventListener(
    'pointermove',
    ({ timeStamp }) => {
      moved.cameAt = timeStamp;
    },
    { capture: true, passive: true },
  );
  const heading = (): Element | null => document.querySelector('main h1');
  const isOnScreen = (part: Element): boolean => part.getBoundingClientRect().top < innerHeight;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('a') === null) return;
      const before = { path: location.pathname, heading: heading(), text: heading()?.textContent };
      const isThere = (): boolean => {
        const now = heading();
        if (location.pathname === before.path) moved.waitsFor = 'another address';
        else if (now === null || (now === before.heading && now.textContent === before.text))
          moved.waitsFor = 'another heading';
        else if ([...document.querySelectorAll('main [aria-busy=true]')].some(isOnScreen))
          moved.waitsFor = 'what is on its way';
        else return true;
        return false;
      };
      const watch = (): void => {
        requestAnimationFrame(() => {
          if (!isThere()) {
            watch();
            return;
          }
          const { port1, port2 } = new MessageChannel();
          const painted = () => moved.times.push(performance.now() - timeStamp);
          port1.addEventListener('message', painted, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      };
      watch();
    },
    { capture: true, passive: true },
  );
}
