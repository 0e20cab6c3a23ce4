import { expect, type Page } from 'playwright/test';
import { followAttendance } from '#tests/support/paperwork.ts';
import { anotherSession, noteScene } from '#tests/support/note-scene.ts';
import { named, peoplePages } from './records/people-pages.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/driver-fixture.ts';
import type { PageStage } from './support/stage.ts';

const noon = Date.UTC(2027, 2, 8, 12);
const hour = 3_600_000;

/** Sessions that Mia has come to, a day after each other; the last ended an hour ago. */
async function heldSessions(stage: PageStage, count: number) {
  stage.clock.set(noon);
  const times = { startsAt: noon - 2 * hour, endsAt: noon - hour };
  const scene = await noteScene(stage, { ...times, scope: 'member', status: 'completed' });
  const held = [scene.booking];
  for (let n = 1; n < count; n += 1)
    held.unshift(await anotherSession(stage, scene, noon - hour - n * 24 * hour));
  for (const booking of held)
    await stage.db.transaction(() => followAttendance(stage.db, booking, noon));
  return { ...scene, held };
}

interface Words {
  readonly rating: string;
  readonly comment: string;
  readonly isUnnamed: boolean;
}

async function fill(page: Page, { rating, comment, isUnnamed }: Words): Promise<void> {
  await page.getByRole('radio', { name: rating }).check();
  await page.getByRole('textbox', { name: 'Comment' }).fill(comment);
  await page.getByRole('checkbox', { name: /whose review/ }).setChecked(isUnnamed);
}

test('a member reviews sessions, also without a name; the coach reads what may be told, staff all', async ({
  browser,
  stage,
}) => {
  const { people, held, attendee, booking } = await heldSessions(stage, 4);
  const pages = peoplePages(browser, stage);
  const [mia, carl, sam] = ['mia', 'carl', 'sam'].map((name) => named(people, name));
  if (!mia || !carl || !sam) throw new Error('The cast is not complete.');
  const formOf = (id = booking) => `/app/bookings/${id}/questionnaire-and-review`;
  const ofMia = `/app/bookings/${booking}/attendees/${attendee}/questionnaire-and-review`;
  const ofCarl = `/app/coaches/${carl.id}/reviews`;

  const member = await pages.open('mia', mia, '/app/dashboard');
  await expect(member.getByRole('link', { name: /^Review .+ with Carl Okoro/ })).toHaveCount(4);
  await pages.open('mia', mia, formOf());
  await fill(member, { rating: '5 Very good', comment: 'It gave me a plan.', isUnnamed: false });
  await member.getByLabel('Usefulness').selectOption('4');
  member.on('dialog', (dialog) => void dialog.accept());
  await member.reload();
  await expect(member.getByRole('textbox', { name: 'Comment' })).toHaveValue('It gave me a plan.');
  await expect(member.getByRole('radio', { name: '5 Very good' })).toBeChecked();
  await expectNoViolations(member);
  await member.getByRole('button', { name: 'Submit review' }).click();
  await expect(member.getByRole('heading', { name: 'Your review' })).toBeVisible();

  const coach = await pages.open('carl', carl, ofMia);
  await expect(coach.getByRole('main')).toContainText('It gave me a plan.');
  await expect(coach.getByRole('main')).toContainText('5 of 5, very good');
  await expect(coach.getByRole('link', { name: 'Open own form' })).toBeHidden();
  await expectNoViolations(coach);

  const unnamed = ['He was late.', 'He did not listen.', 'I left with nothing.'];
  for (const [index, comment] of unnamed.entries()) {
    await pages.open('mia', mia, formOf(held[index]));
    await fill(member, { rating: '2 Poor', comment, isUnnamed: true });
    await member.getByRole('button', { name: 'Submit review' }).click();
    await expect(
      member.getByText('you, Waymark staff and Carl Okoro without your name'),
    ).toBeVisible();
    if (index === 1) {
      await pages.open('carl', carl, ofCarl);
      await expect(coach.getByRole('table')).toContainText('It gave me a plan.');
      await expect(coach.getByRole('main')).not.toContainText('He was late.');
      await expect(coach.getByRole('main')).toContainText('5 of 5');
    }
  }
  await pages.open('carl', carl, ofCarl);
  const told = coach.getByRole('table').first();
  for (const comment of unnamed) {
    const row = told.getByRole('row').filter({ hasText: comment });
    await expect(row).toContainText('Anonymous');
    await expect(row).toContainText('March 2027');
    await expect(row).not.toContainText('Mia');
  }
  // (5 + 2 + 2 + 2) / 4
  await expect(coach.getByRole('main')).toContainText('2.8 of 5');
  await expect(coach.getByRole('main')).toContainText('Average rating by month');
  await expectNoViolations(coach);

  const staff = await pages.open('sam', sam, ofCarl);
  for (const comment of unnamed) {
    const row = staff.getByRole('row').filter({ hasText: comment });
    await expect(row).toContainText('Mia Turner');
    await expect(row).toContainText('Anonymous');
  }
  await pages.open('sam', sam, `/app/bookings/${booking}/attendees/${attendee}`);
  await staff.getByRole('link', { name: 'Open review' }).click();
  await expect(staff).toHaveURL(new RegExp(`${ofMia}$`));
  await expect(staff.getByRole('main')).toContainText('It gave me a plan.');
  await pages.open('mia', mia, ofMia);
  await member.getByRole('link', { name: 'Open own form' }).click();
  await expect(member.getByRole('button', { name: 'Edit review' })).toBeVisible();
  await pages.close();
});

test('where there is nothing to read the page of an attendee says why, and to others it is not there', async ({
  browser,
  stage,
}) => {
  const { people, attendee, booking } = await heldSessions(stage, 1);
  const pages = peoplePages(browser, stage);
  const address = `/app/bookings/${booking}/attendees/${attendee}/questionnaire-and-review`;
  const staff = await pages.open('sam', named(people, 'sam'), address);
  await expect(staff.getByRole('heading', { name: 'Not reviewed yet' })).toBeVisible();
  await expectNoViolations(staff);
  const coach = await pages.open('carl', named(people, 'carl'), address);
  await expect(coach.getByRole('heading', { name: 'No review to read' })).toBeVisible();
  for (const name of ['max', 'cora', 'lea']) {
    const other = await pages.open(name, named(people, name), address);
    await expect(other.getByRole('main')).toContainText('We couldn’t find that.');
  }
  await pages.close();
});
