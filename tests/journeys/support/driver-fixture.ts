import { test as base } from 'playwright/test';
import type { Driver } from '#tools/paths/driver.ts';
import { hosts as conductors } from '../conductors/hosts.ts';
import { browserModels } from '#tests/machines/models/browser/index.ts';
import { hosts as records } from '../records/hosts.ts';
import { measuredPages } from '../records/measured.ts';
import { conductorDriver } from './conductor.ts';
import { pageStage, type PageStage } from './stage.ts';

interface PerTest {
  /** Name in the catalogue: `test.use({ machine: 'alerts' })`. */
  machine: string;
  /** Walks the machine through its pages. */
  driver: Driver;
}

/** What the tests run on that `npm run paths -- <machine> --format playwright` writes. */
export const test = base.extend<PerTest, { stage: PageStage }>({
  machine: ['', { option: true }],
  stage: [
    async ({ browserName: _ }, provide) => {
      const stage = await pageStage();
      await provide(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  driver: async ({ browser, stage, machine }, provide) => {
    const [conductor, record] = [conductors[machine], records[machine]];
    const driver = conductor
      ? conductorDriver(conductor(browser, stage))
      : record &&
        measuredPages(machine, record(browser, stage), stage, browserModels[machine]?.unshown);
    if (!driver) {
      const known = Object.keys({ ...conductors, ...records }).join(', ');
      throw new Error(`No page walks “${machine}”. Choose from: ${known}.`);
    }
    await provide(driver);
    await driver.close();
  },
});
