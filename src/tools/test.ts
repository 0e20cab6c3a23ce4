/**
 * `npm test`: every check and every suite, one after the other. A stage that fails doesn't stop the later ones.
 * The few tests that fail in a suite are run once more by themselves; the end names those that passed only then.
 *
 *   node src/tools/test.ts [--only <stage>]…
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { stagesFor } from './test-stages.ts';
import type { Command, Stage } from './test-stages.ts';
import { afterAnother, isWorthAnother } from './test-report.ts';
import type { Failure, Tally } from './test-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const reports = mkdtempSync(join(tmpdir(), 'waymark-test-'));
const all = stagesFor(reports);
const wanted = values.only ?? all.map((stage) => stage.name);
const unknown = wanted.filter((name) => !all.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}. Choose from: ${all.map((stage) => stage.name).join(', ')}.`,
  );
  process.exit(1);
}

function run({ words: [program, ...args], env }: Command): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
    },
  });
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

interface Outcome {
  tally: Tally;
  /** Failed at first, passed by themselves. */
  unsteady: readonly Failure[];
}

async function outcomeOf(stage: Stage): Promise<Outcome> {
  if (stage.obstacle !== undefined) {
    console.error(stage.obstacle);
    return { tally: stage.count(1), unsteady: [] };
  }
  const codes = await Promise.all(stage.commands.map(run));
  const tally = stage.count(Math.max(...codes));
  if (stage.again === undefined || !isWorthAnother(tally)) return { tally, unsteady: [] };
  console.log(`\n▸ ${stage.name}, once more what failed`);
  const { command, count } = stage.again(tally.failures);
  return afterAnother(tally, count(await run(command)));
}

function list(title: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  console.log(`\n${title}`);
  for (const { file, line, name, message } of failures) {
    console.log(`  ${line === undefined ? file : `${file}:${line}`} › ${name}`);
    for (const each of stripVTControlCharacters(message).split('\n').slice(0, 6))
      console.log(`      ${each.slice(0, 300)}`);
  }
}

const results: ({ name: string; seconds: number } & Outcome)[] = [];
for (const stage of all.filter(({ name }) => wanted.includes(name))) {
  console.log(`\n▸ ${stage.name}`);
  const began = performance.now();
  const outcome = await outcomeOf(stage);
  const seconds = (performance.now() - began) / 1000;
  results.push({ name: stage.name, seconds, ...outcome });
}
rmSync(reports, { recursive: true, force: true });

list(
  'Passed only when run by themselves; look for what they race with:',
  results.flatMap(({ unsteady }) => unsteady),
);
list(
  'Failed:',
  results.flatMap(({ tally }) => tally.failures),
);
console.log('');
for (const { name, seconds, tally } of results) {
  const verdict = tally.failed > 0 ? 'failed' : 'passed';
  console.log(
    `${verdict}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${tally.passed} passed, ${tally.failed} failed`,
  );
}
const passed = results.reduce((sum, { tally }) => sum + tally.passed, 0);
const failed = results.reduce((sum, { tally }) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
