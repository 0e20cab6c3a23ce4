import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const web = join(root, 'src/web');
/** The routes of pages that are several in a file. */
const made = join(root, '.generated/routes');

/** A page of such a file, as its table says it. */
export interface TablePage {
  readonly path: string;
  /** Whom it is for. */
  readonly audience: string;
  readonly title: string;
  /** What the file exports to be drawn. */
  readonly screen: string;
  /** The list whose address it has, and the module that it comes from. */
  readonly list?: { readonly name: string; readonly from: string };
}

const table = /^export const pages = \{\n(.*?)^\} satisfies Pages;/ms;
const line =
  /^ {2}'(?<path>\/[^']*)': (?:page|listPage)\(\s*'(?<audience>\w+)',\s*'(?<title>[^']+)',\s*(?<screen>\w+)(?:,\s*(?<list>\w+))?,?\s*\),\n/gm;

const importing = (name: string): RegExp =>
  new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)';`, 'm');

/** The pages that a file has in its table; none where it has no table. */
export function pagesIn(file: string, source: string): TablePage[] {
  const [, body = ''] = table.exec(source) ?? [];
  const pages = [...body.matchAll(line)].map(({ groups = {} }): TablePage => {
    const { path = '', audience = '', title = '', screen = '', list } = groups;
    if (list === undefined) return { path, audience, title, screen };
    const from = importing(list).exec(source)?.[1];
    if (from === undefined)
      throw new Error(
        `${file}: the list of ${path} needs a module of its own, or its address would bring the page.`,
      );
    return { path, audience, title, screen, list: { name: list, from: absolute(file, from) } };
  });
  if (body.replaceAll(line, '').trim() !== '')
    throw new Error(
      `${file}: a line of its pages is no path with page('audience', 'Title', Screen).`,
    );
  return pages;
}

/** Reads a table that stands in the same file, as far as that can be told: rather once too often. */
const reading = /(?<!\/)\bpages\b\s*[[.,;)}]/;

/** The file as browsers get it: its table is for the build, which has made routes of it, unless the file reads it itself. */
export function withoutTable(source: string): string {
  const rest = source.replace(table, '');
  return reading.test(rest) ? source : rest;
}

const absolute = (file: string, from: string): string =>
  from.startsWith('.') ? `#web/${join(dirname(file), from).replaceAll('\\', '/')}` : from;

/** `members-member-coach-permissions-create` */
const nameOf = (path: string): string =>
  path
    .replace(/^\/(app\/)?/, '')
    .replaceAll(/\$?(\w[\w-]*)\/?/g, '$1.')
    .replace(/\.$/, '');

/** What a page shows of one record or place is not said by its address alone. */
const isAsked = (path: string): boolean => !path.includes('$');

/** Where the route of such a page is made, from the folder of the browser's part. */
export const routeFileOf = (path: string): string =>
  relative(web, join(made, `${nameOf(path)}.ts`)).replaceAll('\\', '/');

function routeOf(file: string, { path, audience, title, screen, list }: TablePage): string {
  const names = ['createFileRoute', 'lazyRouteComponent', ...(list ? ['stripSearchParams'] : [])];
  return [
    `// Made of the pages in src/web/${file}.`,
    `import { ${names.join(', ')} } from '@tanstack/react-router';`,
    ...(list
      ? [
          `import { ${list.name} } from '${list.from}';`,
          "import { listDefaults } from '#web/screens/list/list-search.ts';",
        ]
      : []),
    '',
    `export const Route = createFileRoute('${path}')({`,
    `  staticData: { title: '${title}', audience: '${audience}'${isAsked(path) && list ? `, list: ${list.name}` : ''} },`,
    ...(list
      ? [
          `  validateSearch: ${list.name}.search,`,
          '  search: { middlewares: [stripSearchParams(listDefaults)] },',
        ]
      : []),
    `  component: lazyRouteComponent(() => import('#web/${file}'), '${screen}'),`,
    '});',
    '',
  ].join('\n');
}

/** Makes the routes of all such pages anew. */
export function makeRoutes(pages: readonly (TablePage & { readonly file: string })[]): void {
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  for (const page of pages)
    writeFileSync(join(web, routeFileOf(page.path)), routeOf(page.file, page));
}

/** The module that brings what a route draws: for a made one, the file that has its page. */
export function screenFileOf(web: string, file: string): string {
  if (!file.startsWith('..')) return file;
  return (
    /^\/\/ Made of the pages in src\/web\/(.+)\.$/m.exec(
      readFileSync(join(web, file), 'utf8'),
    )?.[1] ?? file
  );
}

/** Makes the routes of all such pages before anything else is done, and leaves the tables out of what browsers get. */
export const tableRoutes = (pages: readonly (TablePage & { readonly file: string })[]): Plugin => ({
  name: 'waymark:table-routes',
  enforce: 'pre',
  config: () => makeRoutes(pages),
  transform: {
    filter: { id: /\/src\/web\/features\/.+\.tsx$/, code: /^\} satisfies Pages;/m },
    handler: (source) => ({ code: withoutTable(source), map: null }),
  },
});
