import { expect } from 'playwright/test';
import { attendanceNames } from '#machines/attendee/labels.ts';
import { inviteNames } from '#machines/booking-invite/labels.ts';
import { day, noon } from '#tests/machines/models/people.ts';
import { aSessionOf } from '#tests/server/paths/session-people.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/driver-fixture.ts';
import { expectStatus, follow, mainOf } from './records/hands.ts';
import { named, peoplePages } from './records/people-pages.ts';
import { accept, decline, invite, joinTheLine, withdraw } from './records/session-actions.ts';

test('one invites another, who comes, sees the session and withdraws; a third finds it full and waits for the seat', async ({
  browser,
  stage,
}) => {
  test.setTimeout(360_000);
  const pages = peoplePages(browser, stage);
  const scene = await aSessionOf(stage, {
    startsAt: noon + 2 * day,
    session: { format: 'group', maxAttendees: 2 },
  });
  const mia = named(scene.people, 'mia');
  const max = named(scene.people, 'max');
  const carl = named(scene.people, 'carl');
  const una = await aPerson(stage.db, 'Member', 'Una Vale', {
    organizationId: mia.organizationId,
  });
  const session = `/app/bookings/${scene.booking}`;
  const inviting = `${session}/invites/create`;

  const asked = await test.step('the coach invites one who has no time', async () => {
    const address = await invite(await pages.open('carl', carl, inviting), 'Una Vale');
    const page = await pages.open('una', una, '/app/booking-invites');
    await page.getByRole('row').filter({ hasText: 'Carl Okoro' }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expectNoViolations(page);
    await decline(page, 'I am travelling.');
    await expectStatus(page, inviteNames.rejected);
    return address;
  });

  await test.step('the member invites another, who accepts and sees the session', async () => {
    const address = await invite(await pages.open('mia', mia, inviting), 'Max Reed');
    const page = await pages.open('max', max, address);
    await accept(page);
    await expect(mainOf(page).getByText('Carl Okoro').first()).toBeVisible();
    await page.goto(`${session}/attendees`);
    await expect(page.getByRole('row').filter({ hasText: 'Max Reed' })).toContainText(
      attendanceNames.expected,
    );
    await expectNoViolations(page);
  });

  await test.step('the first would come after all, finds it full, and waits', async () => {
    const page = await pages.open('una', una, asked);
    await joinTheLine(page);
    await expectStatus(page, inviteNames.waiting);
    await expectNoViolations(page);
    const hers = await pages.open('mia', mia, inviting);
    await expect(mainOf(hers).getByText('and 1 is already waiting')).toBeVisible();
  });

  await test.step('the other withdraws, and the first is offered the seat and takes it', async () => {
    const page = await pages.open('max', max, `${session}/attendees`);
    await follow(page, 'Max Reed');
    await withdraw(page, 'Withdraw', 'My train is late.');
    await expectStatus(page, attendanceNames.withdrawn);
    await accept(await pages.open('una', una, asked));
    const seen = await pages.open('carl', carl, `${session}/attendees`);
    await expect(seen.getByRole('row').filter({ hasText: 'Una Vale' })).toContainText(
      inviteNames.accepted,
    );
    await expect(seen.getByRole('row').filter({ hasText: 'Max Reed' })).toContainText(
      attendanceNames.withdrawn,
    );
  });
  await pages.close();
});
