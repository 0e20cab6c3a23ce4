import type { Page } from 'playwright/test';

/**
 * Does something that the page shows before the server has spoken, and waits for the server: a page that is loaded anew in between takes the
 * request with it.
 */
export async function untilSaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(
    (each) =>
      each.request().method() === 'POST' && new URL(each.url()).pathname.startsWith('/api/'),
  );
  await act();
  await answer;
}
