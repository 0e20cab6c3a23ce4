import { expect, test } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { memberNamed } from './support/people.ts';
import { aPicture } from './support/pictures.ts';
import { signIn } from './support/sign-in.ts';

test('a member sends a picture and nothing else; it is looked at, kept, and taken back', async ({
  page,
}) => {
  await signIn(page, memberNamed('Mia Thornton').email);
  await page.goto('/app/conversations');
  const talk = page.getByRole('listitem').filter({ hasText: 'here is a sheet' });
  await talk.getByRole('link').click();
  const log = page.getByRole('log');
  const sheet = log.getByRole('button', { name: /^Two lists\.pdf .*: download$/ });
  const kept = page.waitForEvent('download');
  await sheet.click();
  expect((await kept).suggestedFilename()).toBe('Two lists.pdf');

  // A file says enough by itself, and is waited for.
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Write a message or attach a file.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Attach files' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Lists.png', mimeType: 'image/png', buffer: await aPicture(page, 600) });
  await expect(page.getByText('Lists.png was sent.')).toBeAttached();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByRole('img', { name: 'Picture: Lists.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();
  // Whoever writes sees what they wrote to its end.
  await expect(log.getByRole('button', { name: /^Lists\.png/ })).toBeInViewport();
  await expectNoViolations(page);

  const mine = log.getByRole('listitem').filter({ hasText: 'Lists.png' });
  await mine.getByRole('button', { name: 'Message actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(log.getByRole('img', { name: 'Picture: Lists.png' })).toHaveCount(0);
  await expect(log.getByText('Message deleted').last()).toBeVisible();
});
