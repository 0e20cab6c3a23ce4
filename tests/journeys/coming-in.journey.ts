import { expect, test, type Page } from 'playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { newId } from '#domain/ids.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { ask } from './support/api.ts';
import { mailTo } from './support/mails.ts';
import { accountOf } from './support/people.ts';
import { signIn, submitSignIn } from './support/sign-in.ts';

const password = 'seven otters climb the hill';
const another = 'nine herons on a quiet pier';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

interface Shown {
  readonly id: string;
  readonly version: number;
}

/** Somebody whom staff have just invited. */
async function invited(staff: Page, email: string): Promise<Shown> {
  await signIn(staff, accountOf('SuperAdmin').email);
  return ask(staff, '/users', {
    firstName: 'Noor',
    lastName: 'Haddad',
    email,
    role: 'Coach',
    organizationId: null,
    timeZone: 'Europe/London',
    idempotencyKey: newId(),
  });
}

/** Where the link of a mail leads. */
function linkIn(mail: string): string {
  const plain = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\/auth\/password\/reset#[\w-]{43}/.exec(plain)?.[0] ?? '';
}

async function choose(page: Page, chosen: string): Promise<void> {
  await page.getByLabel(/^New password/).fill(chosen);
  await page.getByLabel(/^Repeat new password/).fill(chosen);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('an invited person chooses a password, accepts the texts and is at work', async ({
  page,
  browser,
}) => {
  const email = `noor.${newId().slice(-6)}@waymark.example`;
  const staff = await (await browser.newContext()).newPage();
  const { id } = await invited(staff, email);
  await page.goto(linkIn(await mailTo(email, 'Your Waymark account')));
  await expect(page).toHaveURL('/auth/password/reset');
  await expectNoViolations(page);
  await choose(page, password);
  await expect(heading(page, 'Your password is set')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(page, email, password);
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/app/profile');
  await expect(page).toHaveURL('/auth/privacy?intended=%2Fapp%2Fprofile');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(heading(page, 'Terms')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/app/profile');

  // Staff replace the password: the session ends, and theirs is good for one thing only.
  const { version } = await ask<Shown>(staff, `/users/${id}`);
  await ask(staff, `/users/${id}/events`, {
    type: 'RESET_PASSWORD',
    payload: { password: 'a password from staff', yourPassword: demoPassword },
    version,
    idempotencyKey: newId(),
  });
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await submitSignIn(page, email, 'a password from staff');
  await expect(heading(page, 'Choose your own password')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel(/^Temporary password/).fill('a password from staff');
  await choose(page, another);
  await expect(page).toHaveURL('/app/profile');

  // Forgetting it leads to a link, and the link to a new one.
  await page.goto('/auth/sign-out');
  await page.goto('/auth/send-password-reset-link');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(
    page.getByText('If an account exists for that address, we have sent a link.'),
  ).toBeVisible();
  await page.goto(linkIn(await mailTo(email, 'Choose a new password')));
  await choose(page, password);
  await expect(heading(page, 'Your password is set')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(page, email, password);
  await expect(page).toHaveURL(/\/app\//);
});
