/**
 * `npm test`: every check and every suite, one after the other. A stage that fails doesn't stop the later ones.
 *
 *   node src/tools/test.ts [--only <stage>]…
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stagesFor } from './test-stages.ts';
import type { Command } from './test-stages.ts';
import type { Tally } from './test-report.ts';

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

const results: { name: string; seconds: number; tally: Tally }[] = [];
for (const stage of all.filter(({ name }) => wanted.includes(name))) {
  console.log(`\n▸ ${stage.name}`);
  const began = performance.now();
  if (stage.obstacle !== undefined) console.error(stage.obstacle);
  const codes = stage.obstacle === undefined ? await Promise.all(stage.commands.map(run)) : [1];
  const seconds = (performance.now() - began) / 1000;
  results.push({ name: stage.name, seconds, tally: stage.count(Math.max(...codes)) });
}
rmSync(reports, { recursive: true, force: true });

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
