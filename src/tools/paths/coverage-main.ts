import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unexplained } from './coverage.ts';
import { coverageFiles, measure } from './measure.ts';

/** `npm run coverage` writes what the tests cover into `docs/machines`; with `--check` it writes nothing and fails when that is not what is there. */
const folder = join(import.meta.dirname, '../../../docs/machines');
const isCheck = process.argv.includes('--check');

const file = measure();
const problems = Object.entries(file.machines).flatMap(([name, { hosts }]) =>
  unexplained(name, hosts),
);
for (const [name, text] of Object.entries(coverageFiles(file))) {
  const old = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (old === text) continue;
  if (isCheck) problems.push(`docs/machines/${name} is stale: run npm run coverage`);
  else await writeFile(join(folder, name), text);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `What the tests cover of ${Object.keys(file.machines).length} machines is ${isCheck ? 'as written' : 'written'}.`,
  );
