import { describe, expect, test } from 'vitest';
import { closureOf, importsOf, isProjectPath, modules, packageOf } from './tree.ts';
import { expectNone } from './breach.ts';
import type { Import } from './tree.ts';

type Area = {
  folder: string;
  /** Areas it may import besides itself. */
  uses: string[];
  /** Packages it may import; any when left out. */
  packages?: string[];
};

/** The house rule of `docs/decisions/001-one-chart-many-readers.md`: what is pure stays pure, and nothing below knows what is above. */
const areas: Area[] = [
  { folder: 'src/domain', uses: [], packages: ['temporal-polyfill'] },
  { folder: 'machines', uses: ['src/domain'], packages: ['xstate', 'zod'] },
  { folder: 'src/contract', uses: ['src/domain', 'machines'], packages: ['zod', 'zod-openapi'] },
  { folder: 'src/database', uses: ['src/domain'] },
  {
    folder: 'src/server',
    uses: ['src/domain', 'machines', 'src/contract', 'src/database', 'docs/machines'],
  },
  {
    folder: 'src/web',
    uses: ['src/domain', 'machines', 'src/contract', 'docs/machines', '.generated/styled-system'],
  },
  {
    folder: 'src/tools',
    uses: ['src', 'machines', 'tests', 'docs/machines', '.generated'],
  },
  { folder: 'tests', uses: ['src', 'machines', 'docs/machines', '.generated'] },
];

const inside = (path: string, folder: string) => path.startsWith(`${folder}/`);
const areaOf = (path: string) => areas.find(({ folder }) => inside(path, folder));
const describeImport = ({ from, request }: Import) => `${from} imports ${request}`;
const allImports = modules.flatMap(importsOf);

test('the laws see the tree', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(allImports.length).toBeGreaterThan(100);
});

describe('who may import whom', () => {
  test('every module belongs to an area', () => {
    expectNone(
      modules.filter((path) => areaOf(path) === undefined),
      {
        because: 'a folder without a rule may import anything, and soon everything imports it',
        remedy:
          'move the file into one of the areas, or write a decision record and add the area here',
      },
    );
  });

  test('an area imports only the areas below it', () => {
    const breaches = allImports.filter(({ from, target }) => {
      const area = areaOf(from);
      if (area === undefined || !isProjectPath(target)) return false;
      return ![area.folder, ...area.uses].some((folder) => inside(target, folder));
    });
    expectNone(breaches.map(describeImport), {
      because:
        'the lower areas run in the browser, on the server and in the tests alike, and stay testable alone',
      remedy: 'hand the value in from above, or move what both need into the lower area',
    });
  });

  test('the pure areas use only the packages named for them', () => {
    const breaches = allImports.filter(({ from, target }) => {
      const allowed = areaOf(from)?.packages;
      return (
        allowed !== undefined && !isProjectPath(target) && !allowed.includes(packageOf(target))
      );
    });
    expectNone(breaches.map(describeImport), {
      because: 'domain, machines and contract have no network, clock, storage, browser or database',
      remedy: 'fulfil it from src/server or src/web, where the outside is known',
    });
  });

  test('imports across areas use the import map', () => {
    const breaches = allImports.filter(
      ({ from, request, target }) =>
        request.startsWith('.') && areaOf(from) !== areaOf(target) && isProjectPath(target),
    );
    expectNone(breaches.map(describeImport), {
      because: 'a path of dots breaks when a file moves and hides which area is used',
      remedy: 'write #domain/…, #machines/… and so on; relative imports stay inside an area',
    });
  });
});

describe('what is loaded', () => {
  const web = modules.filter((path) => inside(path, 'src/web'));

  test('the browser knows the contract only as a type', () => {
    const breaches = web
      .flatMap(importsOf)
      .filter(({ target, typeOnly }) => inside(target, 'src/contract') && !typeOnly);
    expectNone(breaches.map(describeImport), {
      because:
        'schemas weigh 20 KiB on every page; the browser needs only what they say about types',
      remedy: "write `import type`, and call the endpoint by its string: 'GET /bookings/{booking}'",
    });
  });

  test('no schema library and no Node module reaches the bundle', () => {
    const chains = [...closureOf(web)].filter(
      ([target]) => target === 'zod' || target.startsWith('node:'),
    );
    expectNone(
      chains.map(([, chain]) => chain.join(' → ')),
      {
        because: 'it would be downloaded by everyone, or not run in a browser at all',
        remedy:
          'import the module beside it that needs no schema, or import it as a type; search params are read by `screens/search-reader.ts`',
      },
    );
  });

  test('looks are defined with types of our own', () => {
    expectNone(
      allImports
        .filter(({ from }) => inside(from, 'src/web/theme/recipes'))
        .filter(({ target }) => !isProjectPath(target))
        .map(describeImport),
      {
        because: 'the types of Panda let every name of a property pass',
        remedy: 'use what theme/styles.ts defines (decision 113)',
      },
    );
  });

  test('a chart loads nothing but xstate and the domain', () => {
    const charts = modules.filter((path) => /^machines\/.+\/machine\.ts$/.test(path));
    const chains = [...closureOf(charts)].filter(
      ([target]) => !isProjectPath(target) && packageOf(target) !== 'xstate',
    );
    expectNone(
      chains.map(([, chain]) => chain.join(' → ')),
      {
        because:
          'every reader loads the chart: the server, each browser tab, the drawings and the tests',
        remedy: 'import types only; schemas of events stay in events.ts, which the contract reads',
      },
    );
  });

  test('the contract loads no chart', () => {
    const contract = modules.filter((path) => inside(path, 'src/contract'));
    const chains = [...closureOf(contract)].filter(([target]) =>
      /^machines\/.+\/(machine|setup|chart)\.ts$/.test(target),
    );
    expectNone(
      chains.map(([, chain]) => chain.join(' → ')),
      {
        because:
          'the contract says what goes over the wire; what may happen next is decided by the server',
        remedy:
          'take the events from the capabilities that declare them, and the names of states from modules beside the chart',
      },
    );
  });
});

describe.each(['src/server/features', 'src/web/features'])('features of %s', (folder) => {
  const featureOf = (path: string) =>
    inside(path, folder) ? path.slice(folder.length + 1).split('/')[0] : undefined;
  const between = allImports.filter(({ from, target }) => {
    const feature = featureOf(target);
    return feature !== undefined && feature !== featureOf(from) && from.startsWith('src/');
  });

  test('a feature shows the others its public.ts and nothing else', () => {
    const isComposition = (from: string) => /^src\/(server|web)\/[^/]+$/.test(from);
    const breaches = between.filter(
      ({ from, target }) =>
        !isComposition(from) && !/\/public\.tsx?$/.test(target.slice(folder.length)),
    );
    expectNone(breaches.map(describeImport), {
      because: 'what is not public can be changed by reading one folder',
      remedy: "export it from the feature's public.ts, or give the shared part a home below both",
    });
  });

  test('the features form a directed graph without a circle', () => {
    const edges = new Map<string, Set<string>>();
    for (const { from, target } of between) {
      const [user, used] = [featureOf(from), featureOf(target)];
      if (user !== undefined && used !== undefined)
        edges.set(user, (edges.get(user) ?? new Set()).add(used));
    }
    const circles: string[] = [];
    const follow = (feature: string, path: string[]): void => {
      const from = path.indexOf(feature);
      if (from >= 0) circles.push([...path.slice(from), feature].join(' → '));
      else for (const next of edges.get(feature) ?? []) follow(next, [...path, feature]);
    };
    for (const feature of edges.keys()) follow(feature, []);
    expectNone(circles, {
      because: 'features that need each other are one feature, and neither can be understood alone',
      remedy: 'let one hand the other what it needs, or move the shared part below both',
    });
  });
});
