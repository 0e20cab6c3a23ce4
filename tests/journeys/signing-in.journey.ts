import { expect, test, type Page } from 'playwright/test';
import { demoAccounts, demoPassword } from '#server/demo/accounts.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf, memberNamed } from './support/people.ts';
import { once, refusesBearer } from './support/held-calls.ts';
import { passwordField, signIn, submitSignIn } from './support/sign-in.ts';
import { storedIn, spoilBearer } from './support/storage.ts';

const mia = accountOf('Member');
const staffRoles = ['Admin', 'SuperAdmin'];

for (const { role, name, email, password } of demoAccounts) {
  const home = staffRoles.includes(role) ? '/app/bookings' : '/app/dashboard';
  test(`${name}, ${role}, signs in and lands on ${home}`, async ({ page }) => {
    await page.goto('/auth/sign-in');
    await submitSignIn(page, email, password);
    await expect(page).toHaveURL(home);
    const heading = staffRoles.includes(role) ? 'Bookings' : `Hello, ${name.split(' ')[0]}`;
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a newcomer is welcomed once, with confetti that is in nobody’s way', async ({ page }) => {
    await signIn(page, accountOf('New member').email);
    const welcome = page.getByRole('dialog', { name: 'Welcome to Waymark, Zoë!' });
    await expect(welcome).toContainText('Beginner Level');
    await expect(page.locator('canvas')).toBeVisible();
    await expectNoViolations(page);
    await welcome.getByRole('button', { name: 'Close' }).click();
    await expect(welcome).toBeHidden();
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Zoë');
    await expect(welcome).toBeHidden();
  });
});

test('a wrong password keeps the address and is told at its field', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await expectNoViolations(page);
  await submitSignIn(page, mia.email, 'not-the-password');
  const password = passwordField(page);
  await expect(password).toHaveAccessibleDescription('Incorrect email or password.');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(mia.email);
  await expect(page).toHaveURL('/auth/sign-in');
  await expectNoViolations(page);
});

test('an account is locked after five wrong passwords, for the right one too', async ({ page }) => {
  const { email } = memberNamed('Bao Tran');
  const password = passwordField(page);
  await page.goto('/auth/sign-in');
  for (const attempt of [1, 2, 3, 4]) {
    await submitSignIn(page, email, `wrong ${attempt}`);
    await expect(password).toHaveAccessibleDescription('Incorrect email or password.');
  }
  await submitSignIn(page, email, 'wrong 5');
  await expect(password).toHaveAccessibleDescription('Your account is locked for 15 minutes.');
  await submitSignIn(page, email, demoPassword);
  await expect(password).toHaveAccessibleDescription('Your account is locked for 15 minutes.');
  await expect(page).toHaveURL('/auth/sign-in');
});

test('the page that was wanted opens after signing in', async ({ page }) => {
  await page.goto('/app/bookings?tab=past');
  await expect(page).toHaveURL('/auth/sign-in?intended=%2Fapp%2Fbookings%3Ftab%3Dpast');
  await submitSignIn(page, mia.email, demoPassword);
  await expect(page).toHaveURL('/app/bookings?tab=past');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
});

for (const elsewhere of ['/application', '//evil.example/app', 'https://evil.example/app']) {
  test(`signing in never leads to ${elsewhere}`, async ({ page }) => {
    await page.goto(`/auth/sign-in?intended=${encodeURIComponent(elsewhere)}`);
    await submitSignIn(page, mia.email, demoPassword);
    await expect(page).toHaveURL('/app/dashboard');
  });
}

test('signing out empties the storage and takes the other tabs along', async ({ page }) => {
  await signIn(page, mia.email);
  await expect
    .poll(() => storedIn(page))
    .toEqual(['BEARER_TOKEN', 'LOCALE', 'LOGIN_METHOD', 'REFRESH_TOKEN']);
  const other = await page.context().newPage();
  await other.goto('/app/bookings');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bookings');

  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'You have signed out.' })).toBeVisible();
  await expect.poll(() => storedIn(page)).toEqual([]);
  await expectNoViolations(page);
  await expect(other).toHaveURL('/auth/sign-in?intended=%2Fapp%2Fbookings');
  await expect(other.getByText('You have signed out in another tab.')).toBeVisible();

  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/auth/sign-in?intended=%2Fapp%2Fdashboard');
});

test('a reload and a new tab keep the session', async ({ page }) => {
  await signIn(page, mia.email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mia');
  await expect(page).toHaveURL('/app/dashboard');
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other).toHaveURL('/app/dashboard');
});

test('a call that is refused leads over /auth/refresh back to the page, without a word', async ({
  page,
}) => {
  await signIn(page, mia.email);
  const way = addressesOf(page);
  await page.route('**/api/bookings?**', once(refusesBearer));
  // Without a pointer that rests on it and asks before the press.
  await page.getByRole('link', { name: 'Bookings', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL('/app/bookings');
  expect(way).toContain('/auth/refresh');
  await expectNoAlertSoFar(page);
});

test('a bearer token that the server refuses is renewed after a reload, without a word', async ({
  page,
}) => {
  await signIn(page, mia.email);
  await spoilBearer(page);
  const renewal = page.waitForResponse('**/api/auth/refresh');
  await page.reload();
  expect((await renewal).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mia');
  await expect(page).toHaveURL('/app/dashboard');
  await expectNoAlertSoFar(page);
});

test('a bearer token that is gone is fetched anew after a reload, without a word', async ({
  page,
}) => {
  await signIn(page, mia.email);
  await page.evaluate(() => localStorage.removeItem('BEARER_TOKEN'));
  await page.goto('/app/bookings?tab=past');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await expect(page).toHaveURL('/app/bookings?tab=past');
  await expect.poll(() => storedIn(page)).toContain('BEARER_TOKEN');
  await expectNoAlertSoFar(page);
});

test('without tokens every page asks to sign in', async ({ page }) => {
  await signIn(page, mia.email);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/app/bookings');
  await expect(page).toHaveURL('/auth/sign-in?intended=%2Fapp%2Fbookings');
  await page.goto('/auth/refresh');
  await expect(page).toHaveURL('/auth/sign-in');
  await page.goto('/auth/whoami');
  await expect(page).toHaveURL('/auth/sign-in');
});

/** An alert stays for five seconds, longer than the way there and back takes. */
const expectNoAlertSoFar = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Dismiss Notification' })).toHaveCount(0);

/** Every address that the page has from now on, in order. */
function addressesOf(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  return addresses;
}
