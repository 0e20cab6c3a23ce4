import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>;
type Group = NonNullable<Groups['groups']>[number];
type Info = Rolldown.ModuleInfo | null;

/**
 * How scripts and style sheets are put together. What every page needs is one file; what the pages before signing in share is
 * the next, and what the frame and the first page after it share is the third: small files compress worse, cost a request
 * each, and every page has to know the names of all of them. What other pages share stays in parts, so that none brings the
 * parts of another.
 */
export const groups = (): Group[] => [
  { name: 'base', tags: ['$initial'], priority: 3 },
  place('auth', 2, /\/features\/auth\/sign-in\.tsx$/),
  place('app', 1, /\/shell\/signed-in-frame\.tsx$|\/features\/dashboard\//),
];

/** What some of the modules that are fetched by themselves bring along; they themselves keep a file each. */
function place(name: string, priority: number, isRoot: RegExp): Group {
  const known = new Map<string, boolean>();
  const nameOf: Exclude<Group['name'], string> = (id, context) => {
    const infoOf = (module: string): Info => context.getModuleInfo(module);
    // Packages come with what needs them: one that is told by a list of all its parts seems to be needed whole.
    if (id.includes('/node_modules/') || isFetched(infoOf(id))) return null;
    const isHere = known.get(id) ?? [...rootsOf(id, infoOf)].some((root) => isRoot.test(root));
    known.set(id, isHere);
    return isHere ? name : null;
  };
  return { name: nameOf, priority, debugName: name };
}

const isFetched = (info: Info): boolean => (info?.dynamicImporters.length ?? 0) > 0;

/** The modules fetched by themselves that bring a module along. */
function rootsOf(id: string, infoOf: (id: string) => Info): ReadonlySet<string> {
  const found = new Set([id]);
  const roots = new Set<string>();
  for (const each of found) {
    const info = infoOf(each);
    const lazily = new Set(info?.dynamicImporters);
    if (lazily.size > 0) roots.add(each.replace(/\?.*$/, ''));
    for (const importer of info?.importers ?? []) if (!lazily.has(importer)) found.add(importer);
  }
  return roots;
}
