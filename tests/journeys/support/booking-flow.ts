import { expect, type Locator, type Page } from 'playwright/test';

/** The questions of the flow, one a page, in order. */
export const questions = {
  session: 'What would you like to book?',
  credit: 'Which credit would you like to use?',
  coach: 'Choose your coach',
  time: /^When would you like to talk/,
  message: 'What is it about?',
  review: 'Review and send',
} as const;

export const expectStep = (page: Page, step: keyof typeof questions): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(questions[step]);

export const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue' }).click();

/** The times of the open day that can be taken, however many lie around them. */
export const freeTimes = (page: Page | Locator): Locator =>
  page.getByRole('button', { name: /^\d\d:\d\d/, disabled: false });

/** Waits for the times, and turns to the next week with a free one where this one has none. Resolves to those that are shown then. */
export async function showFreeTimes(page: Page): Promise<Locator> {
  const free = freeTimes(page);
  const elsewhere = page.getByRole('region', { name: 'Next free times' }).getByRole('button');
  await expect(free.or(elsewhere).first()).toBeVisible();
  if ((await free.count()) === 0) await elsewhere.first().click();
  await expect(free.first()).toBeVisible();
  return free;
}

interface Wish {
  readonly session: string;
  readonly coach: string;
  readonly message?: string;
}

/** Opens the flow and answers its questions up to the time. */
export async function goToTimes(page: Page, { session, coach }: Wish): Promise<void> {
  await page.goto('/app/booking-requests/create');
  await page.getByRole('radio', { name: session }).check();
  await next(page);
  // Where one credit alone pays, nothing is asked about it.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(
    new RegExp(`^${questions.credit.replace('?', '\\?')}$|^${questions.coach}$`),
  );
  if ((await heading.textContent()) === questions.credit) {
    await page.getByRole('radio').first().check();
    await next(page);
  }
  await expectStep(page, 'coach');
  await page.getByRole('radio', { name: coach }).check();
  await next(page);
  await expectStep(page, 'time');
}

/** Asks for the first free time from beginning to end; the page is that of the new booking then. */
export async function askForSession(page: Page, wish: Wish): Promise<void> {
  await goToTimes(page, wish);
  const free = await showFreeTimes(page);
  await free.first().click();
  await next(page);
  await expectStep(page, 'message');
  await page.getByRole('textbox', { name: 'Message' }).fill(wish.message ?? '');
  await next(page);
  await expectStep(page, 'review');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
}
