import { expect } from 'playwright/test';
import { aPoolLot, aProgramme, aSession } from '#tests/support/busy-organisation.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';
import { choose } from './choose.ts';
import { follow, gone, press } from './hands.ts';
import type { OwnPages } from './plain-actions.ts';

/** A session that a programme offers, from its list. */
export const sessionOptions: OwnPages = {
  list: '/app/programmes',
  async shows(page, { name }, state) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Options');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(state === 'active' ? 1 : 0);
  },
  actions: {
    async CREATE(page, walked) {
      const { db } = walked.stage;
      const home = await anOrganisation(db, `Home of ${walked.name}`);
      const programme = await aProgramme(db, home, 'active.normal');
      await aSession(db, { name: walked.name });
      walked.address = `/app/programmes/${programme}/session-options`;
      await page.goto(`${walked.address}/create`);
      await choose(page, 'Session', walked.name);
      await press(page, 'Add session');
      await gone(page, walked.address);
    },
    async DELETE(page, walked) {
      await page.goto(walked.address ?? '');
      await follow(page, `Remove ${walked.name}`);
      await press(page, 'Remove session option');
      await gone(page, walked.address ?? '');
    },
  },
};

/** A rule of a credit in the pool. */
export const bookingConstraints: OwnPages = {
  list: '/app/programmes',
  async shows(page, _, state) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Constraints');
    const row = page.getByRole('row').filter({ hasText: 'Mondays' });
    await expect(row).toHaveCount(state === 'active' ? 1 : 0);
  },
  actions: {
    async CREATE(page, walked) {
      const { db } = walked.stage;
      const home = await anOrganisation(db, `Home of ${walked.name}`);
      const { programmeId, lotId } = await aPoolLot(db, home);
      const credit = `/app/programmes/${programmeId}/session-credits/${lotId}`;
      walked.address = `${credit}/booking-constraints`;
      await page.goto(`${walked.address}/create`);
      await page.getByRole('checkbox', { name: 'Monday' }).check();
      await press(page, 'Add constraint');
      await gone(page, walked.address);
    },
    async DELETE(page, walked) {
      await page.goto(walked.address ?? '');
      await follow(page, 'Remove “Weekdays”');
      await press(page, 'Remove constraint');
      await gone(page, walked.address ?? '');
    },
  },
};
