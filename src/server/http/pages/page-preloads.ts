import { pageFile } from './page-files.ts';
import type { PageFile } from './page-files.ts';

/** What stands in the drawn frame where the title of a page goes (`src/web/drawn/draw.tsx`). */
const titlePlace = '{{title}}';

interface Preloads {
  readonly routes: readonly {
    readonly path: string;
    readonly files: readonly string[];
    readonly asks?: readonly string[];
    readonly title?: string;
  }[];
  readonly early?: string;
  readonly drawn?: {
    readonly pages: Readonly<Record<string, { readonly title: string; readonly html: string }>>;
    readonly frame: string;
    readonly home: string;
  };
}

interface Options {
  /** The server draws pages for whoever opens them (`drawn-page.ts`). */
  readonly isDrawing: boolean;
}

/**
 * The one page, for each path as it looks before any script is there, with the scripts and style sheets which that path will need, so that the browser
 * fetches them beside the entry and not one after the other, and with the script that asks what the path shows first. The table of them is made with the pages (`src/tools/pages/preloads.ts`).
 * Null when the pages have not been built.
 */
export function pagesOfPaths(
  files: ReadonlyMap<string, PageFile>,
  { isDrawing }: Options,
): ((path: string) => PageFile) | null {
  const page = files.get('/index.html');
  if (page === undefined) return null;
  const html = textOf(page);
  const { routes, early, drawn } = readTable(files.get('/preloads.json'));
  const made = new Map<string, PageFile>();
  return (path) => {
    const route = routes.find(({ form }) => form.test(path));
    if (route === undefined) return page;
    const picture = pictureOf(route, drawn);
    const isAsked = early !== undefined && (route.asks?.length ?? 0) > 0;
    const [text, entry] = isAsked && isDrawing ? afterThePage(html) : [html, null];
    const first =
      isAsked || (early !== undefined && picture !== null)
        ? [askingEarly(early, route, entry)]
        : [];
    if (route.files.length + first.length === 0) return page;
    const known = made.get(route.path);
    if (known !== undefined) return known;
    // Behind the entry's own sheet, which says in which order the layers of all others count.
    const links = route.files.map((file) => linkTo(file, entry !== null)).join('\n    ');
    const whole = drawnIn(text, picture)
      .replace('<head>', () => ['<head>', ...first].join('\n    '))
      .replace('</head>', () => `${links}\n  </head>`);
    const complete = pageFile(new TextEncoder().encode(whole), '.html');
    made.set(route.path, complete);
    return complete;
  };
}

const textOf = ({ content }: PageFile): string => new TextDecoder().decode(content);

/** The routes, those without parameters first: `/app/bookings/create` is not a booking. */
function readTable(file: PageFile | undefined) {
  const { routes, early, drawn }: Preloads = file
    ? (JSON.parse(textOf(file)) as Preloads)
    : { routes: [] };
  return {
    early,
    drawn,
    routes: routes
      .map((route) => ({ ...route, form: formOf(route.path) }))
      .toSorted((a, b) => parametersIn(a.path) - parametersIn(b.path)),
  };
}

/** Paths without parameters come before those with them. */
export const parametersIn = (path: string): number => path.split('$').length;

/** The addresses that a path of the map answers. */
export const formOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replaceAll('.', '\\.').replace(/\$$/, '.+').replaceAll(/\$\w+/g, '[^/]+')}/?$`,
  );

/** What a path looks like before any script is there: a page of its own, or the frame with its title; null where it shows nothing. */
function pictureOf({ path, title }: Preloads['routes'][number], drawn: Preloads['drawn']) {
  const own = drawn?.pages[path];
  if (own !== undefined || drawn === undefined || title === undefined) return own ?? null;
  const isHome = path === '/' || path === '/app/dashboard';
  const html = isHome ? drawn.home : drawn.frame.replace(titlePlace, () => title);
  return { title: null, html };
}

/** The product draws beside it, unseen, and takes its place (`src/web/shell/take-over.ts`). */
function drawnIn(page: string, picture: ReturnType<typeof pictureOf>): string {
  if (picture === null) return page;
  const { title, html } = picture;
  const place = '<div id="root"></div>';
  const named =
    title === null ? page : page.replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`);
  return named.replace(
    place,
    () => `<div id="drawn">${html}</div>\n    <div id="root" hidden></div>`,
  );
}

/** Before everything else, and nobody waits for it. Where it brings the page, the product begins after it. */
const askingEarly = (
  early: string | undefined,
  { path, asks = [] }: Preloads['routes'][number],
  entry: string | null,
): string =>
  `<script async fetchpriority="high" src="/${early}" data-path="${path}" data-asks="${asks.join(' ')}"${
    entry === null ? '' : ` data-entry="${entry}"`
  }></script>`;

/** The document of a page that the server draws: what shows it comes first, the product's own scripts are fetched beside it and begin when it is up. */
function afterThePage(html: string): readonly [html: string, entry: string | null] {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  const [, entry = null] = script.exec(html) ?? [];
  const text = html
    .replace(script, () => `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replaceAll(/<link\s+rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`);
  return [text, entry];
}

const linkTo = (file: string, isUnhurried: boolean): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}" />`
    : `<link rel="modulepreload"${isUnhurried ? ' fetchpriority="low"' : ''} crossorigin href="/${file}" />`;
