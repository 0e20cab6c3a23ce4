import type { Page } from 'playwright/test';

/** Chooses by its name in a field of a form, whether the field lists everything or searches. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('main').getByRole('combobox', { name: new RegExp(`^${label}`) });
  await field.waitFor();
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await field.selectOption({ label: name });
    return;
  }
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
}
