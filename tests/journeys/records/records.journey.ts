import { expect, type Browser } from 'playwright/test';
import { browserSuites } from '#tests/machines/models/hosts.ts';
import { transitionsTaken } from '#tests/server/paths/coverage.ts';
import { expectWalkable } from '#tests/server/paths/walkable.ts';
import type { Driver } from '#tools/paths/driver.ts';
import { test } from '../support/driver-fixture.ts';
import type { PageStage } from '../support/stage.ts';
import { bookingPagesOf } from './booking-host.ts';
import { slotHoldPagesOf } from './slot-hold-host.ts';

type Host = (browser: Browser, stage: PageStage) => Driver & { close(): Promise<void> };
const hosts: Readonly<Record<string, Host>> = {
  booking: bookingPagesOf,
  'slot-hold': slotHoldPagesOf,
};

for (const [name, hostOf] of Object.entries(hosts)) {
  const suites = browserSuites(name);
  if (!suites) throw new Error(`The pages have no model of ${name}`);
  const { territory, transitions, refusals } = suites;

  test.describe(name, () => {
    test.setTimeout(300_000);
    test('people and time take it through every transition that the pages can, as its history tells', async ({
      browser,
      stage,
    }) => {
      const host = hostOf(browser, stage);
      await expectWalkable(name, host, transitions);
      await host.close();
      const taken = await transitionsTaken(stage.db, name);
      expect([...territory.taken].filter((id) => !taken.has(id))).toEqual([]);
    });

    test('what is not possible is not offered, or says why', async ({ browser, stage }) => {
      const host = hostOf(browser, stage);
      await expectWalkable(name, host, refusals);
      await host.close();
    });
  });
}
