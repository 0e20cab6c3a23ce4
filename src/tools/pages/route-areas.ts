import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VirtualRootRoute } from '@tanstack/virtual-file-routes';
import type { Plugin } from 'vite';
import { filesOfPaths } from './paths-of-map.ts';

interface Product {
  /** The folder of the browser's part. */
  readonly web: string;
  readonly routes: VirtualRootRoute;
  readonly areasOf: AreasOf;
}

/** The areas whose routes a path needs, its own last; none for the pages of the first download. `isArea` tells whether there is one by a name. */
export type AreasOf = (path: string, isArea: (name: string) => boolean) => readonly string[];

/** From so many pages on, what is below a record is an area of its own. */
const pagesOfAnArea = 5;

/** The areas of each path, once it is known which there are. */
export function areasOfMap(
  paths: readonly string[],
  areasOf: AreasOf,
): (path: string) => readonly string[] {
  const areas = new Set<string>();
  const find = (mayBe: (name: string) => boolean): void => {
    const pages = Map.groupBy(paths, (path) => areasOf(path, mayBe).at(-1) ?? '');
    for (const [name, own] of pages) if (own.length >= pagesOfAnArea) areas.add(name);
  };
  // First what is below a record by one name, then what is left there.
  find(() => true);
  find((name) => areas.has(name) || name.endsWith('/others'));
  return (path) => areasOf(path, (name) => areas.has(name));
}

const prefix = '\0waymark/map-of-';

/** Whom a route says that its page is for; what asks for no session is for everyone. */
export const audienceIn = (file: string): string =>
  /\baudience: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'everyone';

/** What a script exports without having it, as files put together by groups have been seen to. */
export const undeclaredExports = (code: string): string[] =>
  [...code.matchAll(/export\s*\{([^}]*)\}\s*(?!\s*from)/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((each) => each.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && code.split(name).length < 3);

/** Scripts that need each other; none where each can begin after those that it needs. */
export function circleOf(
  scripts: readonly { readonly fileName: string; readonly imports: readonly string[] }[],
): readonly string[] {
  const left = new Map(scripts.map(({ fileName, imports }) => [fileName, imports]));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [name, imports] of left)
      if (!imports.some((needed) => left.has(needed))) left.delete(name);
  }
  // What only leads into a circle is none of it.
  for (let before = -1; before !== left.size;) {
    before = left.size;
    const needed = new Set([...left.values()].flat());
    for (const name of left.keys()) if (!needed.has(name)) left.delete(name);
  }
  return [...left.keys()];
}

/** The module that brings the routes of an area. */
export const areaModule = (area: string): string => `${prefix}${area}`;

export const isAreaModule = (id: string): boolean => id.startsWith(prefix);

/** The area that such a module brings. */
export const areaIn = (id: string): string => id.slice(prefix.length);

/**
 * Puts the map of the product together in parts: the tree of the first pages comes with the entry, the routes of each other
 * area in a module of their own. What one more page costs those who don't go there is its path in a list, which is fetched
 * with the frame around signed-in pages; whoever signs in pays nothing for it.
 */
export function routeAreas({ web, routes, areasOf }: Product): Plugin {
  const files = [...filesOfPaths(routes)];
  const areasIn = areasOfMap(
    files.map(([path]) => path),
    areasOf,
  );
  const pages = files.map(([path, file]) => ({ path, file, area: areasIn(path).at(-1) ?? null }));
  const names = [...new Set(pages.flatMap(({ area }) => area ?? []))].toSorted();
  const shell = (file: string): string => join(web, 'shell', file).replaceAll('\\', '/');
  const [map, paths] = [shell('routing/route-map.ts'), shell('routing/route-paths.ts')];
  const unread = new Set([map, paths]);

  const listOf = (area: string | null): { imports: string; list: string } => {
    const own = pages.filter((page) => page.area === area);
    return {
      imports: [
        `import { Route as root } from ${JSON.stringify(shell('root.tsx'))};`,
        ...own.map(
          ({ file }, index) =>
            `import { Route as page${index} } from ${JSON.stringify(join(web, file).replaceAll('\\', '/'))};`,
        ),
        'const at = (path, page) => page.update({ id: path, path, getParentRoute: () => root });',
      ].join('\n'),
      list: own.map(({ path }, index) => `at(${JSON.stringify(path)}, page${index})`).join(', '),
    };
  };

  const mapOfFirst = (): string => {
    const { imports, list } = listOf(null);
    const fetching = names.map(
      (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(areaModule(name))})`,
    );
    return `${imports}
      export const routeTree = root.addChildren([${list}]);
      export const areas = { ${fetching.join(', ')} };`;
  };

  const mapOf = (area: string): string => {
    const { imports, list } = listOf(area);
    return `${imports}\nexport const routes = [${list}];`;
  };

  /** Read when it is asked for: by then the routes of tables have been made. As one text: a path on its own costs less beside its likes than in quotes. */
  const listsByAudience = (): string => {
    const audienceOf = ({ file }: { file: string }) => audienceIn(join(web, file));
    const lists = [...Map.groupBy(pages, audienceOf)].map(([audience, own]) => {
      const list = own.map(({ path }) => path.replace(/(.)\/$/, '$1')).join(' ');
      return `[${JSON.stringify(audience)}, ${JSON.stringify(list)}.split(' ')]`;
    });
    return `const paths = [${lists.join(', ')}];\nexport const routePaths = () => paths;`;
  };

  return {
    name: 'waymark:route-areas',
    generateBundle(_, bundle) {
      const circle = circleOf(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : [])),
      );
      if (circle.length > 0)
        this.error(
          `${circle.join(' and ')} need each other: what one takes of the other at its start is not there.`,
        );
      for (const { fileName, code } of Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [file] : [],
      ))
        for (const name of undeclaredExports(code))
          this.error(
            `${fileName} exports ${name}, which it does not declare: no browser opens it.`,
          );
    },
    // Without them, all routes would quietly come with the first download.
    buildEnd(error) {
      if (!error && unread.size > 0) this.error(`Nothing reads ${[...unread].join(' and ')}.`);
    },
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (isAreaModule(id) ? id : null),
    load(id) {
      unread.delete(id);
      if (isAreaModule(id)) return mapOf(areaIn(id));
      if (id === map) return mapOfFirst();
      return id === paths ? listsByAudience() : null;
    },
  };
}
