import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** A test that failed: where it stands, what it is called, what it said first. */
export type Failure = { file: string; line?: number; name: string; message: string };

/** `failures` names those that could be told apart; a stage can fail without any. */
export type Tally = { passed: number; failed: number; failures: readonly Failure[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

const suite = z.object({
  title: z.string().default(''),
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** How a whole command counts when it doesn't count for itself. */
export const tallyOfCommand = (code: number): Tally =>
  code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };

/** A suite that ends badly has failed at least once, even when no single test could be blamed. */
const atLeastOneFailure = (tally: Tally, code: number): Tally =>
  code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };

export function tallyOfVitest(file: string, code: number): Tally {
  const report = vitestReport.safeParse(read(file));
  if (!report.success) return tallyOfCommand(code === 0 ? 1 : code);
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report.data;
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages?.length)
      .map(({ fullName, failureMessages }) => ({
        file: relative(process.cwd(), name),
        name: fullName,
        message: failureMessages?.[0] ?? '',
      })),
  );
  return atLeastOneFailure({ passed, failed, failures }, code);
}

type Spec = z.infer<typeof spec>;

/** Tests with the titles of the groups around them. */
const specsOf = ({ specs, suites }: z.infer<typeof suite>, group = ''): Spec[] => [
  ...specs.map((each) => ({ ...each, title: `${group}${each.title}` })),
  ...suites.flatMap((inner) => specsOf(inner, `${group}${inner.title} `)),
];

/** Of every part of the suite. A test that Playwright itself had to try twice counts as failed. */
export function tallyOfPlaywright(files: readonly string[], code: number): Tally {
  const reports = files.map((file) => playwrightReport.safeParse(read(file)));
  const told = reports.flatMap((report) => (report.success ? [report.data] : []));
  const missing = reports.length - told.length;
  const passed = told.reduce((sum, { stats }) => sum + stats.expected, 0);
  const failed = told.reduce((sum, { stats }) => sum + stats.unexpected + stats.flaky, missing);
  const failures = told.flatMap(({ config, suites }) =>
    suites
      .flatMap((each) => specsOf(each))
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => ({
        file: relative(process.cwd(), `${config.rootDir}/${file}`),
        line,
        name: title,
        message: tests[0]?.results.flatMap(({ errors }) => errors)[0]?.message ?? '',
      })),
  );
  return atLeastOneFailure({ passed, failed, failures }, code);
}

const sameTest = (one: Failure, other: Failure): boolean =>
  one.file === other.file && one.name === other.name;

/** More than these are no accident. */
const most = 12;

/** Whether what failed can be run once more by itself: every failure has a name, and there are few. */
export const isWorthAnother = ({ failed, failures }: Tally): boolean =>
  failures.length > 0 && failures.length === failed && failures.length <= most;

/**
 * The tally after what failed was run once more, and which of it passed then. A second run that did not reach all of what had failed proves
 * nothing.
 */
export function afterAnother(first: Tally, second: Tally): { tally: Tally; unsteady: Failure[] } {
  if (second.passed + second.failed < first.failed || second.failed !== second.failures.length)
    return { tally: first, unsteady: [] };
  const failures = [
    ...first.failures.filter((one) => second.failures.some((other) => sameTest(one, other))),
    ...second.failures.filter((one) => !first.failures.some((other) => sameTest(one, other))),
  ];
  const unsteady = first.failures.filter((one) => !failures.some((other) => sameTest(one, other)));
  return {
    tally: { passed: first.passed + unsteady.length, failed: failures.length, failures },
    unsteady,
  };
}
