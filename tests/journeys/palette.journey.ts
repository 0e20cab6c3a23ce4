import { expect, test } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

test('a booking is found by its reference and opened without a mouse', async ({ page }) => {
  await signIn(page, accountOf('Admin').email);
  const reference = /B-[\dA-Z]{6}/;
  const row = page.getByRole('table', { name: 'Bookings' }).getByRole('row').nth(1);
  await expect(row).toContainText(reference);
  const [wanted = ''] = reference.exec(await row.innerText()) ?? [];
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  const box = dialog.getByRole('combobox');
  await expect(box).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type(wanted);
  const found = dialog.getByRole('group', { name: 'Bookings' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(wanted).first()).toBeVisible();
});

test('the head of a column sorts by the keyboard', async ({ page }) => {
  await signIn(page, accountOf('Admin').email);
  const head = page.getByRole('columnheader', { name: 'Start' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/app/bookings?orderProperty=startsAt&order=Descending');
});
