import { expect } from 'playwright/test';
import { browserSuites } from '#tests/machines/models/hosts.ts';
import { replay } from '#tools/paths/driver.ts';
import type { Path } from '#tools/paths/path.ts';
import { conductorDriver, type ConductorHost } from '../support/conductor.ts';
import { test } from '../support/driver-fixture.ts';
import { hosts } from './hosts.ts';

// The walk of each machine is work for whoever is free; they share no data.
test.describe.configure({ mode: 'parallel' });

for (const [name, hostOf] of Object.entries(hosts)) {
  const suites = browserSuites(name);
  if (!suites) throw new Error(`The pages have no model of ${name}`);
  const { territory, transitions, refusals } = suites;
  const { inputs } = territory.model;

  test.describe(name, () => {
    const walk = async (host: ConductorHost, paths: readonly Path[]) => {
      const driver = conductorDriver(host);
      for (const path of paths) {
        try {
          await replay(path, inputs[path.input], driver);
        } catch (error) {
          const way = path.steps.map((step) => step.case.name).join(' → ');
          throw new Error(`${error instanceof Error ? error.message : ''}, on the way: ${way}`, {
            cause: error,
          });
        }
      }
      await driver.close();
      return driver.seen;
    };

    test('the pages take every transition that they can, as the page itself tells', async ({
      browser,
      stage,
    }) => {
      test.setTimeout(900_000);
      const seen = await walk(hostOf(browser, stage), transitions);
      expect([...territory.taken].filter((id) => !seen.has(id))).toEqual([]);
    });

    if (refusals.length > 0)
      test('what is not possible is not offered', async ({ browser, stage }) => {
        test.setTimeout(360_000);
        await walk(hostOf(browser, stage), refusals);
      });
  });
}
