import { expect } from 'playwright/test';
import { catalogue } from '#machines/catalogue.ts';
import { browserSuites } from '#tests/machines/models/hosts.ts';
import { transitionsTaken } from '#tests/server/paths/coverage.ts';
import { expectWalkable } from '#tests/server/paths/walkable.ts';
import type { Path } from '#tools/paths/path.ts';
import { test } from '../support/driver-fixture.ts';
import { hosts } from './hosts.ts';
import { measuredPages } from './measured.ts';

// The walk of each machine is work for whoever is free; they share no data.
test.describe.configure({ mode: 'parallel' });

/** What is walked in one go has about so many steps, so that nobody waits long for the last. */
const steps = 25;

/** The paths in their order, in parts that take about as long. */
function partsOf(paths: readonly Path[]): Path[][] {
  const parts: Path[][] = [];
  let left = 0;
  for (const path of paths) {
    if (left < path.steps.length) {
      parts.push([]);
      left = steps;
    }
    parts.at(-1)?.push(path);
    left -= path.steps.length;
  }
  return parts;
}

for (const { name, kind } of catalogue) {
  const suites = kind === 'record' ? browserSuites(name) : null;
  if (!suites) continue;
  const hostOf = hosts[name];
  if (!hostOf) throw new Error(`The pages have a model of ${name}, and nobody walks it`);
  const { transitions, refusals, unshown } = suites;

  test.describe(name, () => {
    test.setTimeout(600_000);
    const parts = partsOf(transitions);
    for (const [nth, paths] of parts.entries())
      test(`people and time take it through its screens, as the pages themselves tell (${nth + 1} of ${parts.length})`, async ({
        browser,
        stage,
      }) => {
        const host = measuredPages(name, hostOf(browser, stage), stage, unshown);
        await expectWalkable(name, host, paths);
        await host.close();
        const walked = paths.flatMap((path) => path.steps.flatMap((step) => step.transitions));
        expect(walked.filter((id) => !host.seen.has(id) && !(id in unshown))).toEqual([]);
        const taken = await transitionsTaken(stage.db, name);
        expect(walked.filter((id) => !taken.has(id))).toEqual([]);
      });

    if (refusals.length > 0)
      test('what is not possible is not offered, or says why', async ({ browser, stage }) => {
        const host = hostOf(browser, stage);
        await expectWalkable(name, host, refusals);
        await host.close();
      });
  });
}
