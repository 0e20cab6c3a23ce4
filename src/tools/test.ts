/**
 * `npm test`: every check and every suite, one after the other. A stage that fails doesn't stop the later ones.
 * The few tests that fail in a suite are run once more by themselves; the end names those that passed only then, what each stage took, and the
 * slowest files. Programs that the stages need and that are missing are brought before anything runs.
 *
 *   node src/tools/test.ts [--check | --only <stage>…] [--also <stage>]… [--steady]
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { budgets, secondsFor } from './test-budgets.ts';
import { bring, lacking } from './test-needs.ts';
import { afterAnother, heldSteady, isWorthAnother } from './test-report.ts';
import type { Outcome } from './test-report.ts';
import { checks, onRequest, stagesFor } from './test-stages.ts';
import type { Command, Stage } from './test-stages.ts';
import { runWithin } from './test-run.ts';
import { summaryOf } from './test-summary.ts';
import type { Result } from './test-summary.ts';
import { unsteady } from './test-unsteady.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** What `npm run check` runs. */
    check: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    /** Stages that otherwise run only when asked for. */
    also: { type: 'string', multiple: true, default: [] },
    /** A test that passes only by itself, and has no reason in `test-unsteady.ts`, has failed. */
    steady: { type: 'boolean', default: false },
  },
});
const reports = mkdtempSync(join(tmpdir(), 'waymark-test-'));
const all = stagesFor(reports);
const usual = all.map(({ name }) => name).filter((name) => !onRequest.includes(name));
const only = [...(values.only ?? []), ...positionals];
const wanted = [
  ...(only.length > 0 ? only : values.check ? checks : usual),
  ...values.also,
  ...(existsSync('dist/web') ? [] : ['pages']),
];
const unknown = wanted.filter((name) => !all.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}. Choose from: ${all.map((stage) => stage.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = all.filter(({ name }) => wanted.includes(name));
const missing = bring([...new Set(chosen.flatMap((stage) => stage.needs ?? []))]);
if (missing.length > 0) {
  console.error(lacking(missing));
  process.exit(1);
}

/** Since the command began, with what had to be fetched for it. */
const secondsSo = (): number => performance.now() / 1000;

async function outcomeOf(stage: Stage, later: readonly string[]): Promise<Outcome> {
  const run = async (command: Command): Promise<number> => {
    const seconds = secondsFor(later, secondsSo());
    const { code, stopped } = await runWithin(seconds * 1000, command);
    if (stopped)
      console.log(`\n${stage.name} was stopped: it was not done at ${secondsSo().toFixed()} s.`);
    return code;
  };
  const tally = stage.count(await run(stage.command));
  if (stage.again === undefined || !isWorthAnother(tally)) return { tally, unsteady: [] };
  console.log(`\n▸ ${stage.name}, once more what failed`);
  const { command, count } = stage.again(tally.failures);
  const after = afterAnother(tally, count(await run(command)));
  return values.steady ? heldSteady(after, unsteady) : after;
}

const results: Result[] = [];
for (const [nth, stage] of chosen.entries()) {
  console.log(`\n▸ ${stage.name}, at ${secondsSo().toFixed()} s`);
  const start = secondsSo();
  const later = chosen.slice(nth + 1).map(({ name }) => name);
  const outcome = await outcomeOf(stage, later);
  results.push({ name: stage.name, seconds: secondsSo() - start, ...outcome });
}
rmSync(reports, { recursive: true, force: true });

console.log(summaryOf(results, { budgets, unsteady }));
process.exit(results.every(({ tally }) => tally.failed === 0) ? 0 : 1);
