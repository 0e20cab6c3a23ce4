import { expect, test, type Browser } from 'playwright/test';
import type { DataOf } from '#web/api/call.ts';
import { newId } from '#domain/ids.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { ask } from './support/api.ts';
import { accountOf, memberNamed } from './support/people.ts';
import { as, signIn } from './support/sign-in.ts';

type Rules = DataOf<'GET /forum/rules'>;

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

/** So many threads of somebody wait for staff. */
async function threadsBy(browser: Browser, email: string, many: number): Promise<void> {
  const page = await as(browser, email);
  const { version, accepted } = await ask<Rules>(page, '/forum/rules');
  if (accepted !== version) await ask(page, '/forum/rules/acceptances', { version });
  for (let nth = 1; nth <= many; nth += 1)
    await ask(page, '/forum-threads', {
      name: `How do you begin a week, take ${nth}`,
      body: 'On Monday I plan three things, and by Tuesday I have lost them. What do you do?',
      tags: ['habits'],
      anonymous: false,
      asDraft: false,
      idempotencyKey: newId(),
    });
}

test('ten posts are cleared by keyboard alone in less than two minutes', async ({ browser }) => {
  await threadsBy(browser, memberNamed('Zoë Kaminski').email, 4);
  await threadsBy(browser, memberNamed('Mia Thornton').email, 4);
  const page = await as(browser, accountOf('Admin').email);
  await page.goto('/app/forum');
  const queue = page.getByRole('link', { name: /^Review \d+$/ });
  await queue.focus();
  const began = Date.now();
  await page.keyboard.press('Enter');
  const left = page.getByText(/^\d+ posts? waiting$/);
  const count = async () => Number.parseInt((await left.textContent()) ?? '', 10);
  const decide = page.getByRole('button', { name: /^(Accept and publish|Keep published)$/ });
  const decided = page.getByRole('button', { name: 'Undo', exact: true });
  for (let nth = 0; nth < 10; nth += 1) {
    await expect(decide).toBeVisible();
    const before = await count();
    await page.locator('body').press('a');
    await expect.poll(count).toBe(before - 1);
    await expect(decide).toHaveCount(0);
    await page.locator('body').press('n');
  }
  await expect(decided.or(decide).first()).toBeVisible();
  expect(Date.now() - began).toBeLessThan(120_000);
});
