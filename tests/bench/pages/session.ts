import type { Browser } from 'playwright';
import { demoPassword } from '#server/demo/accounts.ts';

/** Signs somebody of the demo in, and keeps what a browser then has. */
export async function sessionOf(on: Browser, origin: string, email: string) {
  const context = await on.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/auth/sign-in`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/app\//);
    const bearer = await page.evaluate(() => localStorage.getItem('BEARER_TOKEN'));
    return { state: await context.storageState(), bearer };
  } finally {
    await context.close();
  }
}
