import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { index, rootRoute, route } from '@tanstack/virtual-file-routes';
import { pagesIn, routeFileOf } from './page-tables.ts';

const web = fileURLToPath(new URL('../../web', import.meta.url));

/** The path that a file says it answers: `createFileRoute('/app/teams')`. */
const pathIn = (source: string): string | undefined =>
  /\bcreateFileRoute\(\s*'([^']+)'/.exec(source)?.[1];

const files = globSync('features/**/*.tsx', { cwd: web })
  .toSorted()
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    source: readFileSync(join(web, file), 'utf8'),
  }));

/** Pages that are several in a file, each with that file. */
export const tablePages = files.flatMap(({ file, source }) =>
  pagesIn(file, source).map((page) => ({ ...page, file })),
);

const pages = [
  ...files.flatMap(({ file, source }) => {
    const path = pathIn(source);
    return path === undefined ? [] : [{ path, file }];
  }),
  ...tablePages.map(({ path }) => ({ path, file: routeFileOf(path) })),
];

/** The map of the product: which file answers which path, as the files say themselves. The layout around a page follows from its path (`shell/routing/layout-of.ts`). */
export const routes = rootRoute(
  'shell/root.tsx',
  pages.map(({ path, file }) => (path === '/' ? index(file) : route(path, file))),
);
