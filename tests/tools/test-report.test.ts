import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tallyOfCommand, tallyOfPlaywright, tallyOfVitest } from '#tools/test-report.ts';

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

test('a command counts as one', () => {
  expect(tallyOfCommand(0)).toEqual({ passed: 1, failed: 0 });
  expect(tallyOfCommand(2)).toEqual({ passed: 0, failed: 1 });
});

test('a suite counts its tests', () => {
  expect(tallyOfVitest(file({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({
    passed: 7,
    failed: 2,
  });
  expect(tallyOfVitest(file({ numPassedTests: 7, numFailedTests: 0 }), 0)).toEqual({
    passed: 7,
    failed: 0,
  });
});

test('a suite that ends badly without a failed test has failed all the same', () => {
  expect(tallyOfVitest(file({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({
    passed: 7,
    failed: 1,
  });
});

test('a suite without a report has failed, whatever it says', () => {
  expect(tallyOfVitest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOfPlaywright([join(folder, 'none.json')], 0)).toEqual({ passed: 0, failed: 1 });
});

test('a journey that needs a second attempt has failed', () => {
  const report = file({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(tallyOfPlaywright([report], 1)).toEqual({ passed: 5, failed: 2 });
});

test('the halves of the journeys are counted together, and a half that tells nothing has failed', () => {
  const half = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } };
  const [first, second] = [file(half, 'first.json'), file(half, 'second.json')];
  expect(tallyOfPlaywright([first, second], 0)).toEqual({ passed: 10, failed: 0 });
  expect(tallyOfPlaywright([first, join(folder, 'none.json')], 0)).toEqual({
    passed: 5,
    failed: 1,
  });
});
