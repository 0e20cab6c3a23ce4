import { expect } from 'playwright/test';
import { aCast } from '#tests/server/paths/cast.ts';
import { peoplePages } from './records/people-pages.ts';
import { test } from './support/driver-fixture.ts';

test('whoever watches a chart sees what another tab of the same browser does, and nothing of what is chosen there', async ({
  browser,
  stage,
}) => {
  const terms = { cost: 1, needsConfirmation: true, durationMinutes: 60, forTeam: false };
  const { people } = await aCast(stage, { ...terms, policy: {} });
  if (!people['mia']) throw new Error('The cast is not complete');
  const pages = peoplePages(browser, stage);
  const member = await pages.open('mia', people['mia'], '/app/bookings');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Bookings');

  const watcher = await member.context().newPage();
  const live = watcher.getByRole('region', { name: 'Live', exact: true });
  const trail = watcher.getByRole('list', { name: 'What happened, latest last' });
  await watcher.goto('/charts/auth?live=yes');
  await expect(live).toContainText('signedIn.fresh');

  await watcher.goto('/charts/booking-request?live=yes');
  await expect(live).toContainText('No open tab runs it now.');
  await member.goto('/app/booking-requests/create');
  await expect(live).toContainText('drafting.steps.session');
  await member.getByRole('radio', { name: /^Session/ }).check();
  await member.getByRole('button', { name: 'Continue' }).click();
  // The only credit is chosen already.
  await expect(live).toContainText('drafting.steps.coach');
  await expect(trail).toContainText('choose.session');
  await expect(trail.getByRole('listitem').last()).toContainText('NEXT');
  const session = new URL(member.url()).searchParams.get('session') ?? 'none chosen';
  await expect(watcher.getByRole('main')).not.toContainText(session);
  await pages.close();
});
