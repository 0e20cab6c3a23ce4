import { expect, it } from 'vitest';
import type { Path } from '#tools/paths/path.ts';
import { territoryOf } from '#tools/paths/named.ts';
import { refusalSuite, tours } from '#tools/paths/suites.ts';

const territory = territoryOf('booking-invite');
const reasonsIn = (paths: readonly Path[]): string[] =>
  paths.flatMap((path) =>
    path.refusals.map(({ case: { event }, guards }) => [event.type, ...guards].join(' ')),
  );

it('screens are each state and each way to act, in fewer steps than transitions take', () => {
  const paths = tours(territory, 'screens');
  const steps = paths.flatMap((path) => path.steps);
  const shown = [...paths.flatMap(({ start }) => start), ...steps.flatMap(({ states }) => states)];
  const possible = territory.configurations.flatMap(({ states }) => states);
  expect(new Set(shown)).toEqual(new Set(possible));
  const asked = territory.configurations
    .flatMap((at) => at.steps)
    .filter(({ case: { kind } }) => kind === 'person')
    .map(({ case: { event } }) => event.type);
  const walked = new Set(steps.map((step) => step.case.event.type));
  expect(asked.filter((type) => !walked.has(type))).toEqual([]);
  const all = tours(territory, 'transitions').flatMap((path) => path.steps);
  expect(steps.length).toBeLessThan(all.length);
});

it('each reason of a refusal is asked for once where that is wanted', () => {
  const once = reasonsIn(refusalSuite(territory, 'once'));
  expect(new Set(once).size).toBe(once.length);
  expect(new Set(once)).toEqual(new Set(reasonsIn(refusalSuite(territory))));
});
