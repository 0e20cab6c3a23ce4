import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allCharts, filesOf } from './draw.ts';
import { lint } from './lint.ts';

/** `npm run charts` writes `docs/machines`; with `--check` it writes nothing and fails when a file there is not what it would write. What the tests cover is written there by `npm run coverage`. */
const folder = join(import.meta.dirname, '../../../docs/machines');
const isCheck = process.argv.includes('--check');

const charts = await allCharts();
const files = filesOf(charts);
await mkdir(folder, { recursive: true });
const present = await readdir(folder);
const stale: string[] = [];
for (const [name, text] of files) {
  const old = present.includes(name) ? await readFile(join(folder, name), 'utf8') : null;
  if (old !== text) stale.push(name);
}
const left = present.filter((name) => !files.has(name) && !name.startsWith('coverage.'));
const problems = charts.flatMap((chart) =>
  lint(chart).map((problem) => `${chart.name}: ${problem}`),
);
for (const problem of problems) console.error(problem);

if (isCheck) {
  for (const name of [...stale, ...left])
    console.error(`docs/machines/${name} is stale: run npm run charts`);
} else {
  for (const name of stale) await writeFile(join(folder, name), files.get(name) ?? '');
  for (const name of left) await rm(join(folder, name));
  console.log(
    `${charts.length} charts drawn, ${stale.length} files written, ${left.length} removed.`,
  );
}
if (problems.length > 0 || (isCheck && stale.length + left.length > 0)) process.exitCode = 1;
