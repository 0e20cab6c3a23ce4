import type { Rolldown } from 'vite';
import { isFetched, isPackage, modulesToShare, type InfoOf } from './module-graph.ts';
import { isAreaModule } from './route-areas.ts';
import { sharedFiles } from './shared-files.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>;
type Group = NonNullable<Groups['groups']>[number];
type Roots = readonly string[];
/** Whether a module is in a file, by what brings it along. */
type Belongs = (id: string, roots: Roots) => boolean;

/** The sign-in page, and the one that finds out who has signed in. */
const signIn = /\/features\/auth\/(sign-in|whoami)\.tsx/;
/** The first page of somebody who is signed in. */
const landing = /\/shell\/frame\/signed-in-frame\.tsx|\/features\/dashboard\//;
/** The router's own, needed by routes only, and by most of them. */
const searchMiddleware = /\/router-core\/dist\/esm\/searchMiddleware\.js$/;
/** Pages that somebody may need before they are signed in: what they share with the others comes without the frame. */
const open = /\/features\/(passwords|legal)\//;
const element = /\/src\/web\/(ui|screens)\/|\/styled-system\//;
/** So many pages and parts of pages make an element common; to be raised when the first page outgrows its budget. */
const common = 57;
const isCommon = (roots: Roots): boolean =>
  roots.filter((root) => root.includes('/features/')).length >= common;

const isApp = (id: string, roots: Roots): boolean =>
  roots.some((root) => landing.test(root)) || (element.test(id) && isCommon(roots));

const isOpen = (root: string): boolean => open.test(root);

/**
 * How scripts and style sheets are put together. What every page needs is one file, what the sign-in page adds is the next, and
 * what the first page after it adds is the third, with the elements that are common (in two, for pages outside of the frame):
 * small files compress worse, cost a request each, and every page has to know the names of all of them. What pages share
 * besides is put together so that each fetches few files and little that it does not need.
 */
export const groups = (): Group[] => [
  { name: 'base', tags: ['$initial'], priority: 4 },
  place('auth', 3, isOfSignIn),
  place('common', 2, (id, roots) => isApp(id, roots) && roots.some(isOpen)),
  place('app', 1, (id, roots) => isApp(id, roots) || searchMiddleware.test(id)),
  { name: sharing(), priority: 0, includeDependenciesRecursively: false },
];

const isOfSignIn: Belongs = (_, roots) => roots.some((root) => signIn.test(root));

/** What some of the modules that are fetched by themselves bring along; they themselves keep a file each. */
function place(name: string, priority: number, belongs: Belongs): Group {
  const isIn = remembered((id, infoOf) => isOurs(id, infoOf) && belongs(id, rootsOf(id, infoOf)));
  return {
    name: (id, context) => (isIn(id, (module) => context.getModuleInfo(module)) ? name : null),
    priority,
    debugName: name,
  };
}

/** Packages come with what needs them: one that is told by a list of all its parts seems to be needed whole. */
const isOurs = (id: string, infoOf: InfoOf): boolean =>
  isPackage(id)
    ? searchMiddleware.test(id)
    : isAreaModule(id) ||
      landing.test(id) ||
      !isFetched(id, infoOf) ||
      (infoOf(id)?.importers.length ?? 0) > 0;

function sharing(): Exclude<Group['name'], string> {
  let files: Map<string, string> | undefined;
  return (id, context) => {
    const infoOf: InfoOf = (module) => context.getModuleInfo(module);
    files ??= sharedFiles(modulesToShare(id, infoOf, firstOnes(id, infoOf)));
    return files.get(id)?.replace(process.cwd(), '').replaceAll(/\W+/g, '-').slice(1) ?? null;
  };
}

/** Tells what the first page has anyway, with all that its packages bring. */
function firstOnes(start: string, infoOf: InfoOf): (id: string) => boolean {
  const entries = [...new Set(importersOf(start, infoOf))].filter((id) => infoOf(id)?.isEntry);
  const initial = new Set(entries);
  for (const id of initial) for (const needed of infoOf(id)?.importedIds ?? []) initial.add(needed);
  const isFirst = remembered((id) => {
    if (initial.has(id)) return true;
    const roots = rootsOf(id, infoOf);
    return isPackage(id)
      ? isOurs(id, infoOf) || roots.some((root) => landing.test(root) || signIn.test(root))
      : isOurs(id, infoOf) && (isOfSignIn(id, roots) || isApp(id, roots));
  });
  return (id) => isFirst(id, infoOf);
}

function remembered(decide: (id: string, infoOf: InfoOf) => boolean): typeof decide {
  const known = new Map<string, boolean>();
  return (id, infoOf) => {
    const answer = known.get(id) ?? decide(id, infoOf);
    known.set(id, answer);
    return answer;
  };
}

/** All modules that lead to one, whether they are fetched with it or later. */
function importersOf(id: string, infoOf: InfoOf): Set<string> {
  const found = new Set([id]);
  for (const each of found) {
    const { importers = [], dynamicImporters = [] } = infoOf(each) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) found.add(importer);
  }
  return found;
}

/** The modules fetched by themselves that bring a module along. */
function rootsOf(id: string, infoOf: InfoOf): Roots {
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
