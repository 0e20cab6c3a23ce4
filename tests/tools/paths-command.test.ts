import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const paths = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, ['src/tools/paths/main.ts', ...args])).stdout;
const json = async (...args: string[]) =>
  JSON.parse(await paths(...args, '--format', 'json')) as {
    machine: string;
    steps: { event: { type: string }; states: string[]; transitions: string[] }[];
    refusals: { guards: string[] }[];
  }[];

it('walks all transitions of a machine and reports', async () => {
  const { stdout, stderr } = await run(process.execPath, ['src/tools/paths/main.ts', 'slot-hold']);
  expect(stdout).toContain('1. the member picks the time at once → held');
  expect(stderr).toContain('4/4 transitions');
});

it('finds the shortest path to one state, or to several at once', async () => {
  const [open] = await json('booking', '--to', 'confirmed.open');
  expect(open?.steps.at(-1)?.states).toContain('life.confirmed.open');
  const [forfeited] = await json('booking', '--to', 'cancelled,credit.forfeited');
  expect(forfeited?.steps.at(-1)?.states).toEqual(['life.cancelled', 'credit.forfeited']);
});

it('covers states, transitions, pairs, guards or steps, in paths as long as wished', async () => {
  for (const cover of ['states', 'transitions', 'pairs', 'guards', 'steps']) {
    const found = await json('slot-hold', '--cover', cover, '--max', '4');
    expect(found.length).toBeGreaterThan(0);
    expect(Math.max(...found.map(({ steps }) => steps.length))).toBeLessThanOrEqual(5);
  }
});

it('walks at random, the same way for the same seed', async () => {
  const [one, same, other] = await Promise.all([
    json('alert', '--walk', '40', '--seed', '7'),
    json('alert', '--walk', '40', '--seed', '7'),
    json('alert', '--walk', '40', '--seed', '8'),
  ]);
  expect(one.flatMap(({ steps }) => steps)).toHaveLength(40);
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

it('tells what must be refused', async () => {
  const found = await json('slot-hold', '--refusals');
  expect(found.flatMap(({ refusals }) => refusals.flatMap(({ guards }) => guards))).toContain(
    'isHolder',
  );
});

it('draws a path for Mermaid and writes tests for a browser', async () => {
  expect(await paths('alert', '--to', 'gone', '--format', 'mermaid')).toMatch(
    /^flowchart LR\n {2}s0\["shown.counting"\]/,
  );
  const spec = await paths('alert', '--to', 'gone', '--format', 'playwright');
  expect(spec).toContain("import { test } from '#tests/journeys/support/driver-fixture.ts';");
  expect(spec).toContain('test.use({ machine: "alert" });');
  expect(spec).toContain('await driver.isIn(["gone"]);');
});

it('writes a test in a browser for a record as well', async () => {
  const spec = await paths('booking', '--to', 'confirmed.open', '--format', 'playwright');
  expect(spec).toContain('test.use({ machine: "booking" });');
  expect(spec).toContain('await driver.isIn(["life.confirmed.open","credit.held"]);');
});

it.each([
  [['nothing'], 'There is no machine «nothing».'],
  [['alert', '--to', 'nowhere'], 'No path leads to «nowhere».'],
  [['alert', '--cover', 'everything'], '--cover takes states, transitions, pairs, guards or steps'],
  [['alert', '--format', 'pdf'], '--format takes text, json, mermaid or playwright'],
  [['alert', '--max', 'ten'], '--max takes a whole number'],
  [['upload-report', '--format', 'playwright'], 'No page walks «upload-report» alone'],
])('says what is wrong with %j', async (args, sentence) => {
  await expect(paths(...args)).rejects.toMatchObject({ stderr: expect.stringContaining(sentence) });
});

it('checks all machines in less than thirty seconds', async () => {
  const began = performance.now();
  const report = await paths('--all', '--check');
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(report.split('\n').filter((line) => line.startsWith('  '))).toEqual([]);
}, 60_000);
