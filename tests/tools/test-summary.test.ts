import { expect, test } from 'vitest';
import { budgets, wholes } from '#tools/test-budgets.ts';
import type { Failure } from '#tools/test-report.ts';
import { checks, onRequest, stagesFor } from '#tools/test-stages.ts';
import { summaryOf, type Result } from '#tools/test-summary.ts';
import { mostUnsteady, unsteady } from '#tools/test-unsteady.ts';

const failure = (name: string): Failure => ({ file: 'a.test.ts', name, message: 'Why' });
const result = (more: Partial<Result>): Result => ({
  name: 'unit',
  seconds: 12.34,
  tally: { passed: 3, failed: 0, failures: [] },
  unsteady: [],
  ...more,
});

const endOf = (...results: Result[]): string[] =>
  summaryOf(results, {
    budgets: { unit: 20, server: 10 },
    unsteady: { 'a.test.ts › old': 'It races with the clock.' },
  }).split('\n');

test('the end of a run says what each stage took of its budget, and what took more', () => {
  const lines = endOf(
    result({}),
    result({ name: 'server', tally: { passed: 1, failed: 2, failures: [] } }),
  );
  expect(lines).toContain('passed  unit         12.3 s of 20 s            3 passed, 0 failed');
  expect(lines).toContain('failed  server       12.3 s of 10 s, over it   1 passed, 2 failed');
  expect(lines.at(-1)).toBe('4 passed, 2 failed');
});

test('the ten slowest files of all stages are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, nth) => ({ file: `${nth}.test.ts`, seconds: nth }));
  const lines = endOf(result({ tally: { passed: 12, failed: 0, failures: [], files } }));
  const first = lines.indexOf('Slowest files:') + 1;
  expect(lines.slice(first, first + 10).map((line) => line.trim().split('  ')[1])).toEqual(
    ['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'].map((nth) => `${nth}.test.ts`),
  );
});

test('whoever passed only by themselves is named with the reason, or as somebody new', () => {
  const text = endOf(result({ unsteady: [failure('old'), failure('new')] })).join('\n');
  expect(text).toContain('a.test.ts › old\n      It races with the clock.\n');
  expect(text).toContain('a.test.ts › new\n      New: ');
});

test('every stage has a budget, and the commands keep theirs', () => {
  const names = stagesFor('').map(({ name }) => name);
  expect(Object.keys(budgets).toSorted()).toEqual(names.toSorted());
  const sumOf = (chosen: readonly string[]) =>
    chosen.reduce((sum, name) => sum + (budgets[name] ?? 0), 0);
  expect(sumOf(checks)).toBeLessThanOrEqual(wholes.check);
  const usual = names.filter((name) => !onRequest.includes(name));
  expect(sumOf(usual)).toBeLessThanOrEqual(wholes.test);
  expect(sumOf(names)).toBeLessThanOrEqual(wholes.ci);
});

test('those who may pass only by themselves become fewer', () => {
  expect(Object.keys(unsteady).length).toBeLessThanOrEqual(mostUnsteady);
  for (const reason of Object.values(unsteady)) expect(reason).toMatch(/^[A-Z].*\.$/);
});
