import { expect, test } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

test('staff work through what waits by keyboard alone: they accept, turn down with a reason, go on, and take one back', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  await page.goto('/app/forum');
  const queue = page.getByRole('link', { name: /^Review \d+$/ });
  await queue.focus();
  await page.keyboard.press('Enter');
  const post = page.getByRole('heading', { level: 2, name: /^(Thread|Comment)$/ });
  await expect(post).toBeVisible();
  await expectNoViolations(page);
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo', exact: true });
  const left = page.getByText(/^\d+ posts? waiting$/);
  const count = async () => Number.parseInt((await left.textContent()) ?? '', 10);
  const all = await count();
  expect(all).toBeGreaterThan(3);

  // What was reported has waited longest: it stays, and the next is still to be published.
  await expect(page.getByRole('button', { name: 'Keep published' })).toBeVisible();
  await page.locator('body').press('a');
  await expect.poll(count).toBe(all - 1);
  await page.locator('body').press('n');
  await expect(page.getByRole('button', { name: 'Accept and publish' })).toBeVisible();
  const began = await count();

  await page.locator('body').press('a');
  await expect(undo).toBeVisible();
  await expect.poll(count).toBe(began - 1);
  await page.locator('body').press('n');
  await expect(page.getByRole('button', { name: 'Accept and publish' })).toBeVisible();

  // What was decided can be taken back although the next post is open.
  await page.locator('body').press('u');
  await expect(undo).toBeVisible();
  await page.locator('body').press('u');
  await expect.poll(count).toBe(began);

  await page.locator('body').press('r');
  const reason = page.getByLabel('Reason');
  await reason.focus();
  await page.keyboard.press('ArrowDown');
  await expect(reason).not.toHaveValue('');
  await page.getByRole('button', { name: 'Reject post' }).press('Enter');
  await expect.poll(count).toBe(began - 1);
  await expectNoViolations(page);
});
