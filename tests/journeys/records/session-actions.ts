import { expect, type Locator, type Page } from 'playwright/test';
import type { BookingInviteState } from '#machines/booking-invite/states.gen.ts';
import { inviteNames } from '#machines/booking-invite/labels.ts';
import { stopOf } from '../support/stops.ts';
import { choose } from './choose.ts';
import { button, follow, mainOf, press, write } from './hands.ts';

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
  return sendInvitation(page, name, 'sent');
}

/** The same for a session that is full: they wait for a seat. */
export async function inviteToWait(page: Page, name: string): Promise<string> {
  await choose(page, 'Colleague', name);
  await page.getByRole('checkbox', { name: /on the waiting list$/ }).check();
  return sendInvitation(page, name, 'waiting');
}

async function sendInvitation(
  page: Page,
  name: string,
  status: BookingInviteState,
): Promise<string> {
  await press(page, 'Send invitation');
  await expect(page).toHaveURL(/\/invites$/);
  // Until the list has been asked again it may still call an earlier invitation of theirs open.
  await stopOf(page);
  const open = page.getByRole('row').filter({ hasText: inviteNames[status] });
  await open.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/booking-invites\/[\da-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** On the page of an invitation to a session that has become full, to which it leads back. */
export async function joinTheLine(page: Page): Promise<void> {
  await follow(page, 'Respond');
  await press(page, 'Join the waiting list');
  await expect(page).toHaveURL(/\/booking-invites\/[\da-f-]{36}$/);
}

/** On the page of an invitation; it leads to the session. */
export async function accept(page: Page): Promise<void> {
  await follow(page, 'Respond');
  await press(page, 'Accept');
  await expect(page).toHaveURL(/\/bookings\/[\da-f-]{36}$/);
}

/** On the page of an invitation, to which it leads back; whoever waits for a seat leaves the list. */
export async function decline(page: Page, reason = ''): Promise<void> {
  const leaving = 'Leave the waiting list';
  const way = (name: string) => mainOf(page).getByRole('link', { name, exact: true });
  const [answer, waits] = [way('Respond'), way(leaving)] as const;
  await expect(answer.or(waits)).toBeVisible();
  const isWaiting = await waits.isVisible();
  await (isWaiting ? waits : answer).click();
  await press(page, isWaiting ? leaving : 'Decline');
  const form = page.getByRole('form', { name: isWaiting ? leaving : 'Decline this invitation' });
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await button(form, isWaiting ? leaving : 'Decline').click();
  await expect(page).toHaveURL(/\/booking-invites\/[\da-f-]{36}$/);
}

/** On the page of an invitation; it leads to all those of the session. */
export async function revoke(page: Page): Promise<void> {
  await follow(page, 'Revoke');
  await press(page, 'Revoke invitation');
  await expect(page).toHaveURL(/\/invites$/);
}

/** On the page of a session that is over: what became of one of those who were to come, as the answers name it, and who else was not there. */
export async function tell(
  page: Page,
  verb: 'Record outcome' | 'Correct outcome',
  who: string,
  became: string,
  alsoMissed?: string,
): Promise<void> {
  await press(page, verb);
  const form = page.getByRole('form', { name: verb.replace(' ', ' the ') });
  const mark = (name: string, as: string): Promise<void> =>
    form.getByRole('radiogroup', { name }).getByRole('radio', { name: as, exact: true }).check();
  await mark(who, became);
  if (alsoMissed !== undefined) await mark(alsoMissed, 'Missed');
  for (const group of await form.getByRole('radiogroup').all())
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await group.getByRole('radio', { name: 'Attended', exact: true }).check();
  if (verb === 'Correct outcome') await write(page, 'Reason', 'It went otherwise.');
  await button(form, verb).click();
  await expect(form).toHaveCount(0);
}

/** On the page of a session: it is cancelled. */
export async function callOff(page: Page, reason = ''): Promise<void> {
  await follow(page, 'Cancel booking');
  if (reason) await write(page, 'Reason', reason);
  await press(page, 'Cancel booking');
  await expect(mainOf(page).getByRole('link', { name: 'Cancel booking' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/bookings\/[\da-f-]{36}$/);
}

/** On the page of a place in a session: staff give back the credit that was paid for it. */
export async function refund(page: Page, reason: string): Promise<void> {
  await press(page, 'Refund credit');
  const form = page.getByRole('form', { name: /^Refund the (?:credit|\d+ credits) of .+\?$/ });
  await form.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await button(form, 'Refund credit').click();
  await expect(form).toHaveCount(0);
}
