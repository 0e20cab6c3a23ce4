import type { Browser } from 'playwright/test';
import type { BrowserContext } from 'playwright/test';
import type { PageStage } from './stage.ts';
import type { Played } from './conductor.ts';
import { watch } from './watch.ts';

/** The first page takes less than this, in milliseconds, until its clock is stopped. */
const half = 30_000;

interface Wanted {
  /** Kept in local storage before the first page opens. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Before the first page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** A page of a browser profile of its own, at no address of the application yet, at the stage's time, which stands still. */
export async function openPage(
  browser: Browser,
  stage: PageStage,
  { storage = {}, prepare }: Wanted = {},
): Promise<Played> {
  const context = await browser.newContext({ baseURL: stage.origin, reducedMotion: 'reduce' });
  await context.clock.install({ time: stage.clock.now() });
  const watching = await watch(context);
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto('/health/ready');
  await page.clock.pauseAt(stage.clock.now() + half);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  return { page, watch: watching };
}
