import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './src/tools/pages/compressed.ts';
import { preloads } from './src/tools/pages/preloads.ts';
import { sheets } from './src/tools/pages/sheets.ts';
import { routes } from './src/web/routes.ts';
import { layoutOf } from './src/web/shell/layout-of.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('src/web'),
  base: '/',
  publicDir: here('src/web/public'),
  cacheDir: here('.vite'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      virtualRouteConfig: './routes.ts',
      routesDirectory: '.',
      generatedRouteTree: './routeTree.gen.ts',
      addExtensions: true,
      enableRouteTreeFormatting: false,
      disableLogging: true,
      tmpDir: here('.generated/router'),
    }),
    react(),
    sheets(here('.')),
    preloads({ web: here('src/web'), routes, layoutOf }),
    compressed(),
  ],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    sourcemap: false,
    // `light-dark()` and module preload are native in every browser of this list; older targets would double the style sheet.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page needs comes as one file: small files compress worse and cost a request each.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
  server: {
    proxy: { '/api': `http://localhost:${process.env['PORT'] ?? '3000'}` },
    fs: { allow: [here('.')] },
  },
});
