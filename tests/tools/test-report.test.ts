import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  afterAnother,
  heldSteady,
  isWorthAnother,
  tallyOfCommand,
  tallyOfPlaywright,
  tallyOfVitest,
} from '#tools/test-report.ts';
import type { Failure, Tally } from '#tools/test-report.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (report: unknown, name = 'report.json'): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
};

const vitestReport = (passed: number, failing: readonly string[], failed = failing.length) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [
    {
      name: join(process.cwd(), 'tests/server/a.test.ts'),
      startTime: 1_000,
      endTime: 3_500,
      message: '',
      assertionResults: [
        { fullName: 'passes', failureMessages: [] },
        ...failing.map((fullName) => ({ fullName, failureMessages: ['Why'] })),
      ],
    },
  ],
});

const spec = (title: string, ok: boolean) => ({
  title,
  file: 'lists.journey.ts',
  line: 15,
  ok,
  tests: [{ results: [{ duration: 1_500, errors: ok ? [] : [{ message: 'Why' }] }] }],
});

const playwrightReport = (expected: number, unexpected: number, flaky = 0) => ({
  config: { rootDir: join(process.cwd(), 'tests/journeys') },
  suites: [
    {
      specs: [spec('opens', true)],
      suites: [
        { title: 'a page', specs: Array.from({ length: unexpected }, () => spec('closes', false)) },
      ],
    },
  ],
  stats: { expected, unexpected, flaky },
});

const failure = (name: string): Failure => ({ file: 'a.test.ts', name, message: '' });
const tally = (passed: number, ...names: string[]): Tally => ({
  passed,
  failed: names.length,
  failures: names.map(failure),
});

test('a command counts as one', () => {
  expect(tallyOfCommand(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(tallyOfCommand(2)).toMatchObject({ passed: 0, failed: 1 });
});

test('a suite counts its tests, and names those that failed', () => {
  expect(tallyOfVitest(file(vitestReport(7, ['one', 'two'])), 1)).toEqual({
    passed: 7,
    failed: 2,
    failures: ['one', 'two'].map((name) => ({
      file: 'tests/server/a.test.ts',
      name,
      message: 'Why',
    })),
    files: [{ file: 'tests/server/a.test.ts', seconds: 2.5 }],
  });
  expect(tallyOfVitest(file(vitestReport(7, [])), 0)).toMatchObject(tally(7));
});

test('a suite that ends badly without a failed test has failed all the same', () => {
  expect(tallyOfVitest(file(vitestReport(7, [])), 1)).toMatchObject({ passed: 7, failed: 1 });
});

test('a file that failed around its tests, or could not be read, is a failure of its own', () => {
  const report = vitestReport(7, ['one']);
  const [read] = report.testResults;
  const broken = {
    ...read,
    status: 'failed',
    message: 'The books are wrong.',
    assertionResults: [],
  };
  const { failed, failures } = tallyOfVitest(file({ ...report, testResults: [read, broken] }), 1);
  expect(failed).toBe(2);
  expect(failures.at(-1)).toEqual({
    file: 'tests/server/a.test.ts',
    name: 'the file as a whole',
    message: 'The books are wrong.',
  });
});

test('a suite without a report has failed, whatever it says', () => {
  const none = join(folder, 'none.json');
  expect(tallyOfVitest(none, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(tallyOfPlaywright(none, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a journey that failed is named with its place', () => {
  expect(tallyOfPlaywright(file(playwrightReport(5, 1)), 1)).toEqual({
    passed: 5,
    failed: 1,
    failures: [
      { file: 'tests/journeys/lists.journey.ts', line: 15, name: 'a page closes', message: 'Why' },
    ],
    files: [{ file: 'tests/journeys/lists.journey.ts', seconds: 3 }],
  });
});

test('a journey that the browser test itself tried twice has failed', () => {
  expect(tallyOfPlaywright(file(playwrightReport(5, 1, 1)), 1)).toMatchObject({
    passed: 5,
    failed: 2,
  });
});

test('what failed is worth another run when all of it has a name and it is little', () => {
  expect(isWorthAnother(tally(9, 'one'))).toBe(true);
  expect(isWorthAnother(tally(9))).toBe(false);
  expect(isWorthAnother({ ...tally(9, 'one'), failed: 2 })).toBe(false);
  expect(isWorthAnother(tally(9, ...Array.from({ length: 13 }, (_, n) => `${n}`)))).toBe(false);
});

test('what passes by itself is counted and named as unsteady; what fails again, or only then, has failed', () => {
  expect(afterAnother(tally(9, 'one', 'two'), tally(3, 'two', 'three'))).toEqual({
    tally: { passed: 10, failed: 2, failures: [failure('two'), failure('three')] },
    unsteady: [failure('one')],
  });
});

test('another run that reached too little changes nothing', () => {
  const first = tally(9, 'one', 'two');
  expect(afterAnother(first, tally(1))).toEqual({ tally: first, unsteady: [] });
  expect(afterAnother(first, { ...tally(2), failed: 1 })).toEqual({ tally: first, unsteady: [] });
});

test('where runs have to be steady, what passed only by itself has failed, unless its reason is written down', () => {
  const outcome = { tally: tally(10, 'two'), unsteady: [failure('one'), failure('three')] };
  expect(heldSteady(outcome, { 'a.test.ts › three': 'It races with the clock.' })).toEqual({
    tally: { passed: 9, failed: 2, failures: [failure('two'), failure('one')] },
    unsteady: [failure('three')],
  });
});
