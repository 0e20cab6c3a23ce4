import type { Page } from 'playwright/test';
import { origin } from './server.ts';

/** Asks the API with the session of a page, for what is only the setting of a journey. Throws when it is refused. */
export async function ask<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const bearer = await page.evaluate(() => localStorage.getItem('BEARER_TOKEN'));
  const response = await page.request.fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${bearer}` },
    ...(body && { data: body }),
  });
  if (!response.ok()) throw new Error(`${path} is answered with ${await response.text()}`);
  return (await response.json()) as Answer;
}
