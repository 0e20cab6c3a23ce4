import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { ViteUserConfig } from 'vitest/config';
import { compressed } from './src/tools/pages/compressed.ts';
import { contents } from './src/tools/pages/contents.ts';
import { groups } from './src/tools/pages/groups.ts';
import { lateSheets } from './src/tools/pages/late-sheets.ts';
import { leanIcons } from './src/tools/pages/lean-icons.ts';
import { leanQueries } from './src/tools/pages/lean-queries.ts';
import { leanReactDoor } from './src/tools/pages/lean-react-door.ts';
import { leanReact } from './src/tools/pages/lean-react.ts';
import { plainFont } from './src/tools/pages/plain-font.ts';
import { preloads } from './src/tools/pages/preloads.ts';
import { pushWorker } from './src/tools/pages/push-worker.ts';
import { routeAreas } from './src/tools/pages/route-areas.ts';
import { splitPages } from './src/tools/pages/split-pages.ts';
import { sheets } from './src/tools/pages/sheets.ts';
import { tableRoutes } from './src/tools/pages/page-tables.ts';
import { routes, tablePages } from './src/tools/pages/routes.ts';
import { suiteWorkers } from './src/tools/test-workers.ts';
import { areasOf } from './src/web/shell/routing/area-of.ts';
import { layoutOf } from './src/web/shell/routing/layout-of.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ownServer = `http://localhost:${process.env['PORT'] ?? '3000'}`;

/** `light-dark()` and module preload are native in every browser of this list; older targets would double the style sheet. */
const targets = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const isOurs = (id: string): boolean =>
  ['src/', 'machines/', '.generated/'].some((folder) => id.startsWith(here(folder)));

export const pages: ViteUserConfig = {
  root: here('src/web'),
  base: '/',
  publicDir: here('src/web/public'),
  cacheDir: here('.vite'),
  plugins: [
    tableRoutes(tablePages),
    tanstackRouter({
      target: 'react',
      // `src/tools/pages/split-pages.ts` does it in a tenth of the time.
      autoCodeSplitting: false,
      virtualRouteConfig: routes,
      routesDirectory: '.',
      generatedRouteTree: './routeTree.gen.ts',
      addExtensions: true,
      enableRouteTreeFormatting: false,
      disableLogging: true,
      tmpDir: here('.generated/router'),
    }),
    splitPages(here('src/web')),
    react(),
    plainFont({
      from: here('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
      to: here('.generated/fonts/inter-plain.woff2'),
    }),
    leanIcons(here('src/web/ui/lean-icon.ts')),
    leanReact(),
    leanReactDoor(),
    leanQueries(),
    sheets(here('.')),
    lateSheets(),
    routeAreas({ web: here('src/web'), routes, areasOf }),
    preloads({
      web: here('src/web'),
      routes,
      layoutOf,
      areasOf,
      targets,
      drawing: here('dist/drawing'),
    }),
    pushWorker(here('src/web/push-worker.ts')),
    compressed(here('.generated/pages/compressed')),
    contents(here('.'), here('.generated/pages/contents.json')),
  ],
  resolve: {
    alias: [
      // Both are for React before 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    sourcemap: false,
    target: targets,
    assetsInlineLimit: 0,
    // A page names the scripts that it will need (`src/tools/pages/preloads.ts`), and links fetch them before they are followed. The
    // names of all of them, for every place that could ask, would be a tenth of what the product itself adds to the first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // No module of ours does anything by being there: what nobody takes something of is not fetched.
      treeshake: {
        moduleSideEffects: (id) => (isOurs(id) && !id.endsWith('.css') ? false : undefined),
      },
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: { codeSplitting: { groups: groups() } },
    },
  },
  server: {
    proxy: { '/api': ownServer, '/unsubscribe': ownServer },
    fs: { allow: [here('.')] },
  },
};

/**
 * Each worker imports the product once for all of its test files (docs/tests.md): `unit` is everything that needs neither browser nor
 * database, `web` renders in jsdom, `server` goes through the front door on a real database of each file's own.
 */
const suites: ViteUserConfig = {
  test: {
    maxWorkers: suiteWorkers(),
    isolate: false,
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{machines,domain,contract,laws,tools,paths}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/web/between.ts'],
          // jsdom draws its frames by setInterval, once for the window that all files of a worker share: a faked one would stop them for good.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          pool: 'forks',
          include: ['tests/{server,database}/**/*.test.ts'],
          setupFiles: ['tests/server/between.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
};

// Nothing that builds the pages has a part in running tests, nor the other way round.
export default defineConfig(async ({ mode }) => {
  if (mode !== 'test') return pages;
  const { LongestFirst } = await import('./src/tools/test-order.ts');
  return { test: { ...suites.test, sequence: { sequencer: LongestFirst } } };
});
