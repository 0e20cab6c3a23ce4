import type { Page } from 'playwright/test';

/** What the answers to another time are called, for a session and for a request. */
export const answersToTime = {
  ACCEPT_MOVE: /^Accept(?: new time)?$/,
  DECLINE_MOVE: /^Keep (?:current|my original) time$/,
  WITHDRAW_MOVE: /^Withdraw suggestion$/,
} as const;

/** A time in the week that is open, or in the next. */
export async function pickTime(
  page: Page,
  startsAt: number,
  name = 'Choose another time',
): Promise<void> {
  const form = page.getByRole('form', { name });
  const day = String(new Date(startsAt).getUTCDate());
  await form.getByRole('button', { name: new RegExp(`^\\w+ ${day} \\w+,`) }).click();
  const clock = new Date(startsAt).toISOString().slice(11, 16);
  await form.getByRole('button', { name: clock, exact: true }).first().click();
}
