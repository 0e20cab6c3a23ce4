import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>;
type Group = NonNullable<Groups['groups']>[number];
type Info = Rolldown.ModuleInfo | null;
type Roots = readonly string[];

const signIn = /\/features\/auth\/sign-in\.tsx/;
const landing = /\/shell\/signed-in-frame\.tsx|\/features\/dashboard\//;
const element = /\/src\/web\/(ui|screens)\/|\/styled-system\//;
/** So many pages and parts of pages make an element common; to be raised when the first page outgrows its budget. */
const common = 30;

const isCommon = (roots: Roots): boolean =>
  roots.filter((root) => root.includes('/features/')).length >= common;

/**
 * How scripts and style sheets are put together. What every page needs is one file, what the sign-in page adds is the next, and
 * what the first page after it adds is the third, with the elements that are common: small files compress worse, cost a request
 * each, and every page has to know the names of all of them. The rest stays in parts, so that no page brings those of another.
 */
export const groups = (): Group[] => [
  { name: 'base', tags: ['$initial'], priority: 3 },
  place('auth', 2, (_, roots) => roots.some((root) => signIn.test(root))),
  place(
    'app',
    1,
    (id, roots) =>
      roots.some((root) => landing.test(root)) || (element.test(id) && isCommon(roots)),
  ),
];

/** What some of the modules that are fetched by themselves bring along; they themselves keep a file each. */
function place(
  name: string,
  priority: number,
  isHere: (id: string, roots: Roots) => boolean,
): Group {
  const known = new Map<string, boolean>();
  const nameOf: Exclude<Group['name'], string> = (id, context) => {
    const infoOf = (module: string): Info => context.getModuleInfo(module);
    // Packages come with what needs them: one that is told by a list of all its parts seems to be needed whole.
    if (id.includes('/node_modules/') || isFetched(infoOf(id))) return null;
    const belongs = known.get(id) ?? isHere(id, rootsOf(id, infoOf));
    known.set(id, belongs);
    return belongs ? name : null;
  };
  return { name: nameOf, priority, debugName: name };
}

const isFetched = (info: Info): boolean => (info?.dynamicImporters.length ?? 0) > 0;

/** The modules fetched by themselves that bring a module along. */
function rootsOf(id: string, infoOf: (id: string) => Info): Roots {
  const found = new Set([id]);
  const roots: string[] = [];
  for (const each of found) {
    const info = infoOf(each);
    const lazily = new Set(info?.dynamicImporters);
    if (lazily.size > 0) roots.push(each);
    for (const importer of info?.importers ?? []) if (!lazily.has(importer)) found.add(importer);
  }
  return roots;
}
