import { expect, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/driver-fixture.ts';
import { aMeeting, visit } from './support/meeting-stage.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Chat' });
const field = (page: Page) => page.getByLabel('Your message');
const phone = { width: 360, height: 740 };
const enter = async (page: Page) => {
  await page.getByRole('button', { name: 'Join without camera and microphone' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
};

test('two people write to each other, one beside the pictures and one on a phone, and read it afterwards', async ({
  browser,
  stage,
}) => {
  test.setTimeout(240_000);
  const { booking, mia, carl } = await aMeeting(stage);
  const address = `/zoom/${booking}`;
  const coach = await visit(browser, stage, carl, address);
  await coach.page.setViewportSize({ width: 1280, height: 800 });
  await enter(coach.page);
  const member = await visit(browser, stage, mia, address);
  await member.page.setViewportSize(phone);
  await enter(member.page);

  await test.step('the coach writes beside the pictures', async () => {
    await expect(coach.page.getByText('No messages yet.')).toBeVisible();
    await expectNoViolations(coach.page);
    await field(coach.page).fill('Can you see my notes?');
    await field(coach.page).press('Enter');
    await expect(log(coach.page).getByText('Can you see my notes?')).toBeVisible();
    await expect(field(coach.page)).toHaveValue('');
    await expect(field(coach.page)).toBeFocused();
  });
  await test.step('the phone counts it, and shows it in a sheet', async () => {
    const button = member.page.getByRole('button', { name: /^Chat.*, 1 new message$/ });
    await expect(button).toBeVisible();
    await button.click();
    await expect(log(member.page).getByText('Can you see my notes?')).toBeVisible();
    await expectNoViolations(member.page);
    await member.page.setViewportSize(phone);
    await field(member.page).fill('I can.\nThank you');
    await member.page.getByRole('button', { name: 'Send' }).click();
    await expect(log(coach.page).getByText('Thank you')).toBeVisible();
    await expectNoViolations(coach.page);
  });
  await test.step('what is not sent yet outlives the sheet, a lost connection and the page', async () => {
    await member.page.setViewportSize(phone);
    await field(member.page).fill('One more');
    await member.page.context().setOffline(true);
    await member.page.getByRole('button', { name: 'Send' }).click();
    const form = member.page.getByRole('form', { name: 'Write a message' });
    await expect(form.getByText('Not sent yet')).toBeVisible({ timeout: 60_000 });
    await member.page.context().setOffline(false);
    await member.page.reload();
    await enter(member.page);
    await member.page.getByRole('button', { name: /^Chat/ }).click();
    await expect(field(member.page)).toHaveValue('One more');
    await member.page.getByRole('button', { name: 'Send' }).click();
    await expect(log(coach.page).getByText('One more')).toBeVisible();
  });
  await test.step('afterwards it stands on the booking', async () => {
    await member.page.getByRole('button', { name: 'Close' }).click();
    await member.page.getByRole('button', { name: 'Leave' }).click();
    await member.page.goto(`/app/bookings/${booking}`);
    const kept = member.page.getByRole('region', { name: 'Chat from the meeting room' });
    await expect(kept.getByText('Can you see my notes?')).toBeVisible();
    await expectNoViolations(member.page);
  });
  expect([...coach.breaches, ...member.breaches]).toEqual([]);
  await Promise.all([coach.page.context().close(), member.page.context().close()]);
});
