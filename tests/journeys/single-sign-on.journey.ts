import { expect, test, type Page } from 'playwright/test';
import { openProvider } from '#tests/support/oidc.ts';
import type { TestProvider } from '#tests/support/oidc.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { once, refusesBearer } from './support/held-calls.ts';
import { memberNamed } from './support/people.ts';
import { origin, providerIssuer, providerPort } from './support/server.ts';
import { storedIn } from './support/storage.ts';

const { name, email } = memberNamed('Sophie Lindner');
const atProvider = new RegExp(`^${providerIssuer}/`);

let provider: TestProvider;
test.beforeAll(async () => {
  provider = await openProvider({ publicUrl: origin, port: providerPort });
  provider.people.set(email, { email, email_verified: true });
});
test.afterAll(() => provider.close());

async function goThere(page: Page, address = '/auth/sign-in'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Single sign-on' }).click();
  await expect(page).toHaveURL(atProvider);
}

/** The provider's own page, with the address filled in already. */
async function signInThere(page: Page): Promise<void> {
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

const visitStorage = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /OIDC|INTENDED/.test(key)));

test(`${name} comes in through the organisation, to the page that was wanted`, async ({ page }) => {
  await page.goto('/app/bookings?tab=past');
  await goThere(page, page.url());
  await expect(page.getByPlaceholder('Enter any login')).toHaveValue(email);
  await signInThere(page);
  await expect(page).toHaveURL('/app/bookings?tab=past');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  expect(await page.evaluate(() => localStorage.getItem('LOGIN_METHOD'))).toBe('oidc');
  await expect.poll(() => visitStorage(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
});

test('a session that the server refuses goes to the provider and comes back to its page', async ({
  page,
}) => {
  await goThere(page);
  await signInThere(page);
  await expect(page).toHaveURL('/app/dashboard');
  await page.route('**/api/bookings?**', once(refusesBearer));
  const backFromThere = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).searchParams.has('code'),
  );
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().dispatchEvent('click');
  await backFromThere;
  await expect(page).toHaveURL(/\/app\/bookings/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await expect.poll(() => storedIn(page)).toContain('LOGIN_METHOD');
});

test('who turns back at the provider is told so, and may try again or use a password', async ({
  page,
}) => {
  await goThere(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/auth/oidc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t sign you in');
  await expect(page.getByText('Signing in through your organisation didn’t work.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(atProvider);
  await signInThere(page);
  await expect(page).toHaveURL('/app/dashboard');
});

test('an address without single sign-on is told in a sentence', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill('somebody@nowhere.example');
  await page.getByRole('button', { name: 'Single sign-on' }).click();
  await expect(page.getByText('There is no single sign-on for this email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('somebody@nowhere.example');
  await expectNoViolations(page);
});
