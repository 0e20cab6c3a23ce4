import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { areaIn, isAreaModule } from './route-areas.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>>;
type Group = NonNullable<Groups['groups']>[number];
type Info = Rolldown.ModuleInfo | null;
type InfoOf = (id: string) => Info;
type Roots = readonly string[];

const signIn = /\/features\/auth\/sign-in\.tsx/;
const landing = /\/shell\/frame\/signed-in-frame\.tsx|\/features\/dashboard\//;
/** The router's own, needed by routes only. */
const searchMiddleware = /\/router-core\/dist\/esm\/searchMiddleware\.js$/;
/** Pages that somebody may need before they are signed in: what they share with the others comes without the frame. */
const open = /\/features\/(passwords|legal)\//;
/** What the calendar of a coach counts with, apart from the little of it that their working hours need. */
const counting = /\/src\/domain\/(slots|availability)\//;
const calendar = /\/coach-time\/(coach-)?availability\.tsx/;
const hours = /\/coach-time\/(coach-)?working-hours\.tsx/;
const element = /\/src\/web\/(ui|screens)\/|\/styled-system\//;
/** So many pages and parts of pages make an element common; to be raised when the first page outgrows its budget. */
const common = 38;
const list = 'src/web/screens/list/list.tsx';
/** So many pages with a list make an element one of lists. */
const lists = 12;

const isCommon = (roots: Roots): boolean =>
  roots.filter((root) => root.includes('/features/')).length >= common;

const isApp = (id: string, roots: Roots): boolean =>
  roots.some((root) => landing.test(root)) || (element.test(id) && isCommon(roots));

/** What hardly any but pages with a list need, and many of those. */
function placeOfList(id: string, roots: Roots, infoOf: InfoOf): string | null {
  if (!element.test(id) || roots.length < lists) return null;
  const withList = new Set(rootsOf(join(process.cwd(), list), infoOf));
  const others = roots.filter((root) => !withList.has(root));
  return others.length * 5 < roots.length ? 'list' : null;
}

function placeOfTimes(id: string, roots: Roots): string | null {
  const isTheirs = roots.every((root) => root.includes('/features/coach-time/'));
  if (!counting.test(id) || !isTheirs || roots.some((root) => hours.test(root))) return null;
  return roots.some((root) => calendar.test(root)) ? 'times' : null;
}

const isOpen = (root: string): boolean => open.test(root);

const featureOf = (path: string): string | undefined => /\/features\/[^/]+\//.exec(path)?.[0];

const areasOf = (roots: Roots): Roots => roots.filter(isAreaModule);

/** From so many areas on, what their maps share is one file for all. */
const many = 5;

/**
 * What the maps of several areas need is a file of its own: with one of the maps, it would bring that map to the pages of the others. What
 * only some areas share is a file for those, or the pages of all others would bring it.
 */
function placeOfMaps(id: string, roots: Roots): string | null {
  const areas = areasOf(roots);
  if (isAreaModule(id) || areas.length < 2) return null;
  return areas.length < many ? `maps-${areas.map(areaIn).toSorted().join('-')}` : 'maps';
}

/** With the map of an area comes what else only its own pages need: what they borrow of another feature would bring the map to its pages. */
function placeOfMap(id: string, roots: Roots, infoOf: InfoOf): string | null {
  if (isAreaModule(id)) return `map-${areaIn(id)}`;
  const [area] = areasOf(roots);
  if (area === undefined) return null;
  const others = roots.filter((root) => root !== area);
  const isOfArea = infoOf(area)?.importedIds.some((page) => featureOf(page) === featureOf(id));
  const isOwn = isOfArea && others.every((root) => featureOf(root) === featureOf(id));
  return isOwn || others.length === 0 ? `map-${areaIn(area)}` : null;
}

/** What a map needs of another feature stays by itself: in the map, it would bring all of it to the pages of that feature. */
function placeOfBorrowed(id: string, roots: Roots, infoOf: InfoOf): string | null {
  if (areasOf(roots).length !== 1 || placeOfMap(id, roots, infoOf) !== null) return null;
  return id.slice(process.cwd().length + 1).replaceAll(/\W+/g, '-');
}

/**
 * How scripts and style sheets are put together. What every page needs is one file, what the sign-in page adds is the next, and
 * what the first page after it adds is the third, with the elements that are common (in two, for pages outside of the frame):
 * small files compress worse, cost a request each, and every page has to know the names of all of them. The routes of each area
 * are a file. The rest stays in parts, so that no page brings those of another.
 */
export const groups = (): Group[] => [
  { name: 'base', tags: ['$initial'], priority: 6 },
  place('auth', 5, (_, roots) => (roots.some((root) => signIn.test(root)) ? 'auth' : null)),
  place('common', 4, (id, roots) => (isApp(id, roots) && roots.some(isOpen) ? 'common' : null)),
  place('app', 3, (id, roots) => (isApp(id, roots) ? 'app' : null)),
  place('times', 2, placeOfTimes),
  place('list', 2, placeOfList),
  { name: 'maps', test: searchMiddleware, priority: 2 },
  place('maps', 2, placeOfMaps),
  place('borrowed', 2, placeOfBorrowed),
  place('map', 1, placeOfMap),
];

/** What some of the modules that are fetched by themselves bring along; they themselves keep a file each. */
function place(
  debugName: string,
  priority: number,
  placeOf: (id: string, roots: Roots, infoOf: InfoOf) => string | null,
): Group {
  const known = new Map<string, string | null>();
  const name: Exclude<Group['name'], string> = (id, context) => {
    const infoOf: InfoOf = (module) => context.getModuleInfo(module);
    // Packages come with what needs them: one that is told by a list of all its parts seems to be needed whole.
    if (id.includes('/node_modules/')) return null;
    if (isFetched(infoOf(id)) && !isAreaModule(id)) return null;
    const found = known.has(id) ? known.get(id) : placeOf(id, rootsOf(id, infoOf), infoOf);
    known.set(id, found ?? null);
    return found ?? null;
  };
  // Each module of those has been asked where it belongs.
  const includeDependenciesRecursively = !['maps', 'borrowed', 'list', 'times'].includes(debugName);
  return { name, priority, debugName, includeDependenciesRecursively };
}

const isFetched = (info: Info): boolean => (info?.dynamicImporters.length ?? 0) > 0;

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
