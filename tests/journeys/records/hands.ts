import { expect, type Locator, type Page } from 'playwright/test';

/** What people do on any page, inside its main part. */
export const mainOf = (page: Page): Locator => page.getByRole('main');

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

export const press = (page: Page, name: string): Promise<void> =>
  button(mainOf(page), name).click();

export const follow = (page: Page, name: string): Promise<void> =>
  mainOf(page).getByRole('link', { name, exact: true }).click();

/** Writes into the field whose label begins so. */
export const write = (page: Page, label: string, text: string): Promise<void> =>
  mainOf(page)
    .getByRole('textbox', { name: new RegExp(`^${label}`) })
    .fill(text);

/** The page is there, and nothing on it is called so. */
export async function expectNotOffered(page: Page, ...names: string[]): Promise<void> {
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of names)
    for (const role of ['link', 'button'] as const)
      await expect(mainOf(page).getByRole(role, { name, exact: true })).toHaveCount(0);
}

/** To whoever looks, there is no such page. */
export const expectNotTheirs = (page: Page): Promise<void> =>
  expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(
    /^(?:You don’t have access to this page|Not found)$/,
  );

/** The title of a record stands beside these words for where it stands. */
export const expectStatus = (page: Page, words: string): Promise<void> =>
  expect(
    page.getByRole('heading', { level: 1 }).locator('..').getByText(words, { exact: true }),
  ).toBeVisible();

/** Whether the page has gone on to where it leads. */
export const gone = async (page: Page, path: string) =>
  expect(page).toHaveURL(new RegExp(`${path}$`));
