import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

const web = fileURLToPath(new URL('../../web', import.meta.url));

/** The path that a file says it answers: `createFileRoute('/app/teams')`. */
const pathIn = (file: string): string | undefined =>
  /\bcreateFileRoute\(\s*'([^']+)'/.exec(readFileSync(join(web, file), 'utf8'))?.[1];

const pages = globSync('features/**/*.tsx', { cwd: web })
  .toSorted()
  .flatMap((file) => {
    const path = pathIn(file);
    return path === undefined ? [] : [{ path, file }];
  });

/** The map of the product: which file answers which path, as the files say themselves. The layout around a page follows from its path (`shell/layout-of.ts`). */
export const routes = rootRoute(
  'shell/root.tsx',
  pages.map(({ path, file }) => (path === '/' ? index(file) : route(path, file))),
);
