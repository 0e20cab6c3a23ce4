import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { tallyOfCommand, tallyOfPlaywright, tallyOfVitest } from './test-report.ts';
import type { Tally } from './test-report.ts';

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
  /** A sentence when the stage cannot run at all. */
  obstacle?: string;
};

const check = (name: string, ...words: Command['words']): Stage => ({
  name,
  commands: [{ words }],
  count: tallyOfCommand,
});

function vitest(name: string, reports: string, ...projects: string[]): Stage {
  const report = join(reports, `${name}.json`);
  return {
    name,
    commands: [
      {
        words: [
          'node_modules/vitest/vitest.mjs',
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
      },
    ],
    count: (code) => tallyOfVitest(report, code),
  };
}

/** Journeys wait more than they work: two halves at a time, each with a server and data of its own. */
const halves = [1, 2] as const;

function journeys(reports: string): Stage {
  const report = (half: number) => join(reports, `journeys-${half}.json`);
  const chromium = findChromium();
  const command = (half: number): Command => ({
    words: [
      'node_modules/playwright/cli.js',
      'test',
      '--config=tests/journeys/playwright.config.ts',
      `--shard=${half}/${halves.length}`,
      '--reporter=list,json',
    ],
    env: {
      JOURNEYS_PORT: String(3985 + half),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report(half),
      CHROMIUM: chromium ?? '',
    },
  });
  return {
    name: 'journeys',
    commands: [command(1), command(2)],
    count: (code) => tallyOfPlaywright(halves.map(report), code),
    ...(chromium === undefined && {
      obstacle:
        'No browser was found for the journeys. Install one with `apt-get install chromium`, or name yours in CHROMIUM.',
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
