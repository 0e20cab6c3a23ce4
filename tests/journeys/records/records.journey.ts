import { expect } from 'playwright/test';
import { catalogue } from '#machines/catalogue.ts';
import { browserSuites } from '#tests/machines/models/hosts.ts';
import { transitionsTaken } from '#tests/server/paths/coverage.ts';
import { expectWalkable } from '#tests/server/paths/walkable.ts';
import { test } from '../support/driver-fixture.ts';
import { hosts } from './hosts.ts';
import { measuredPages } from './measured.ts';

// The walk of each machine is work for whoever is free; they share no data.
test.describe.configure({ mode: 'parallel' });

for (const { name, kind } of catalogue) {
  const suites = kind === 'record' ? browserSuites(name) : null;
  if (!suites) continue;
  const hostOf = hosts[name];
  if (!hostOf) throw new Error(`The pages have a model of ${name}, and nobody walks it`);
  const { territory, transitions, refusals, unshown } = suites;

  test.describe(name, () => {
    test.setTimeout(900_000);
    test('people and time take it through every transition that the pages can, as the pages themselves tell', async ({
      browser,
      stage,
    }) => {
      const host = measuredPages(name, hostOf(browser, stage), stage, unshown);
      await expectWalkable(name, host, transitions);
      await host.close();
      const unseen = [...territory.taken].filter((id) => !host.seen.has(id));
      expect(unseen.filter((id) => !(id in unshown))).toEqual([]);
      const taken = await transitionsTaken(stage.db, name);
      expect([...territory.taken].filter((id) => !taken.has(id))).toEqual([]);
    });

    if (refusals.length > 0)
      test('what is not possible is not offered, or says why', async ({ browser, stage }) => {
        const host = hostOf(browser, stage);
        await expectWalkable(name, host, refusals);
        await host.close();
      });
  });
}
