import { join } from 'node:path';
import { createServer } from 'vite';
import type * as drawing from '#web/drawn/draw.tsx';
import { shippedTexts } from '#server/legal/legal-texts.ts';

/** The pages that are drawn with the build: whoever opens them need not be signed in, and what they show hangs on nothing but the build. */
export const drawnPaths = [
  '/auth/sign-in',
  '/auth/password/recover',
  '/auth/send-password-reset-link',
  '/privacy',
  '/terms',
] as const;

/** Pages as text, by their paths, and what stands around those of somebody who is signed in. */
export interface Drawn {
  readonly pages: Readonly<Record<string, drawing.DrawnPage>>;
  readonly frame: string;
  /** The same around the page that greets whoever is there. */
  readonly home: string;
}

interface Page {
  readonly path: string;
  /** From the folder of the browser's part. */
  readonly file: string;
}

/** Draws them in this process, with the product's own pages and none of its scripts' files. */
export async function drawPages(web: string, routes: readonly Page[]): Promise<Drawn> {
  const map = join(web, 'shell/routing/route-map.ts').replaceAll('\\', '/');
  const server = await createServer({
    configFile: false,
    root: web,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [
      {
        name: 'waymark:map-of-drawn-pages',
        enforce: 'pre',
        load: (id) => (id === map ? mapOf(web, routes) : null),
      },
    ],
  });
  try {
    const { drawPage, drawFrame } = (await server.ssrLoadModule(
      join(web, 'drawn/draw.tsx'),
    )) as typeof drawing;
    const pages: Record<string, drawing.DrawnPage> = {};
    for (const path of drawnPaths) pages[path] = await drawPage(path, shippedTexts);
    return { pages, frame: drawFrame(false), home: drawFrame(true) };
  } finally {
    await server.close();
  }
}

/** The map of these alone: all others would be read for nothing. */
function mapOf(web: string, routes: readonly Page[]): string {
  const own = drawnPaths.map((path) => {
    const file = routes.find((route) => route.path === path)?.file;
    if (file === undefined) throw new Error(`No page answers ${path}.`);
    return { path, file: join(web, file).replaceAll('\\', '/') };
  });
  return [
    `import { Route as root } from '/shell/root.tsx';`,
    ...own.map(({ file }, nth) => `import { Route as page${nth} } from ${JSON.stringify(file)};`),
    'const at = (path, page) => page.update({ id: path, path, getParentRoute: () => root });',
    `export const routeTree = root.addChildren([${own.map(({ path }, nth) => `at('${path}', page${nth})`).join(', ')}]);`,
    'export const areas = {};',
  ].join('\n');
}
