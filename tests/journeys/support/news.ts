import type { Page } from 'playwright/test';

/** From now on the page hears of nothing that others do, as over a connection that hangs. */
export async function holdNews(page: Page): Promise<void> {
  await page.route(/\/api\/events(\?|$)/, () => new Promise<never>(() => {}));
  await page.reload();
}
