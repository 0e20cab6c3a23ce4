import { globSync, readFileSync } from 'node:fs';
import { extname, posix, resolve } from 'node:path';
import { Visitor, parseSync } from 'vite';
import type { ESTree, VisitorObject } from 'vite';

/** The whole tree as the laws see it: every file that a person wrote, with a path from the root of the repository. */
export const root = resolve(import.meta.dirname, '../..');

const generated = /\.gen\.ts$|migrations\/|^docs\/machines\//;

/** Files of the given folders that a person wrote. */
export const filesIn = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => extname(path) !== '' && !generated.test(path))
    .toSorted();

export const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** Every module of the product and its tests. */
export const modules = filesIn('{src,machines,tests}/**/*.{ts,tsx}');

const parsed = new Map<string, ReturnType<typeof parseSync>>();

const parse = (path: string) => {
  const known = parsed.get(path) ?? parseSync(path, read(path));
  parsed.set(path, known);
  return known;
};

export const programOf = (path: string) => parse(path).program;

export const commentsOf = (path: string) => parse(path).comments;

const lineAt = (path: string, offset: number): number =>
  read(path).slice(0, offset).split('\n').length;

/** Where a node stands, as an editor opens it: `src/server/app.ts:12`. */
export const at = (path: string, { start }: { start: number }): string =>
  `${path}:${lineAt(path, start)}`;

/** Walks the syntax of one module. */
export function walk(path: string, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parse(path).program);
}

export type Import = {
  from: string;
  request: string;
  target: string;
  typeOnly: boolean;
  /** By `import()`: fetched when it is asked for. */
  lazy: boolean;
};

const aliases: Record<string, string> = {
  '#machines': 'machines',
  '#domain': 'src/domain',
  '#contract': 'src/contract',
  '#database': 'src/database',
  '#server': 'src/server',
  '#web': 'src/web',
  '#tools': 'src/tools',
  '#tests': 'tests',
  '#charts': 'docs/machines',
  '#styled': '.generated/styled-system',
};

/** The file an import leads to, from the root of the repository; the package's own name for anything outside. */
function targetOf(from: string, request: string): string {
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request);
  const [alias = '', ...rest] = request.split('/');
  const folder = aliases[alias];
  return folder === undefined ? request : posix.join(folder, ...rest);
}

const importedTypes = (path: string): string[] => {
  const found: string[] = [];
  walk(path, {
    TSImportType: (node: ESTree.TSImportType) => {
      found.push(node.source.value);
    },
  });
  return found;
};

/** Everything that a module imports or passes on: statically, lazily, or as a type only. */
export function importsOf(path: string): Import[] {
  const { module } = parse(path);
  const text = read(path);
  const edge = (request: string, typeOnly: boolean, isLazy = false): Import => ({
    from: path,
    request,
    target: targetOf(path, request),
    typeOnly,
    lazy: isLazy,
  });
  // `import { type A }` still loads the module when it runs; only `import type { A }` doesn't.
  const isTypeOnly = ({ start, end }: { start: number; end: number }) =>
    /^(import|export)\s+type\b/.test(text.slice(start, end));
  const imports = module.staticImports.map((statement) =>
    edge(statement.moduleRequest.value, isTypeOnly(statement)),
  );
  const exports = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap(({ moduleRequest }) =>
      moduleRequest ? [edge(moduleRequest.value, isTypeOnly(statement))] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const request = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return request === undefined ? [] : [edge(request, false, true)];
  });
  const types = importedTypes(path).map((request) => edge(request, true));
  return [...imports, ...exports, ...lazy, ...types];
}

/** The package behind an import: `@scope/name`, `name` or `node:fs`. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

export const isProjectPath = (target: string): boolean =>
  /^(src|machines|tests|docs|\.generated)\//.test(target);

/** Everything that is loaded when these modules are, each with the chain of imports that leads to it. */
export function closureOf(entries: string[]): Map<string, string[]> {
  const chains = new Map(entries.map((entry) => [entry, [entry]]));
  for (const [path, chain] of chains) {
    if (!modules.includes(path)) continue;
    for (const { target, typeOnly } of importsOf(path)) {
      if (!typeOnly && !chains.has(target)) chains.set(target, [...chain, target]);
    }
  }
  return chains;
}
