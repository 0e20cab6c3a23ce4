import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Opens the credits of somebody in a programme that is under way. */
async function openCreditsOf(page: Page, name: string): Promise<void> {
  await page.goto('/app/programmes');
  await page.getByRole('table').getByRole('link', { name: 'Leading with Confidence' }).click();
  await expect(page).toHaveURL(/\/app\/programmes\/[\da-f-]{36}$/);
  await page.goto(`${new URL(page.url()).pathname}/session-credits?hasAvailable=true`);
  const search = page.getByRole('searchbox');
  await search.fill(name);
  await page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('link', { name: 'Executive coaching' })
    .click();
}

test('staff take a credit back and edit the rest; both stand in its history', async ({ page }) => {
  await signIn(page, accountOf('Admin').email);
  await openCreditsOf(page, 'Rohan Kulkarni');
  await expect(heading(page, /Rohan Kulkarni$/)).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Deallocate' }).click();
  await expect(heading(page, 'Deallocate credits of Rohan Kulkarni?')).toBeVisible();
  await page.getByRole('button', { name: 'Deallocate' }).click();
  await expect(
    page.getByRole('link', { name: 'Quantity must be a whole number of at least 1.' }),
  ).toBeVisible();
  await page.getByRole('spinbutton', { name: /^Credits/ }).fill('1');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Deallocate' }).click();
  await expect(heading(page, /Rohan Kulkarni$/)).toBeVisible();
  await expect(page.getByText(/deallocated 1 credit/)).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('spinbutton', { name: /^Priority/ }).fill('2');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading(page, /Rohan Kulkarni$/)).toBeVisible();
  await expect(page.getByText(/priority 2/)).toBeVisible();
});

test('a member books with one of their credits', async ({ page }) => {
  await signIn(page, accountOf('Member').email);
  await page.goto('/app/dashboard');
  await page.goto(`/app/session-credits/user/${await ownId(page)}`);
  await page.getByRole('link', { name: 'Book', exact: true }).first().click();
  await expect(page).toHaveURL(/\/app\/booking-requests\/create\?.*credit=/);
});

/** Somebody's id, as the server tells it to the one who is signed in. */
const ownId = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('BEARER_TOKEN')}` };
    const answer = await fetch('/api/auth/whoami', { headers });
    return ((await answer.json()) as { id: string }).id;
  });
