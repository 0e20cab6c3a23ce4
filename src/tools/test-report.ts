import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** A test that failed: where it stands, what it is called, what it said first. */
export type Failure = { file: string; line?: number; name: string; message: string };

/** How long a test file took, in seconds. */
export type Timed = { file: string; seconds: number };

/** `failures` names those that could be told apart; a stage can fail without any. */
export type Tally = {
  passed: number;
  failed: number;
  failures: readonly Failure[];
  files?: readonly Timed[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      message: z.string().default(''),
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
      results: z.array(
        z.object({
          duration: z.number().default(0),
          errors: z.array(z.object({ message: z.string().optional() })),
        }),
      ),
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
  const ofTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages?.length)
      .map(({ fullName, failureMessages }) => ({
        file: relative(process.cwd(), name),
        name: fullName,
        message: failureMessages?.[0] ?? '',
      })),
  );
  // It could not be read, or something failed before its tests or after them.
  const ofFiles = testResults
    .filter(({ message }) => message !== '')
    .map(({ name, message }) => ({
      file: relative(process.cwd(), name),
      name: 'the file as a whole',
      message,
    }));
  const failures = [...ofTests, ...ofFiles];
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  return atLeastOneFailure({ passed, failed: failed + ofFiles.length, failures, files }, code);
}

type Spec = z.infer<typeof spec>;

/** Tests with the titles of the groups around them. */
const specsOf = ({ specs, suites }: z.infer<typeof suite>, group = ''): Spec[] => [
  ...specs.map((each) => ({ ...each, title: `${group}${each.title}` })),
  ...suites.flatMap((inner) => specsOf(inner, `${group}${inner.title} `)),
];

/** A test that Playwright itself had to try twice counts as failed. */
export function tallyOfPlaywright(file: string, code: number): Tally {
  const report = playwrightReport.safeParse(read(file));
  if (!report.success) return tallyOfCommand(code === 0 ? 1 : code);
  const { config, suites, stats } = report.data;
  const specs = suites.flatMap((each) => specsOf(each));
  const place = (each: string) => relative(process.cwd(), `${config.rootDir}/${each}`);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      file: place(file),
      line,
      name: title,
      message: tests[0]?.results.flatMap(({ errors }) => errors)[0]?.message ?? '',
    }));
  const taken = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      taken.set(place(file), (taken.get(place(file)) ?? 0) + duration / 1000);
  const files = [...taken].map(([file, seconds]) => ({ file, seconds }));
  const { expected: passed, unexpected, flaky } = stats;
  return atLeastOneFailure({ passed, failed: unexpected + flaky, failures, files }, code);
}

const sameTest = (one: Failure, other: Failure): boolean =>
  one.file === other.file && one.name === other.name;

/** More than these are no accident. */
const most = 12;

/** Whether what failed can be run once more by itself: every failure has a name, and there are few. */
export const isWorthAnother = ({ failed, failures }: Tally): boolean =>
  failures.length > 0 && failures.length === failed && failures.length <= most;

export interface Outcome {
  readonly tally: Tally;
  /** Failed at first, passed by themselves. */
  readonly unsteady: readonly Failure[];
}

/** As `test-unsteady.ts` names a test. */
export const nameOf = ({ file, name }: Failure): string => `${file} › ${name}`;

/** Whoever passed only by themselves, and has no reason written down, has failed. */
export function heldSteady(
  { tally, unsteady }: Outcome,
  reasons: Readonly<Record<string, string>>,
): Outcome {
  const excused = unsteady.filter((one) => nameOf(one) in reasons);
  const news = unsteady.filter((one) => !excused.includes(one));
  const failures = [...tally.failures, ...news];
  const { passed, failed } = tally;
  return {
    tally: { ...tally, passed: passed - news.length, failed: failed + news.length, failures },
    unsteady: excused,
  };
}

/**
 * The tally after what failed was run once more, and which of it passed then. A second run that did not reach all of what had failed proves
 * nothing.
 */
export function afterAnother(first: Tally, second: Tally): Outcome {
  if (second.passed + second.failed < first.failed || second.failed !== second.failures.length)
    return { tally: first, unsteady: [] };
  const failures = [
    ...first.failures.filter((one) => second.failures.some((other) => sameTest(one, other))),
    ...second.failures.filter((one) => !first.failures.some((other) => sameTest(one, other))),
  ];
  const unsteady = first.failures.filter((one) => !failures.some((other) => sameTest(one, other)));
  return {
    tally: {
      ...first,
      passed: first.passed + unsteady.length,
      failed: failures.length,
      failures,
    },
    unsteady,
  };
}
