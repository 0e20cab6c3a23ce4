import { expect, type Page } from 'playwright/test';

/** The page of a booking shows these words for its status and for its credit. */
export async function expectBooking(page: Page, status: string, credit: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(title.getByText(status, { exact: true })).toBeVisible();
  const paid = page.getByRole('region', { name: 'Credit', exact: true });
  await expect(paid.getByRole('definition').first()).toHaveText(credit);
}

/** The id in the address of a booking's page. */
export function bookingOn(page: Page): string {
  const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(new URL(page.url()).pathname)?.[0];
  if (!id) throw new Error(`${page.url()} is not the page of a booking.`);
  return id;
}
