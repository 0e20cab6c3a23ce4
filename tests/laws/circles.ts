import { importsOf, modules } from './tree.ts';

export interface Edge {
  readonly from: string;
  readonly target: string;
}

/** Files and folders that need each other, with the imports by which they do. */
export interface Circle {
  readonly names: readonly string[];
  readonly uses: readonly Use[];
}

interface Use {
  readonly user: string;
  readonly used: string;
  readonly imports: readonly Edge[];
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** What stands in a folder, files and folders alike, as one path each; null for what stands elsewhere. */
const standingIn =
  (folder: string) =>
  (path: string): string | null => {
    if (!path.startsWith(`${folder}/`)) return null;
    const [name = ''] = path.slice(folder.length + 1).split('/');
    return `${folder}/${name}`;
  };

/**
 * Where what stands in one folder imports in a circle, values and types alike: files among themselves, folders taken as wholes, at every depth below `area`. A
 * circle of files that lie in several folders is one of those folders.
 */
export function circlesBelow(area: string): Circle[] {
  const inside = modules.filter((path) => path.startsWith(`${area}/`));
  const edges: Edge[] = inside.flatMap((path) =>
    importsOf(path).filter(({ target }) => inside.includes(target)),
  );
  const folders = new Set(inside.map(folderOf).flatMap((folder) => withParents(folder, area)));
  return [...folders].toSorted().flatMap((folder) => circlesIn(folder, edges));
}

const withParents = (folder: string, area: string): string[] =>
  folder === area ? [area] : [folder, ...withParents(folderOf(folder), area)];

/** Files that import each other in a circle, whichever folders of the area they lie in. */
export function circlesOfFiles(area: string): Circle[] {
  const inside = modules.filter((path) => path.startsWith(`${area}/`));
  const edges = inside.flatMap((path) =>
    importsOf(path).filter(({ target }) => inside.includes(target)),
  );
  return circlesAmong((path) => path, edges);
}

const circlesIn = (folder: string, edges: readonly Edge[]): Circle[] =>
  circlesAmong(standingIn(folder), edges);

function circlesAmong(member: (path: string) => string | null, edges: readonly Edge[]): Circle[] {
  const between = edges.filter(({ from, target }) => {
    const [one, other] = [member(from), member(target)];
    return one !== null && other !== null && one !== other;
  });
  const uses = [
    ...Map.groupBy(between, ({ from, target }) => `${member(from)} ${member(target)}`),
  ].map(([pair, imports]): Use => {
    const [user = '', used = ''] = pair.split(' ');
    return { user, used, imports };
  });
  return strongGroups(uses).map((names) => ({
    names: names.toSorted(),
    uses: uses.filter(({ user, used }) => names.includes(user) && names.includes(used)),
  }));
}

/** Each is reached from each other one of its group. */
function strongGroups(uses: readonly Use[]): string[][] {
  const users = Map.groupBy(uses, ({ user }) => user);
  const reached = (start: string): Set<string> => {
    const found = new Set<string>();
    const open = [start];
    for (let name = open.pop(); name !== undefined; name = open.pop())
      for (const { used: next } of users.get(name) ?? [])
        if (!found.has(next)) {
          found.add(next);
          open.push(next);
        }
    return found;
  };
  const from = new Map([...users.keys()].map((name) => [name, reached(name)]));
  const inCircle = [...from].filter(([name, others]) => others.has(name)).map(([name]) => name);
  const groups = Map.groupBy(inCircle, (name) =>
    inCircle.filter((other) => from.get(name)?.has(other) && from.get(other)?.has(name)).join(' '),
  );
  return [...groups.values()];
}
