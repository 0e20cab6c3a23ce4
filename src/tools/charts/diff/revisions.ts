import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { definitionsOf, type Sources } from '../definitions.ts';
import type { Drawn } from './drawn.ts';

const run = promisify(execFile);
const folder = 'docs/machines';
const isChart = (name: string): boolean =>
  name.endsWith('.json') &&
  !name.endsWith('.walks.json') &&
  !/(?:coverage|catalogue|questions)\.json$/.test(name);

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
  const sources = sourcesAt(revision, root);
  return charts.map((chart) => withDefinitions(chart, sources));
}

/** The modules as a revision has them. */
function sourcesAt(revision: string, root: string): Sources {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const paths = git('ls-tree', '-r', '--name-only', revision, '--', 'machines', 'src/domain').split(
    '\n',
  );
  const texts = new Map<string, string | null>();
  return {
    list: (folder) => paths.filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.ts')),
    read: (path) => {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const text = paths.includes(path) ? git('show', `${revision}:${path}`) : null;
      texts.set(path, text);
      return text;
    },
  };
}

/** Charts that do not say yet how their guards are written are asked of the modules beside them. */
function withDefinitions(chart: Drawn, sources: Sources): Drawn {
  if (Object.values(chart.guards).every(({ definition }) => definition !== undefined)) return chart;
  const definitions = definitionsOf(sources, chart.name);
  const guards = Object.entries(chart.guards).map(([name, guard]) => {
    const definition = definitions[name];
    return [name, definition ? { ...guard, definition } : guard] as const;
  });
  return { ...chart, guards: Object.fromEntries(guards) };
}
