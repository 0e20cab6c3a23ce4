import type { Page } from 'playwright/test';
import type { ShownTime } from '#tests/support/strangers.ts';

/** What a page shows once it has come to rest. */
export interface Stop {
  /** Path with query. */
  readonly address: string;
  readonly headings: readonly string[];
  /** Texts of the page that speak of the session, and alerts. */
  readonly notices: readonly string[];
  /** What is marked as a time. */
  readonly times: readonly ShownTime[];
  /** Texts outside of those that hold a time of day. */
  readonly clocks: readonly string[];
  readonly text: string;
}

/** Goes from page to page within the tab, as by links; the meeting room is a document of its own. */
export async function visit(
  page: Page,
  addresses: readonly string[],
): Promise<(Stop | undefined)[]> {
  const stops: (Stop | undefined)[] = [];
  const near: string[] = [];
  const pass = async () => {
    const next = near.splice(0);
    if (next.length > 0) stops.push(...(await page.evaluate(visitInPage, next)));
  };
  for (const address of addresses) {
    if (!address.startsWith('/zoom/')) {
      near.push(address);
      continue;
    }
    await pass();
    await page.goto(address);
    stops.push(await stopOf(page));
  }
  await pass();
  return stops;
}

/** What is there after a page was loaded. */
export async function stopOf(page: Page): Promise<Stop | undefined> {
  const [stop] = await page.evaluate(visitInPage, [null]);
  return stop;
}

/** Runs in every page before it begins: counts the calls that have no answer yet. */
export function countCalls(): void {
  const page = globalThis as unknown as { waymarkCalls: number };
  const ask = globalThis.fetch;
  page.waymarkCalls = 0;
  globalThis.fetch = async (...asked) => {
    const [input] = asked;
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/api/') || url.includes('/api/events')) return ask(...asked);
    page.waymarkCalls += 1;
    try {
      return await ask(...asked);
    } finally {
      page.waymarkCalls -= 1;
    }
  };
}

/** Runs in the page. Null stays where it is. */
async function visitInPage(addresses: readonly (string | null)[]): Promise<Stop[]> {
  interface Place {
    readonly href: string;
  }
  interface Router {
    readonly history: { push(path: string): void };
    readonly state: { status: string; location: Place; resolvedLocation?: Place };
  }
  const page = globalThis as unknown as { waymarkCalls: number; __TSR_ROUTER__?: Router };
  const all = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent ?? '');
  const isResting = (): boolean => {
    const state = page.__TSR_ROUTER__?.state;
    return (
      state?.status === 'idle' &&
      state.resolvedLocation?.href === state.location.href &&
      page.waymarkCalls === 0 &&
      document.querySelector('h1') !== null &&
      !['/auth/whoami', '/auth/refresh'].includes(location.pathname)
    );
  };
  const clocks = (): string[] => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const isMarked = parentElement?.closest('time') !== null;
      if (nodeValue && !isMarked && /\b\d\d:\d\d\b/.test(nodeValue)) texts.push(nodeValue);
    }
    return texts;
  };
  const stops: Stop[] = [];
  for (const address of addresses) {
    if (address !== null) page.__TSR_ROUTER__?.history.push(address);
    const latest = performance.now() + 8_000;
    // Twice in a row the page has nothing left to do.
    for (let calm = 0; calm < 2 && performance.now() < latest; calm = isResting() ? calm + 1 : 0)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 50 }));
    stops.push({
      address: `${location.pathname}${location.search}`,
      headings: all('h1, h2'),
      notices: all('[role=alert], [role=status]').filter((text) => text !== ''),
      times: [...document.querySelectorAll('time')].map((each) => ({
        at: each.dateTime,
        words: each.textContent,
      })),
      clocks: clocks(),
      text: document.body.innerText,
    });
  }
  return stops;
}
