import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allCharts, allStories, filesOf, namesByWeight } from './draw.ts';
import { lint } from './lint.ts';
import { walksBeside } from './walks-beside.ts';

/** `npm run charts` writes `docs/machines`; with `--check` it writes nothing and fails when a file there is not what it would write. What the tests cover is written there by `npm run coverage`. */
const folder = join(import.meta.dirname, '../../../docs/machines');
const isCheck = process.argv.includes('--check');

const walks = walksBeside(namesByWeight);
const charts = await allCharts();
const files = filesOf(charts, await allStories(charts), await walks());
await mkdir(join(folder, 'story'), { recursive: true });
const present = await filesIn('');
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

/** Names of files below the folder, `story/booking.svg` for those of a folder within. */
async function filesIn(below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const name = join(below, entry.name);
    return entry.isDirectory() ? filesIn(name) : [name];
  });
  return (await Promise.all(found)).flat();
}
