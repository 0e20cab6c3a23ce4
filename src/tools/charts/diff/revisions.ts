import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Drawn } from './compare.ts';

const run = promisify(execFile);
const folder = 'docs/machines';
const isChart = (name: string): boolean =>
  name.endsWith('.json') &&
  !name.endsWith('.walks.json') &&
  !/(?:coverage|catalogue)\.json$/.test(name);

/** The charts as a revision has them; the law that they are never stale makes them true. Throws for a revision that git does not know. */
export async function chartsAt(revision: string, root: string): Promise<Drawn[]> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch (error) {
    throw new Error(`git knows no revision “${revision}”.`, { cause: error });
  }
  const names = await git('ls-tree', '--name-only', revision, `${folder}/`);
  const charts: Drawn[] = [];
  for (const name of names.split('\n').filter(isChart))
    charts.push(JSON.parse(await git('show', `${revision}:${name}`)) as Drawn);
  return charts;
}
