import { join } from 'node:path';
import { tallyOfCommand, tallyOfPlaywright, tallyOfVitest } from './test-report.ts';
import { needs } from './test-needs.ts';
import type { Need } from './test-needs.ts';
import type { Failure, Tally } from './test-report.ts';
import { collectorOf, journeyWorkers } from './test-workers.ts';

export type Command = {
  /** A program of node_modules, or a TypeScript or JavaScript file, with its arguments. */
  words: [string, ...string[]];
  env?: Record<string, string>;
};

export type Stage = {
  name: string;
  command: Command;
  /** From the exit code of its command. */
  count: (code: number) => Tally;
  /** Programs that it can't do without. */
  needs?: readonly Need[];
  /** Runs by themselves, from a fresh start, the tests that failed. */
  again?: (failures: readonly Failure[]) => { command: Command; count: (code: number) => Tally };
};

const check = (name: string, ...words: Command['words']): Stage => ({
  name,
  command: { words, env: collectorOf() },
  count: tallyOfCommand,
});

interface Suite {
  readonly projects: readonly string[];
  /** Files and folders, all of the projects' unless told. */
  readonly chosen?: readonly string[];
  readonly needs?: readonly Need[];
  /** Titles of tests that it leaves out. */
  readonly except?: string;
  /** What the run stands in: a script with arguments, to which the words of the run are added. */
  readonly inside?: Command['words'];
}

function vitest(name: string, reports: string, suite: Suite): Stage {
  const run = (report: string, files: readonly string[]) => {
    const file = join(reports, `${report}.json`);
    const words = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...suite.projects.map((project) => `--project=${project}`),
      ...(suite.except === undefined ? [] : [`--testNamePattern=^(?!.*${suite.except})`]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ] satisfies Command['words'];
    return {
      command: { words: suite.inside ? [...suite.inside, 'node', ...words] : words } as Command,
      count: (code: number) => tallyOfVitest(file, code),
    };
  };
  return {
    name,
    ...run(name, suite.chosen ?? []),
    ...(suite.needs && { needs: suite.needs }),
    again: (failures) => run(`${name}-again`, [...new Set(failures.map(({ file }) => file))]),
  };
}

const asPattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function journeys(reports: string): Stage {
  const run = (name: string, port: number, workers: number, ...chosen: string[]) => {
    const file = join(reports, `${name}.json`);
    const command: Command = {
      words: [
        'node_modules/playwright/cli.js',
        'test',
        '--config=tests/journeys/playwright.config.ts',
        '--reporter=list,json',
        ...chosen,
      ],
      env: {
        JOURNEYS_PORT: String(port),
        JOURNEYS_WORKERS: String(workers),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    };
    return { command, count: (code: number) => tallyOfPlaywright(file, code) };
  };
  return {
    name: 'journeys',
    ...run('journeys', 3986, journeyWorkers()),
    needs: [needs.browser, needs.calendars],
    again: (failures) =>
      run(
        'journeys-again',
        3999,
        1,
        ...new Set(failures.map(({ file }) => file)),
        `--grep=${failures.map(({ name }) => asPattern(name)).join('|')}`,
      ),
  };
}

/** Server tests whose outcome the database decides: its rows, constraints, plans and races, and the paths of the records through it. */
export const decidedByDatabase: readonly string[] = [
  'tests/server/database/',
  'tests/server/invariants/',
  'tests/server/kills/',
  'tests/server/paths/',
  'tests/server/races/',
  'tests/server/demo/',
  'tests/server/http/database-away',
  'tests/server/http/reading',
  'tests/server/http/totals',
  'tests/server/identity/two-processes',
  'tests/server/outbox',
  'tests/server/stream/',
  'tests/server/timers',
  'tests/server/features/booking-conflicts',
  'tests/server/features/booking-list',
  'tests/server/features/booking-reinstate-race',
  'tests/server/features/users/',
];

/** What may come after what, and what is refused, is decided by charts and code alone: it is walked on the embedded database. */
const decidedByCharts =
  '(?:takes every transition after every other|asks every guard|refuses (?:through the API )?what its chart refuses)';

/** The stages of `npm run check`. */
export const checks: readonly string[] = ['pages', 'format', 'lint', 'types', 'unit'];

/** Stages that only run when asked for. */
export const onRequest: readonly string[] = ['postgres'];

/** Every stage, in the order in which they run. The pages come first: building them writes the route tree, which the type check needs. */
export const stagesFor = (reports: string): Stage[] => [
  check('pages', 'src/tools/bootstrap.mjs', 'build'),
  check('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  check('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  check('types', 'src/tools/check-types.ts'),
  vitest('unit', reports, { projects: ['unit', 'web'] }),
  check('charts', 'src/tools/charts/main.ts', '--check'),
  vitest('server', reports, {
    projects: ['server'],
    needs: [needs.calendars, needs.mailbox, needs.recogniser, needs.spokenEnglish, needs.voices],
  }),
  check('paths', 'src/tools/paths/main.ts', '--all', '--check'),
  journeys(reports),
  vitest('postgres', reports, {
    projects: ['server'],
    chosen: decidedByDatabase,
    except: decidedByCharts,
    needs: [needs.postgres],
    inside: ['src/tools/with-postgres.ts'],
  }),
];
