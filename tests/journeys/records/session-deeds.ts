import { expect, type Locator, type Page } from 'playwright/test';
import { inviteNames } from '#machines/booking-invite/labels.ts';
import { choose } from './choose.ts';
import { button, follow, press, write } from './hands.ts';

/** On the page of a place in a session: asks for the form by which somebody leaves it. */
export async function leavingOn(page: Page, verb: 'Withdraw' | 'Remove'): Promise<Locator> {
  await press(page, verb);
  return page.getByRole('form', { name: /^(?:Withdraw from this session|Remove .+)\?$/ });
}

/** On the page of a place in a session: they do not come after all, or staff take them off the list. */
export async function withdraw(
  page: Page,
  verb: 'Withdraw' | 'Remove',
  reason = '',
): Promise<void> {
  const form = await leavingOn(page, verb);
  await form.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await button(form, verb).click();
  await expect(form).toHaveCount(0);
}

/** On the page for inviting; resolves to the address of the invitation. */
export async function invite(page: Page, name: string): Promise<string> {
  await choose(page, 'Colleague', name);
  await press(page, 'Send invitation');
  await expect(page).toHaveURL(/\/invites$/);
  const waiting = page.getByRole('row').filter({ hasText: inviteNames.sent });
  await waiting.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/booking-invites\/[\da-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** On the page of an invitation; it leads to the session. */
export async function accept(page: Page): Promise<void> {
  await follow(page, 'Respond');
  await press(page, 'Accept');
  await expect(page).toHaveURL(/\/bookings\/[\da-f-]{36}$/);
}

/** On the page of a session that is over: what became of one of those who were to come, as the answers name it. */
export async function tell(
  page: Page,
  verb: 'Record outcome' | 'Correct outcome',
  who: string,
  became: string,
): Promise<void> {
  await press(page, verb);
  const form = page.getByRole('form', { name: verb.replace(' ', ' the ') });
  await form
    .getByRole('radiogroup', { name: who })
    .getByRole('radio', { name: became, exact: true })
    .check();
  if (verb === 'Correct outcome') await write(page, 'Reason', 'It went otherwise.');
  await button(form, verb).click();
  await expect(form).toHaveCount(0);
}
