import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export type Tally = { passed: number; failed: number };

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** How a whole command counts when it doesn't count for itself. */
export const tallyOfCommand = (code: number): Tally =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A suite that ends badly has failed at least once, even when no single test could be blamed. */
const atLeastOneFailure = (tally: Tally, code: number): Tally =>
  code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };

export function tallyOfVitest(file: string, code: number): Tally {
  const report = vitestReport.safeParse(read(file));
  if (!report.success) return tallyOfCommand(code === 0 ? 1 : code);
  const { numPassedTests: passed, numFailedTests: failed } = report.data;
  return atLeastOneFailure({ passed, failed }, code);
}

/** Of every part of the suite. A test that passes only at the second attempt counts as failed. */
export function tallyOfPlaywright(files: readonly string[], code: number): Tally {
  const reports = files.map((file) => playwrightReport.safeParse(read(file)));
  const stats = reports.flatMap((report) => (report.success ? [report.data.stats] : []));
  const missing = reports.length - stats.length;
  const passed = stats.reduce((sum, { expected }) => sum + expected, 0);
  const failed = stats.reduce((sum, { unexpected, flaky }) => sum + unexpected + flaky, missing);
  return atLeastOneFailure({ passed, failed }, code);
}
