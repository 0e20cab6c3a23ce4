import { expect, test, type Page } from 'playwright/test';
import { shelfTitles } from '#web/ui/gallery/shelf-titles.ts';
import { expectContrast, expectNoViolations } from './support/accessibility.ts';

/** A theme changes colours and nothing else. */
const looks = { light: expectNoViolations, dark: expectContrast };

for (const [name, title] of Object.entries(shelfTitles)) {
  test(`the shelf “${title}” can be used by everybody, light and dark, wide and narrow`, async ({
    page,
  }) => {
    for (const [theme, expectReadable] of Object.entries(looks)) {
      await openShelf(page, name, theme);
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
      await expectReadable(page);
    }
  });
}

test('what opens on a shelf can be used by everybody too', async ({ page }) => {
  test.setTimeout(360_000);
  for (const [theme, expectReadable] of Object.entries(looks)) {
    await openShelf(page, 'dates', theme);
    await page.getByRole('combobox', { name: /^Session begins/ }).focus();
    await expect(page.getByRole('dialog', { name: 'Choose a date and time' })).toBeVisible();
    await expectReadable(page);

    await openShelf(page, 'more-inputs', theme);
    await page.getByRole('combobox', { name: /^Member/ }).focus();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectReadable(page);

    await openShelf(page, 'forms', theme);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Please check what you entered')).toBeVisible();
    await expectReadable(page);

    await openShelf(page, 'lists', theme);
    for (const name of ['Filter', 'Sort']) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectReadable(page);
    }

    await openShelf(page, 'actions', theme);
    await page.getByRole('button', { name: 'Actions for this booking' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectReadable(page);
    await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectReadable(page);
  }
});

test('a shelf has an address, and nonsense in it leads to the first one', async ({ page }) => {
  await openShelf(page, 'lists', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Light' }).click();
  await expect(page).toHaveURL('/charts/kit?shelf=lists&theme=light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goto('/charts/kit?shelf=nowhere');
  await expect(page.getByRole('region', { name: 'Type and headings' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

async function openShelf(page: Page, shelf: string, theme: string): Promise<void> {
  await page.goto(`/charts/kit?shelf=${shelf}&theme=${theme}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}
