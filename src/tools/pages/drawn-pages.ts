import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { DrawingProgram, DrawnPage } from '#contract/drawing.ts';
import { formOf, parametersIn } from '#server/http/pages/page-preloads.ts';
import { shippedTexts } from '#server/legal/legal-texts.ts';
import { leanIcons } from './lean-icons.ts';

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
  readonly pages: Readonly<Record<string, DrawnPage>>;
  readonly frame: string;
  /** The same around the page that greets whoever is there. */
  readonly home: string;
}

interface Page {
  readonly path: string;
  /** From the folder of the browser's part. */
  readonly file: string;
  /** Whom the page is for. */
  readonly audience: string;
}

interface Drawing {
  /** The folder of the browser's part. */
  readonly web: string;
  readonly pages: readonly Page[];
  /** Where what draws is put; the server draws with it too (`src/server/drawing`). */
  readonly to: string;
}

/** Puts together what draws pages where there is no browser, and draws with it those that are the same for everybody. */
export async function drawPages({ web, pages, to }: Drawing): Promise<Drawn> {
  await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [mapOfAll(web, pages), leanIcons(join(web, 'ui/lean-icon.ts'))],
    ssr: { noExternal: true },
    build: {
      ssr: join(web, 'drawn/index.ts'),
      outDir: to,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'index.js', format: 'esm' } },
    },
  });
  const made = pathToFileURL(join(to, 'index.js'));
  made.searchParams.set('at', String(Date.now()));
  const { drawing } = (await import(made.href)) as { drawing: DrawingProgram };
  const drawn: Record<string, DrawnPage> = {};
  for (const path of drawnPaths) drawn[path] = await drawing.drawPage(path, shippedTexts);
  return { pages: drawn, frame: drawing.drawFrame(false), home: drawing.drawFrame(true) };
}

/** A map in which every page is an area of its own, read when somebody opens it. */
function mapOfAll(web: string, pages: readonly Page[]): Plugin {
  const shell = (file: string): string => join(web, 'shell', file).replaceAll('\\', '/');
  const sorted = pages.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path));
  const audiences = [...Map.groupBy(pages, ({ audience }) => audience)].map(
    ([audience, own]) => [audience, own.map(({ path }) => path)] as const,
  );
  const modules: Readonly<Record<string, string>> = {
    [shell('routing/area-of.ts')]: [
      `const forms = ${JSON.stringify(sorted.map(({ path }) => [formOf(path).source, path]))}.map(([form, path]) => [new RegExp(form), path]);`,
      'export const areasOf = (address) => forms.flatMap(([form, path]) => (form.test(address) ? [path] : [])).slice(0, 1);',
    ].join('\n'),
    [shell('routing/route-map.ts')]: [
      `import { Route as root } from ${JSON.stringify(shell('root.tsx'))};`,
      'const at = (path, page) => page.update({ id: path, path, getParentRoute: () => root });',
      'export const routeTree = root.addChildren([]);',
      'export const areas = {',
      ...pages.map(
        ({ path, file }) =>
          `${JSON.stringify(path)}: async () => ({ routes: [at(${JSON.stringify(path)}, (await import(${JSON.stringify(join(web, file).replaceAll('\\', '/'))})).Route)] }),`,
      ),
      '};',
    ].join('\n'),
    [shell('routing/route-paths.ts')]:
      `const paths = ${JSON.stringify(audiences)};\nexport const routePaths = () => paths;`,
  };
  const unread = new Set(Object.keys(modules));
  return {
    name: 'waymark:map-of-drawn-pages',
    enforce: 'pre',
    load(id) {
      unread.delete(id);
      return modules[id] ?? null;
    },
    buildEnd(error) {
      if (!error && unread.size > 0) this.error(`Nothing reads ${[...unread].join(' and ')}.`);
    },
  };
}
