import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that lists what other files already say by being there. */
export interface Registry {
  /** Its path in the repository. */
  readonly path: string;
  readonly text: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Found {
  readonly path: string;
  /** The name that the pattern found in it. */
  readonly name: string;
}

/** The names that files export, found by a pattern with one group. */
const exportsIn = (files: string | readonly string[], pattern: RegExp): Found[] =>
  globSync(files, { cwd: root })
    .toSorted()
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([, name = '']) => ({
        path,
        name,
      })),
    );

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const stem = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '') ?? '';
const folder = (path: string): string => path.split('/').at(-2) ?? '';

const head = '// Made by `npm run registries` of the files that are there.\n';
const importLine = (name: string, from: string) => `import { ${name} } from '${from}';`;
const lines = (...parts: readonly string[]): string => `${head}${parts.join('\n')}\n`;

/** What the contract declares: every export that is made by `endpoints` or `plainRecord`, or put together of them. */
function endpoints(): Registry {
  const found = exportsIn(
    ['src/contract/*.ts', 'src/contract/!(kernel)/*.ts'],
    /^export const (\w+) = (?:\{\n {2}\.\.\.)?(?:endpoints|plainRecord)\(/gm,
  );
  return {
    path: 'src/contract/endpoints.gen.ts',
    text: lines(
      ...found.map(({ path, name }) => importLine(name, path.replace('src/contract/', './'))),
      '',
      'export const allEndpoints = {',
      ...found.map(({ name }) => `  ...${name},`),
      '} as const;',
    ),
  };
}

/** What features bind: every export of an endpoints file that ends in `Bindings`. */
function bindings(): Registry {
  const files = ['src/server/features/**/endpoints.ts', 'src/server/features/**/*-endpoints.ts'];
  const found = exportsIn(files, /^export const (\w+Bindings)\b/gm);
  return {
    path: 'src/server/bindings.gen.ts',
    text: lines(
      ...found.map(({ path, name }) => importLine(name, path.replace('src/server/', './'))),
      '',
      'export const allBindings = {',
      ...found.map(({ name }) => `  ...${name},`),
      '} as const;',
    ),
  };
}

/** Every table with what its rows tell about persons, which does not compile when it is not said. */
function tables(): Registry[] {
  const found = exportsIn('src/database/schema/*.ts', /^export const (\w+) = pgTable\(/gm);
  const files = [...new Set(found.map(({ path }) => path))];
  const named = found.map(({ path, name }) => ({ path, name: `${name}Rows` }));
  return [
    {
      path: 'src/database/schema/tables.gen.ts',
      text: lines(...files.map((path) => `export * from './${stem(path)}.ts';`)),
    },
    {
      path: 'src/database/rows.gen.ts',
      text: lines(
        ...named.map(({ path, name }) => importLine(name, `./schema/${stem(path)}.ts`)),
        '',
        'export const allRows = [',
        ...named.map(({ name }) => `  ${name},`),
        '] as const;',
      ),
    },
  ];
}

/** The charts that say everything about themselves. */
function plainCharts(): Registry {
  const found = exportsIn(
    'machines/*/chart.ts',
    /^export const (\w+) = (?:plain|reference)Chart\b/gm,
  );
  return {
    path: 'machines/plain-charts.gen.ts',
    text: lines(
      ...found.map(({ path, name }) => importLine(name, `./${folder(path)}/chart.ts`)),
      '',
      'export const plainCharts = [',
      ...found.map(({ name }) => `  ${name},`),
      '] as const;',
    ),
  };
}

/** What everything in each chart means, by the name of its machine. Nothing that is shipped reads it. */
function meanings(): Registry {
  const found = exportsIn('machines/*/*meanings.ts', /^export const (\w+Meanings)\b/gm);
  return {
    path: 'machines/meanings.gen.ts',
    text: lines(
      ...found.map(({ path, name }) => importLine(name, `./${folder(path)}/${stem(path)}.ts`)),
      "import type { Meanings } from './meanings.ts';",
      '',
      'export const allMeanings: Readonly<Record<string, Meanings>> = {',
      ...found.map(({ name }) => `  '${kebab(name.replace(/Meanings$/, ''))}': ${name},`),
      '};',
    ),
  };
}

/** The model of every machine, by its name in the catalogue. */
function models(): Registry {
  const files = ['tests/machines/models/!(plain-record).ts'];
  const found = exportsIn(files, /^export const (\w+Model)\b/gm);
  return {
    path: 'tests/machines/models/models.gen.ts',
    text: lines(
      ...found.map(({ path, name }) => importLine(name, `./${stem(path)}.ts`)),
      '',
      'export const allModels = {',
      ...found.map(({ name }) => `  '${kebab(name.replace(/Model$/, ''))}': ${name},`),
      '} as const;',
    ),
  };
}

/** Every kind of record that the server keeps, each with what its timers need. */
function kinds(): Registry {
  const found = exportsIn(
    ['src/server/features/**/kind.ts', 'src/server/features/**/endpoints.ts'],
    /^export const (\w+Kind)\b/gm,
  );
  return {
    path: 'src/server/kinds.gen.ts',
    text: lines(
      ...found.map(({ path, name }) => importLine(name, path.replace('src/server/', './'))),
      "import { ringing } from './timers/ringing.ts';",
      '',
      'export const allKinds = [',
      ...found.map(({ name }) => `  ${name},`),
      '] as const;',
      '',
      'export const ringingKinds = {',
      ...found.map(({ name }) => `  [${name}.chart.name]: ringing(${name}),`),
      '} as const;',
    ),
  };
}

/** The files with sample pages, by the machines whose charts they draw or that they name. */
function samples(): Registry {
  const found = exportsIn(
    'src/web/**/samples.ts',
    /(?:#machines\/|machine: '|alertPage\(')([\w-]+)(?:\/chart\.ts)?'/g,
  );
  const named = new Map(found.map(({ path, name }) => [`${name} ${path}`, { path, name }]));
  return {
    path: 'src/web/sample-pages.gen.ts',
    text: lines(
      'export const samplesOfMachines = {',
      ...[...named.values()]
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ path, name }) => `  '${name}': () => import('${path.replace('src/web/', './')}'),`),
      '} as const;',
    ),
  };
}

/** Everything that is derived from the files that are there, none of which is loaded. */
export const registries = (): Registry[] => [
  endpoints(),
  bindings(),
  ...tables(),
  plainCharts(),
  meanings(),
  models(),
  samples(),
  kinds(),
];
