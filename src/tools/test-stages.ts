import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { tallyOfCommand, tallyOfPlaywright, tallyOfVitest } from './test-report.ts';
import type { Failure, Tally } from './test-report.ts';

export type Command = {
  /** A program of node_modules, or a TypeScript or JavaScript file, with its arguments. */
  words: [string, ...string[]];
  env?: Record<string, string>;
};

export type Stage = {
  name: string;
  /** Run at the same time. */
  commands: [Command, ...Command[]];
  /** From the worst exit code of its commands. */
  count: (code: number) => Tally;
  /** Runs by themselves, from a fresh start, the tests that failed. */
  again?: (failures: readonly Failure[]) => { command: Command; count: (code: number) => Tally };
  /** A sentence when the stage cannot run at all. */
  obstacle?: string;
};

const check = (name: string, ...words: Command['words']): Stage => ({
  name,
  commands: [{ words }],
  count: tallyOfCommand,
});

function vitest(name: string, reports: string, ...projects: string[]): Stage {
  const suite = (run: string, files: readonly string[]) => {
    const report = join(reports, `${run}.json`);
    const words: Command['words'] = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    return { command: { words }, count: (code: number) => tallyOfVitest(report, code) };
  };
  const { command, count } = suite(name, []);
  return {
    name,
    commands: [command],
    count,
    again: (failures) => suite(`${name}-again`, [...new Set(failures.map(({ file }) => file))]),
  };
}

/** Journeys wait more than they work: two halves at a time, each with a server and data of its own. */
const halves = [1, 2] as const;

const asPattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function journeys(reports: string): Stage {
  const report = (part: number) => join(reports, `journeys-${part}.json`);
  const chromium = findChromium();
  const command = (part: number, ...chosen: string[]): Command => ({
    words: [
      'node_modules/playwright/cli.js',
      'test',
      '--config=tests/journeys/playwright.config.ts',
      '--reporter=list,json',
      ...chosen,
    ],
    env: {
      JOURNEYS_PORT: String(3985 + part),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report(part),
      CHROMIUM: chromium ?? '',
    },
  });
  const half = (part: number) => command(part, `--shard=${part}/${halves.length}`);
  return {
    name: 'journeys',
    commands: [half(1), half(2)],
    count: (code) => tallyOfPlaywright(halves.map(report), code),
    again: (failures) => ({
      command: command(
        3,
        ...new Set(failures.map(({ file }) => file)),
        `--grep=${failures.map(({ name }) => asPattern(name)).join('|')}`,
      ),
      count: (code) => tallyOfPlaywright([report(3)], code),
    }),
    ...(chromium === undefined && {
      obstacle:
        'No browser was found for the journeys. Install one with `apt-get install chromium-headless-shell`, or name yours in CHROMIUM.',
    }),
  };
}

/**
 * What `npm test` runs, in this order. The pages come first: building them writes the route tree, which the type check needs.
 * A tool that a stage names may not exist yet; then the stage doesn't either.
 */
export function stagesFor(reports: string): Stage[] {
  const stages = [
    check('pages', 'src/tools/bootstrap.mjs', 'build'),
    check('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
    check('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
    check('types', 'node_modules/typescript/bin/tsc', '--noEmit'),
    check('charts', 'src/tools/charts/main.ts', '--check'),
    vitest('unit', reports, 'unit', 'web'),
    vitest('server', reports, 'server'),
    check('paths', 'src/tools/paths/main.ts', '--all', '--check'),
    journeys(reports),
  ];
  return stages.filter(({ commands: [{ words }] }) => existsSync(words[0]));
}
