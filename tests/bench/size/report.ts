import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents } from '#tools/pages/contents.ts';
import type { Preloads } from '#tools/pages/preloads.ts';
import type { Download } from './downloads.ts';
import type { Weight } from './floor.ts';
import { heavyPartsIn } from './heavy.ts';

const KIB = 1024;

/** Bytes after brotli: script before the first two pages can be used, style of each, and script of every further route. */
export const budgets = { signIn: 110 * KIB, dashboard: 140 * KIB, style: 8 * KIB, route: 15 * KIB };

/** Prints what one of the first two pages downloads; returns what is over its budget or wrong. */
export function reportPage(
  path: string,
  downloads: readonly Download[],
  budget: number,
  floor: Weight,
  contents: Contents,
): string[] {
  const breaches: string[] = [];
  const of = (kind: Download['kind']) => downloads.filter((download) => download.kind === kind);
  const script = sum(of('script'));
  const style = sum(of('stylesheet'));
  const others = sum(downloads) - script - style;
  console.log(`\n${path}`);
  console.table({
    script: row(script, budget, floor.script),
    style: row(style, budgets.style, floor.style),
    'page, fonts, pictures': { KiB: kib(others) },
  });
  console.table(
    Object.fromEntries(
      downloads
        .filter(({ kind }) => kind === 'script' || kind === 'stylesheet')
        .toSorted((a, b) => b.bytes - a.bytes)
        .map(({ name, bytes, isNamed }) => [
          name,
          { KiB: kib(bytes), fetched: isNamed ? 'with the page' : 'when asked for' },
        ]),
    ),
  );
  if (script > budget)
    breaches.push(`${path}: ${kib(script)} KiB of script, ${kib(budget)} allowed`);
  if (style > budgets.style)
    breaches.push(`${path}: ${kib(style)} KiB of style, ${kib(budgets.style)} allowed`);
  const scripts = of('script').map(({ name }) => name);
  breaches.push(...heavyPartsIn(scripts, contents).map((part) => `${path} brings ${part}`));
  for (const { name, kind, bytes, encoding, caching } of downloads) {
    const isText = kind === 'script' || kind === 'stylesheet';
    if (isText && bytes > KIB && encoding !== 'br') breaches.push(`${name} is sent as ${encoding}`);
    if (!keepingOf(name).test(caching)) breaches.push(`${name} is kept by "${caching}"`);
  }
  return breaches;
}

/** How a browser is to keep a file: a page that is drawn for somebody is theirs alone, and of that moment. */
function keepingOf(name: string): RegExp {
  if (name.startsWith('assets/')) return /immutable/;
  return name.startsWith('drawn/') ? /^no-store$/ : /^no-cache$/;
}

/** Prints what each route brings besides what the first page before it has; returns those over their budget. */
export async function reportRoutes(
  built: string,
  routes: Preloads['routes'],
  signIn: readonly Download[],
  dashboard: readonly Download[],
): Promise<string[]> {
  const known = (downloads: readonly Download[]) => new Set(downloads.map(({ name }) => name));
  const [signedOut, signedIn] = [known(signIn), known(dashboard)];
  const rows = await Promise.all(
    routes.map(async ({ path, files }) => {
      // Who they are and whether they still are is asked of those only who are on the way back in.
      const there = /^\/auth\/(?!whoami|refresh)/.test(path) ? signedOut : signedIn;
      const own = files.filter((file) => !there.has(file));
      const weigh = async (ending: string) =>
        sum(
          await Promise.all(
            own.filter((file) => file.endsWith(ending)).map((file) => sizeOf(join(built, file))),
          ),
        );
      return { path, files: own.length, script: await weigh('.js'), style: await weigh('.css') };
    }),
  );
  console.log('\nWhat each further route brings');
  console.table(
    Object.fromEntries(
      rows.map(({ path, files, script, style }) => [
        path,
        { script: kib(script), style: kib(style), files },
      ]),
    ),
  );
  return rows
    .filter(({ script }) => script > budgets.route)
    .map(
      ({ path, script }) => `${path}: ${kib(script)} KiB of its own, ${kib(budgets.route)} allowed`,
    );
}

/** As the server sends it: the brotli form made with the build. */
async function sizeOf(path: string): Promise<{ bytes: number }> {
  return { bytes: (await stat(`${path}.br`)).size };
}

const row = (bytes: number, budget: number, bare: number) => ({
  KiB: kib(bytes),
  budget: kib(budget),
  floor: kib(bare),
  'above the floor': kib(bytes - bare),
});

const kib = (bytes: number): number => Math.round((bytes / KIB) * 10) / 10;

const sum = (parts: readonly { readonly bytes: number }[]): number =>
  parts.reduce((all, { bytes }) => all + bytes, 0);
