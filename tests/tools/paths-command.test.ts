import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { pathsCommand } from '#tools/paths/command.ts';

const run = promisify(execFile);
const paths = (...args: string[]): string => pathsCommand(args).out;
const json = (...args: string[]) =>
  JSON.parse(paths(...args, '--format', 'json')) as {
    machine: string;
    steps: { event: { type: string }; states: string[]; transitions: string[] }[];
    refusals: { guards: string[] }[];
  }[];

it('walks all transitions of a machine and reports', async () => {
  const { stdout, stderr } = await run(process.execPath, ['src/tools/paths/main.ts', 'slot-hold']);
  expect(stdout).toContain('1. the member picks the time at once → held');
  expect(stderr).toContain('4/4 transitions');
});

it('finds the shortest path to one state, or to several at once', () => {
  const [open] = json('booking', '--to', 'confirmed.open');
  expect(open?.steps.at(-1)?.states).toContain('life.confirmed.open');
  const [forfeited] = json('booking', '--to', 'cancelled,credit.forfeited');
  expect(forfeited?.steps.at(-1)?.states).toEqual([
    'life.cancelled',
    'credit.forfeited',
    'move.settled',
  ]);
});

it('covers states, transitions, pairs, guards or steps, in paths as long as wished', () => {
  for (const cover of ['states', 'transitions', 'pairs', 'guards', 'steps']) {
    const found = json('slot-hold', '--cover', cover, '--max', '4');
    expect(found.length).toBeGreaterThan(0);
    expect(Math.max(...found.map(({ steps }) => steps.length))).toBeLessThanOrEqual(5);
  }
});

it('walks at random, the same way for the same seed', () => {
  const one = json('alert', '--walk', '40', '--seed', '7');
  const same = json('alert', '--walk', '40', '--seed', '7');
  const other = json('alert', '--walk', '40', '--seed', '8');
  expect(one.flatMap(({ steps }) => steps)).toHaveLength(40);
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

it('tells what must be refused', () => {
  const found = json('slot-hold', '--refusals');
  expect(found.flatMap(({ refusals }) => refusals.flatMap(({ guards }) => guards))).toContain(
    'isHolder',
  );
});

it('draws a path for Mermaid and writes tests for a browser', async () => {
  expect(paths('alert', '--to', 'gone', '--format', 'mermaid')).toMatch(
    /^flowchart LR\n {2}s0\["shown.counting"\]/,
  );
  const spec = paths('alert', '--to', 'gone', '--format', 'playwright');
  expect(spec).toContain("import { test } from '#tests/journeys/support/driver-fixture.ts';");
  expect(spec).toContain('test.use({ machine: "alert" });');
  expect(spec).toContain('await driver.isIn(["gone"]);');
});

it('writes a test in a browser for a record as well', async () => {
  const spec = paths('booking', '--to', 'confirmed.open', '--format', 'playwright');
  expect(spec).toContain('test.use({ machine: "booking" });');
  expect(spec).toContain(
    'await driver.isIn(["life.confirmed.open","credit.held","move.settled"]);',
  );
});

it.each([
  [['nothing'], 'There is no machine “nothing”.'],
  [['alert', '--to', 'nowhere'], 'No path leads to “nowhere”.'],
  [
    ['alert', '--cover', 'everything'],
    '--cover takes states, transitions, pairs, guards, steps or screens',
  ],
  [['alert', '--format', 'pdf'], '--format takes text, json, mermaid or playwright'],
  [['alert', '--max', 'ten'], '--max takes a whole number'],
])('says what is wrong with %j', (args, sentence) => {
  expect(() => paths(...args)).toThrow(sentence);
});

it('finds no fault with a machine whose paths are sound', () => {
  const { out, isFaulty } = pathsCommand(['slot-hold', '--check']);
  expect(out).toContain('slot-hold: 5/5 states · 4/4 transitions');
  expect(isFaulty).toBe(false);
});
