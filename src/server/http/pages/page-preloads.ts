import { pageFile } from './page-files.ts';
import type { PageFile } from './page-files.ts';

interface Preloads {
  readonly routes: readonly {
    readonly path: string;
    readonly files: readonly string[];
    readonly asks?: readonly string[];
  }[];
  readonly early?: string;
}

/**
 * The one page, for each path with the scripts and style sheets which that path will need, so that the browser fetches them
 * beside the entry and not one after the other, and with the script that asks what the path shows first. The table of them is made with the pages (`src/tools/pages/preloads.ts`).
 * Null when the pages have not been built.
 */
export function pagesOfPaths(
  files: ReadonlyMap<string, PageFile>,
): ((path: string) => PageFile) | null {
  const page = files.get('/index.html');
  if (page === undefined) return null;
  const html = textOf(page);
  const { routes, early } = readTable(files.get('/preloads.json'));
  const made = new Map<string, PageFile>();
  return (path) => {
    const route = routes.find(({ form }) => form.test(path));
    if (route === undefined) return page;
    const asking = early === undefined ? [] : askingEarly(early, route);
    if (route.files.length + asking.length === 0) return page;
    const known = made.get(route.path);
    if (known !== undefined) return known;
    // Behind the entry's own sheet, which says in which order the layers of all others count.
    const links = [...asking, ...route.files.map(linkTo)].join('\n    ');
    const complete = pageFile(
      new TextEncoder().encode(html.replace('</head>', () => `${links}\n  </head>`)),
      '.html',
    );
    made.set(route.path, complete);
    return complete;
  };
}

const textOf = ({ content }: PageFile): string => new TextDecoder().decode(content);

/** The routes, those without parameters first: `/app/bookings/create` is not a booking. */
function readTable(file: PageFile | undefined) {
  const { routes, early }: Preloads = file
    ? (JSON.parse(textOf(file)) as Preloads)
    : { routes: [] };
  return {
    early,
    routes: routes
      .map((route) => ({ ...route, form: formOf(route.path) }))
      .toSorted((a, b) => parametersIn(a.path) - parametersIn(b.path)),
  };
}

const parametersIn = (path: string): number => path.split('$').length;

const formOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replaceAll('.', '\\.').replace(/\$$/, '.+').replaceAll(/\$\w+/g, '[^/]+')}/?$`,
  );

/** Before everything else, and nobody waits for it. */
const askingEarly = (early: string, { path, asks = [] }: Preloads['routes'][number]): string[] =>
  asks.length === 0
    ? []
    : [
        `<script async fetchpriority="high" src="/${early}" data-path="${path}" data-asks="${asks.join(' ')}"></script>`,
      ];

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" />`;
