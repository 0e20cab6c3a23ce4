import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';

/** The field for the password, not the button that shows it. */
export const passwordField = (page: Page): Locator => page.getByLabel(/^Password/);

/** Fills in the form of the sign-in page that is open and sends it. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on the sign-in page and waits for the first page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-in');
  await submitSignIn(page, email, demoPassword);
  await expect(page).toHaveURL(/\/app\//);
}

let owner = '';
let profiles: BrowserContext[] = [];

/** A browser profile of the running test. The profiles of the test before it are closed: their pages would go on listening. */
async function newProfile(browser: Browser): Promise<BrowserContext> {
  if (owner !== test.info().testId) {
    owner = test.info().testId;
    await Promise.all(profiles.splice(0).map((profile) => profile.close()));
  }
  const profile = await browser.newContext();
  profiles = [...profiles, profile];
  return profile;
}

/** Somebody in a browser profile of their own, signed in. */
export async function as(browser: Browser, email: string): Promise<Page> {
  const profile = await newProfile(browser);
  const page = await profile.newPage();
  await signIn(page, email);
  return page;
}
