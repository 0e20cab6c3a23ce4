import { expect, type Page } from 'playwright/test';
import { showFreeTimes } from './booking-flow.ts';

interface Wish {
  readonly member: string;
  readonly session: string;
  /** For staff, who may choose among coaches. */
  readonly coach?: string;
}

/** Fills in the page that creates a booking for a member, up to the time. */
export async function chooseDirectly(page: Page, { member, session, coach }: Wish): Promise<void> {
  await page.goto('/app/bookings/create');
  await page.getByRole('combobox', { name: 'Member' }).fill(member);
  await page.getByRole('option', { name: member }).click();
  await page.getByRole('radio', { name: session }).check();
  if (coach) await page.getByRole('radio', { name: coach }).check();
}

/** A coach or staff book the first free time; the page is that of the new booking then. */
export async function createDirectly(page: Page, wish: Wish): Promise<void> {
  await chooseDirectly(page, wish);
  const free = await showFreeTimes(page);
  await free.first().click();
  await sendDirectly(page);
}

export async function sendDirectly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create booking' }).click();
  await expect(page).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
}
