import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take so long by themselves that whoever came to one of them last would keep everybody waiting. A run on a fresh clone doesn't know
 * what took long before; the end of each run names the ten slowest.
 */
const longest = [
  'tests/server/paths/booking-paths.test.ts',
  'tests/server/embedded/kill-nine.test.ts',
  'tests/server/demo/seed.test.ts',
  'tests/server/starts.test.ts',
  'tests/server/invariants/random-lives.test.ts',
  'tests/server/paths/booking-invite-paths.test.ts',
  'tests/web/charts/sample-app.test.tsx',
  'tests/web/charts/in-each-zone.test.tsx',
  'tests/machines/paths-catalogue.test.ts',
  'tests/tools/charts-diff.test.ts',
  'tests/tools/testing-page.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((path) => moduleId.endsWith(path));
  return place === -1 ? longest.length : place;
};

/** The longest files first, the others in the usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is no array, and its `sort` leaves the files as they are.
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
