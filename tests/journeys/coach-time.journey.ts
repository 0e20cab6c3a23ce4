import { expect, test, type Locator, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Somebody's id, as the server tells it to the one who is signed in. */
const ownId = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('BEARER_TOKEN')}` };
    const answer = await fetch('/api/auth/whoami', { headers });
    return ((await answer.json()) as { id: string }).id;
  });

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save working hours' }).click();
  await expect(page.getByText(/^Working hours saved\./).first()).toBeVisible();
};

test('a coach works on Saturdays too, blocks one of them with the keys, and takes it back; staff see it', async ({
  page,
  browser,
}) => {
  await signIn(page, accountOf('Coach').email);
  const coach = await ownId(page);
  await page.goto('/app/working-hours/update');
  await expect(heading(page, 'Working Hours')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await page.getByRole('menuitem', { name: 'Saturday' }).click();
  await expect(page.getByRole('textbox', { name: 'Saturday, interval 1, start' })).toHaveValue(
    '09:00',
  );
  await save(page);

  await page.goto(`/app/coaches/${coach}/availability`);
  await expect(page).toHaveURL('/app/availability');
  await expect(heading(page, 'Availability')).toBeVisible();
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'Later' }).click();
  const grid = page.getByRole('table', { name: 'Time of the week' });
  const cell = (what: string) => grid.getByRole('button', { name: new RegExp(`^Sat .*, ${what}`) });
  await cell('09:00: Working hours, free').click();
  await expect(page.getByText('A session can begin at 09:00.')).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Use this time' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(cell('09:30: Blocked')).toBeVisible();
  await cell('09:30: Blocked').click();
  await expect(page.getByText('Ana is away at that time.')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, accountOf('Admin').email);
  const address = new URL(page.url());
  await staff.goto(`/app/coaches/${coach}/availability${address.search}`);
  await expect(heading(staff, 'Coach Availability')).toBeVisible();
  await expect(staff.getByRole('button', { name: /^Sat .*, 09:30: Blocked/ })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(grid).toBeHidden();
  await expect(page.getByRole('button', { name: '09:00–10:00 Blocked' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  // What asks about the chosen time is still open.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Remove Blocked, Sat/ }).click();
  await expect(cell('09:30: Working hours')).toBeVisible();
  // Told live, without a reload.
  await expect(staff.getByRole('button', { name: /^Sat .*, 09:30: Working hours/ })).toBeVisible();

  await page.goto('/app/working-hours/update');
  await page.getByRole('button', { name: /^Remove interval 2 of Saturday/ }).click();
  await page.getByRole('button', { name: /^Remove interval 1 of Saturday/ }).click();
  await save(page);
});

test('what is asked about a drawn time leaves it and the exceptions to be seen', async ({
  page,
}) => {
  await signIn(page, accountOf('Coach').email);
  await page.goto('/app/availability');
  await page.getByRole('link', { name: 'Later' }).click();
  const grid = page.getByRole('table', { name: 'Time of the week' });
  const cell = (day: string, time: string) =>
    grid.getByRole('button', { name: new RegExp(`^${day} .*, ${time}`) });
  const panel = page.getByRole('dialog', { name: 'What is this time?' });
  const exceptions = page.getByRole('region', { name: 'Exceptions' });
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (box === null) throw new Error('It is not there.');
    return box;
  };
  for (const day of ['Mon', 'Sun']) {
    await cell(day, '12:00').hover();
    await page.mouse.down();
    await cell(day, '13:00').hover();
    await page.mouse.up();
    const asked = await boxOf(panel);
    for (const seen of [cell(day, '12:00'), cell(day, '13:00'), exceptions]) {
      const { x, y, width, height } = await boxOf(seen);
      const isBeside = x + width <= asked.x || asked.x + asked.width <= x;
      expect(isBeside || y + height <= asked.y || asked.y + asked.height <= y).toBe(true);
    }
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await cell('Sun', '13:00').click();
  await expect.poll(async () => (await boxOf(panel)).width).toBe(768);
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Block', exact: true }).click();
  const added = exceptions.getByRole('button', { name: /^Change Blocked, Sun .*, 13:00/ });
  await expect(added).toBeFocused();
  await exceptions.getByRole('button', { name: /^Remove Blocked, Sun .*, 13:00/ }).click();
  await expect(added).toBeHidden();
});
