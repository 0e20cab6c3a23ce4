import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VirtualRootRoute } from '@tanstack/virtual-file-routes';
import type { Plugin, Rolldown } from 'vite';
import { drawPages, type Drawn } from './drawn-pages.ts';
import { scriptOfItsOwn } from './early-script.ts';
import { filesOfPaths } from './paths-of-map.ts';
import { screenFileOf } from './page-tables.ts';
import { pageMark } from './split-pages.ts';
import { areaModule, areasOfMap, audienceIn, isAreaModule, type AreasOf } from './route-areas.ts';

type OutputChunk = Rolldown.OutputChunk;

/** Written beside the pages: what each path of the product needs besides the entry, scripts and style sheets, and what it looks like before any of it is there. The server names them in the page it sends (`src/server/http/pages/page-preloads.ts`). */
export const preloadsFile = 'preloads.json';

export interface Preloads {
  readonly routes: readonly {
    readonly path: string;
    readonly files: readonly string[];
    /** What it shows first, as the API's paths. */
    readonly asks: readonly string[];
    /** Of a page of somebody who is signed in: what stands above it until it says more. */
    readonly title?: string;
  }[];
  readonly drawn: Drawn;
  /** The script that asks it before all others are there. */
  readonly early: string;
}

interface Product {
  /** The folder of the browser's part. */
  readonly web: string;
  readonly routes: VirtualRootRoute;
  /** The layout around a path; `app` is the frame of those who are signed in. */
  readonly layoutOf: (path: string) => string;
  readonly areasOf: AreasOf;
  /** The browsers that it is built for. */
  readonly targets: string[];
  /** Where what draws pages without a browser is put. */
  readonly drawing: string;
}

const frame = 'shell/frame/signed-in-frame.tsx';
/** Who is signed in is found out on the way to every page of theirs. */
const beforeLanding = 'features/auth/whoami.tsx';
const landing = 'features/dashboard/dashboard.tsx';
const earlyScript = 'early.ts';
/** Every page behind sign-in begins with it. */
const whoIsThere = '/auth/whoami';

/** What a page asks first: what its route says that it asks, or what its loader fetches without more ado. */
function asksIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const said = source.matchAll(
    /\basks: 'GET ([^']+)'|\bprefetchQuery\(queryOf\(api, 'GET ([^']+)'\)\)/g,
  );
  return [...said].map(([, asked, fetched = '']) => asked ?? fetched);
}

const titleIn = (file: string): string | undefined =>
  /\btitle: (?:'([^']+)'|"([^"]+)")/.exec(readFileSync(file, 'utf8'))?.slice(1).find(Boolean);

/** Tells which chunks a path will need, so that the browser fetches them beside the entry and not after it. */
export function preloads({ web, routes, layoutOf, areasOf, targets, drawing }: Product): Plugin {
  const pages = [...filesOfPaths(routes)].map(([path, file]) => ({ path, file }));
  const areasIn = areasOfMap(
    pages.map(({ path }) => path),
    areasOf,
  );
  const draw = () =>
    drawPages({
      web,
      to: drawing,
      pages: pages.map((page) => ({ ...page, audience: audienceIn(join(web, page.file)) })),
    });
  let drawn: Promise<Drawn> | undefined;
  return {
    name: 'waymark:preloads',
    apply: 'build',
    buildStart: {
      // Once the style functions are there; beside everything else that is done until it is asked for.
      order: 'post',
      sequential: true,
      handler() {
        drawn = draw();
        // Told where it is waited for.
        drawn.catch(() => {});
      },
    },
    async generateBundle(_, bundle) {
      const early = this.emitFile({
        type: 'asset',
        name: 'early.js',
        source: await scriptOfItsOwn(join(web, earlyScript), targets),
      });
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const needsOf = needsIn(chunks, web);
      for (const file of [frame, beforeLanding, landing])
        if (needsOf(file).length === 0) throw new Error(`No script of the pages is ${file}.`);
      const table: Preloads = {
        routes: pages.map(({ path, file }) => {
          const isFramed = layoutOf(path) === 'app';
          const around = isFramed ? [frame, beforeLanding] : [];
          const page = path === '/' ? landing : screenFileOf(web, file);
          const maps = areasIn(path).map(areaModule);
          return {
            path,
            files: [...new Set([page, ...around, ...maps].flatMap(needsOf))].toSorted(),
            asks: isFramed ? [whoIsThere, ...asksIn(join(web, page))] : [],
            title: isFramed ? titleIn(join(web, file)) : undefined,
          };
        }),
        early: this.getFileName(early),
        drawn: await (drawn ?? draw()),
      };
      this.emitFile({ type: 'asset', fileName: preloadsFile, source: JSON.stringify(table) });
    },
  };
}

/** The files that come with a source file's own chunk, without what the first page has anyway. */
function needsIn(chunks: readonly OutputChunk[], web: string): (file: string) => string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: OutputChunk, found = new Set<OutputChunk>()): Set<OutputChunk> => {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) withImports(imported, found);
    }
    return found;
  };
  const first = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...withImports(chunk)]),
  );
  return (file) => {
    const source = join(web, file).replaceAll('\\', '/');
    const isIts = (id: string): boolean =>
      id === (isAreaModule(file) ? file : source) || id === `${source}${pageMark}`;
    // The route itself is in the map of its area: its page is where what it shows is.
    const named = chunks.filter(
      ({ facadeModuleId }) => facadeModuleId !== null && isIts(facadeModuleId),
    );
    const own = named.length > 0 ? named : chunks.filter(({ moduleIds }) => moduleIds.some(isIts));
    return own
      .flatMap((chunk) => [...withImports(chunk)])
      .filter((chunk) => !first.has(chunk))
      .flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
  };
}
