import { expect } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { attendees, meetingSeats } from '#database/schema/index.ts';
import { minute } from '#tests/machines/models/people.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/driver-fixture.ts';
import { aMeeting, expectFilm, join, visit } from './support/meeting-stage.ts';

test('two people see one another, one drops and comes back, and the room closes', async ({
  browser,
  stage,
}) => {
  test.setTimeout(360_000);
  const { booking, mia, carl, startsAt, at } = await aMeeting(stage);
  const address = `/zoom/${booking}`;
  const coach = await visit(browser, stage, carl, address);
  await test.step('they see themselves first', async () => {
    await expectFilm(coach.page, 'Carl Okoro');
    await expectNoViolations(coach.page);
  });
  await join(coach.page);
  await expect(coach.page.getByText('Nobody else is here yet.')).toBeVisible();

  const member = await visit(browser, stage, mia, address);
  await join(member.page);
  await test.step('each sees the other', async () => {
    await expect(coach.page.getByText('Here with you: Mia Turner.')).toBeVisible();
    await expectFilm(coach.page, 'Mia Turner');
    await expectFilm(member.page, 'Carl Okoro');
    await expectNoViolations(member.page);
  });
  await test.step('a camera that is off is not shown', async () => {
    await member.page.getByRole('button', { name: 'Camera off' }).click();
    await expect(coach.page.getByLabel('Mia Turner', { exact: true })).toBeHidden();
    await member.page.getByRole('button', { name: 'Mute' }).click();
    await expect(coach.page.getByText('Mia Turner · muted')).toBeVisible();
    await member.page.getByRole('button', { name: 'Camera on' }).click();
    await expectFilm(coach.page, 'Mia Turner');
  });
  await test.step('the network fails, and is back', async () => {
    await member.page.context().setOffline(true);
    await expect(member.page.getByText('Connection lost. Reconnecting…')).toBeVisible({
      timeout: 60_000,
    });
    await member.page.context().setOffline(false);
    await expect(member.page.getByText('Connection lost. Reconnecting…')).toBeHidden();
    await expectFilm(member.page, 'Carl Okoro');
  });
  await test.step('a page that is loaded again sits where it sat', async () => {
    await at(startsAt);
    await member.page.reload();
    await join(member.page);
    await expectFilm(coach.page, 'Mia Turner');
    await expectFilm(member.page, 'Carl Okoro');
    const seats = await stage.db.orm
      .select({ side: meetingSeats.side })
      .from(meetingSeats)
      .where(eq(meetingSeats.bookingId, booking));
    expect(seats.map(({ side }) => side).toSorted()).toEqual(['coach', 'member']);
  });
  await test.step('whoever leaves is gone, and was there', async () => {
    await at(startsAt + 20 * minute);
    await member.page.getByRole('button', { name: 'Leave' }).click();
    await expect(member.page.getByRole('heading', { name: 'You left the session' })).toBeVisible();
    await expect(coach.page.getByText('Nobody else is here yet.')).toBeVisible();
    const [attended] = await stage.db.orm
      .select({ joinedAt: attendees.joinedAt, leftAt: attendees.leftAt })
      .from(attendees)
      .where(eq(attendees.bookingId, booking));
    expect(attended).toEqual({
      joinedAt: startsAt - 5 * minute,
      leftAt: startsAt + 20 * minute,
    });
  });
  await test.step('half an hour after the end the room closes', async () => {
    await at(startsAt + 60 * minute);
    await at(startsAt + 90 * minute);
    await expect(coach.page.getByRole('heading', { name: 'This session is over.' })).toBeVisible({
      timeout: 60_000,
    });
    await expectNoViolations(coach.page);
  });
  expect([...coach.breaches, ...member.breaches]).toEqual([]);
  await Promise.all([coach.page.context().close(), member.page.context().close()]);
});

test('a stranger is refused, staff say why they come in, and a cancelled session has no room', async ({
  browser,
  stage,
}) => {
  const { booking, mia, max, sam, carl } = await aMeeting(stage);
  const address = `/zoom/${booking}`;
  const stranger = await visit(browser, stage, max, address);
  await expect(
    stranger.page.getByRole('heading', { name: 'You don’t have access to this session.' }),
  ).toBeVisible();
  await expectNoViolations(stranger.page);

  const staff = await visit(browser, stage, sam, address);
  const goOn = staff.page.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeDisabled();
  await expectNoViolations(staff.page);
  await staff.page.getByLabel('Why you are joining').fill('Mia asked for help');
  await goOn.click();
  await staff.page.getByRole('button', { name: 'Join without camera and microphone' }).click();
  await expect(staff.page.getByText('Nobody else is here yet.')).toBeVisible();

  const member = await visit(browser, stage, mia, address);
  await join(member.page);
  await expect(member.page.getByText('Sam Grant · staff, muted')).toBeVisible({ timeout: 60_000 });
  await test.step('a problem is reported from the room, and staff read it with the session', async () => {
    await member.page.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = member.page.getByRole('dialog', { name: 'Report a problem' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Choose what went wrong.').first()).toBeVisible();
    await dialog.getByLabel('I can’t hear the others').check();
    await dialog.getByLabel('Details').fill('Silence since the start');
    await expectNoViolations(member.page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(member.page.getByText('Staff see it with this session.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const desk = await visit(browser, stage, sam, `/app/bookings/${booking}`);
    const reported = desk.page.getByRole('list', { name: 'Reported from the room' });
    await expect(reported.getByText('Mia Turner: I can’t hear the others')).toBeVisible();
    await expect(reported.getByText('Silence since the start')).toBeVisible();
    await desk.page.context().close();
  });
  const { version } = await stage.as(carl).call('GET /bookings/{booking}', { params: { booking } });
  await stage.as(carl).call('POST /bookings/{booking}/events', {
    params: { booking },
    body: {
      type: 'CANCEL',
      payload: { reason: 'I am ill' },
      version,
      idempotencyKey: crypto.randomUUID(),
    },
  });
  for (const { page } of [member, staff])
    await expect(page.getByRole('heading', { name: 'This session was cancelled.' })).toBeVisible({
      timeout: 60_000,
    });
  for (const { page } of [stranger, staff, member]) await page.context().close();
});

test('camera and microphone are allowed to the room, and to no other page', async ({
  browser,
  stage,
}) => {
  const { booking, mia } = await aMeeting(stage);
  const { page } = await visit(browser, stage, mia, '/app/bookings');
  const ask = () =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'allowed',
        (error: unknown) => (error instanceof Error ? error.name : 'refused'),
      ),
    );
  expect(await ask()).toBe('NotAllowedError');
  await page.goto(`/zoom/${booking}`);
  await expect(page.getByRole('button', { name: 'Join the session' })).toBeEnabled();
  expect(await ask()).toBe('allowed');
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Join the session' }).click();
  await expect(page.getByRole('button', { name: 'Join the session' })).toBeEnabled();
  expect(await ask()).toBe('allowed');
  await page.context().close();
});

test('whoever is not signed in is shown the way', async ({ browser, stage }) => {
  const { booking } = await aMeeting(stage);
  const page = await browser.newPage({ baseURL: stage.origin });
  await page.goto(`/zoom/${booking}`);
  await expect(page.getByRole('heading', { name: 'Sign in to join your session' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    new RegExp(`intended=.*${booking}`),
  );
  await page.close();
});
