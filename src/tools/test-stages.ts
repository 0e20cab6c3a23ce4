import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { tallyOfCommand, tallyOfPlaywright, tallyOfVitest } from './test-report.ts';
import type { Tally } from './test-report.ts';

export type Stage = {
  name: string;
  /** A program of node_modules, or a TypeScript or JavaScript file, with its arguments. */
  command: [string, ...string[]];
  env?: Record<string, string>;
  count: (code: number) => Tally;
  /** A sentence when the stage cannot run at all. */
  obstacle?: string;
};

const check = (name: string, ...command: Stage['command']): Stage => ({
  name,
  command,
  count: tallyOfCommand,
});

function vitest(name: string, reports: string, ...projects: string[]): Stage {
  const report = join(reports, `${name}.json`);
  return {
    name,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: (code) => tallyOfVitest(report, code),
  };
}

function journeys(reports: string): Stage {
  const report = join(reports, 'journeys.json');
  const chromium = findChromium();
  return {
    name: 'journeys',
    command: [
      'node_modules/playwright/cli.js',
      'test',
      '--config=tests/journeys/playwright.config.ts',
      '--reporter=line,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM: chromium ?? '' },
    count: (code) => tallyOfPlaywright(report, code),
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
  return stages.filter(({ command }) => existsSync(command[0]));
}
