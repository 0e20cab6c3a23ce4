import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { coachNamed, memberNamed } from './support/people.ts';
import { as } from './support/sign-in.ts';

const member = memberNamed('Mia Thornton');
const coach = coachNamed('Silva');

async function openTalk(page: Page, name: string): Promise<void> {
  await page.goto('/app/conversations');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name }).click();
  await expect(page.getByRole('log', { name: `Messages with ${name}` })).toBeVisible();
}

const log = (page: Page) => page.getByRole('log');
const saying = (page: Page, text: string) =>
  log(page).getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByLabel('Your message').press('Enter');
  await expect(saying(page, text)).toBeVisible();
}

/** What both said in this test, from top to bottom. */
const said = async (page: Page, mark: string): Promise<string[]> => {
  const all = await log(page).getByRole('listitem').allInnerTexts();
  return all.flatMap((text) => new RegExp(`${mark} \\d+`).exec(text) ?? []);
};

test('a member on a phone and a coach on a laptop talk while one of them goes through a tunnel: everything arrives once, in one order', async ({
  browser,
}) => {
  const phone = await as(browser, member.email);
  await phone.setViewportSize({ width: 360, height: 740 });
  const laptop = await as(browser, coach.email);
  await openTalk(phone, coach.name);
  await openTalk(laptop, member.name);

  await write(phone, 'Tunnel 1');
  await expect(saying(laptop, 'Tunnel 1')).toBeVisible();
  await expect(saying(phone, 'Tunnel 1').getByText(/Read$/)).toBeVisible();
  await write(laptop, 'Tunnel 2');
  await expect(saying(phone, 'Tunnel 2')).toBeVisible();

  await phone.context().setOffline(true);
  await write(phone, 'Tunnel 3');
  await write(phone, 'Tunnel 4');
  await expect(saying(phone, 'Tunnel 3').getByText('Waiting for the network')).toBeVisible();
  await expectNoViolations(phone);
  await write(laptop, 'Tunnel 5');
  await write(laptop, 'Tunnel 6');
  await expect(saying(laptop, 'Tunnel 6').getByText(/(Sent|Delivered)$/)).toBeVisible();
  await expect(saying(phone, 'Tunnel 5')).toHaveCount(0);

  await phone.context().setOffline(false);
  await expect(saying(laptop, 'Tunnel 4')).toBeVisible();
  await expect(saying(phone, 'Tunnel 6')).toBeVisible();
  await expect(log(phone).getByText('Waiting for the network')).toHaveCount(0);
  const order = ['Tunnel 1', 'Tunnel 2', 'Tunnel 5', 'Tunnel 6', 'Tunnel 3', 'Tunnel 4'];
  await expect.poll(() => said(laptop, 'Tunnel')).toEqual(order);
  await expect.poll(() => said(phone, 'Tunnel')).toEqual(order);
  await phone.reload();
  await expect.poll(() => said(phone, 'Tunnel')).toEqual(order);
});

test('whoever reads further up stays there while messages arrive, and a search leads to the place', async ({
  browser,
}) => {
  const laptop = await as(browser, coach.email);
  const phone = await as(browser, member.email);
  await openTalk(phone, coach.name);
  await openTalk(laptop, member.name);
  for (let nth = 1; nth <= 24; nth += 1) await write(phone, `Staying ${nth}.`);
  await expect(saying(laptop, 'Staying 24.')).toBeVisible();

  const place = saying(laptop, 'Staying 3.').first();
  await place.scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport();
  const before = await place.boundingBox();
  await write(phone, 'Arrives while somebody reads');
  await expect(saying(laptop, 'Arrives while somebody reads')).toBeAttached();
  await expect(saying(laptop, 'Arrives while somebody reads')).not.toBeInViewport();
  expect((await place.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);

  await laptop.goto('/app/conversations');
  await laptop.getByRole('searchbox', { name: 'Search in messages' }).fill('Staying 7');
  const results = laptop.getByRole('list', { name: 'Messages found' });
  await expect(results.getByText('Staying 7', { exact: true }).first()).toBeVisible();
  await results.getByRole('link', { name: member.name }).first().click();
  await expect(saying(laptop, 'Staying 7.')).toBeInViewport();
  await expectNoViolations(laptop);
});
