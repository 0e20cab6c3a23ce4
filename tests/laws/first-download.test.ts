import { posix } from 'node:path';
import { expect, test } from 'vitest';
import type { ESTree } from 'vite';
import { routes } from '#tools/pages/routes.ts';
import { importsOf, modules, packageOf, programOf } from './tree.ts';
import { expectNone } from './breach.ts';

/** What nobody may have to download before they can sign in. */
const heavy: readonly { readonly what: string; readonly is: RegExp }[] = [
  { what: 'a schema library', is: /^zod(\/|$)|^src\/contract\// },
  { what: 'confetti', is: /^canvas-confetti$/ },
  { what: 'the drawing of charts', is: /^elkjs|^src\/web\/charts\/drawing\// },
  {
    what: 'charts for numbers',
    is: /^src\/web\/ui\/charts\/(line-chart|bar-chart|chart-frame)\.tsx$/,
  },
  {
    what: 'the date picker',
    is: /^src\/web\/ui\/dates\/date-(time-)?picker|^src\/domain\/dates\/(?!specified\.ts)/,
  },
  { what: 'rich text', is: /^src\/web\/ui\/rich-text|^src\/domain\/markdown\// },
  { what: 'Temporal', is: /^temporal-polyfill/ },
  { what: 'parts of Ark, which are loaded when they are about to be used', is: /^@ark-ui\// },
  { what: 'the meeting client', is: /^@zoomus\// },
];

/** What the router's plugin moves into the route's own chunk. */
const split = new Set(['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']);

type Node = ESTree.Node;

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node) as unknown[])
    for (const child of [value].flat())
      if (typeof child === 'object' && child !== null && 'type' in child) yield child as Node;
}

/** The names said in a piece of syntax, without those in options that are split off. */
function* namesIn(node: Node): Generator<string> {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') yield node.name;
  if (node.type === 'Property' && node.key.type === 'Identifier' && split.has(node.key.name))
    return;
  for (const child of childrenOf(node)) yield* namesIn(child);
}

/** What a route's file itself brings into the first download: the imports that its unsplit options lead to. */
function keptImportsOf(path: string): Set<string> {
  const declared = new Map<string, Node>();
  const imported = new Map<string, string>();
  for (const statement of programOf(path).body) {
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers)
        imported.set(local.name, statement.source.value);
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      declared.set(declaration.id.name, declaration);
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) declared.set(id.name, init);
  }
  const said = new Set(['Route']);
  for (const name of said) {
    const declaration = declared.get(name);
    if (declaration) for (const other of namesIn(declaration)) said.add(other);
  }
  return new Set([...said].flatMap((name) => imported.get(name) ?? []));
}

function filesOf(nodes: typeof routes.children = []): string[] {
  return nodes.flatMap((node) =>
    node.type === 'physical'
      ? []
      : [
          ...(node.file === undefined ? [] : [posix.join('src/web', node.file)]),
          ...(node.type === 'index' ? [] : filesOf(node.children)),
        ],
  );
}

/** Everything that is loaded at once when the page opens, each with the chain of imports that leads to it. */
function firstDownload(): Map<string, string[]> {
  const pages = new Set(filesOf(routes.children));
  const entries = ['src/web/main.tsx', `src/web/${routes.file}`, ...pages];
  const chains = new Map(entries.map((entry) => [entry, [entry]]));
  for (const [path, chain] of chains) {
    if (!modules.includes(path) && !pages.has(path)) continue;
    const kept = pages.has(path) ? keptImportsOf(path) : undefined;
    for (const { target, request, typeOnly, lazy } of importsOf(path))
      if (!typeOnly && !lazy && kept?.has(request) !== false && !chains.has(target))
        chains.set(target, [...chain, target]);
  }
  return chains;
}

const loaded = firstDownload();

test('the law sees the whole entry', () => {
  expect([...loaded.keys()]).toEqual(
    expect.arrayContaining([
      'react-dom/client',
      'machines/auth/machine.ts',
      'src/web/shell/frame/page.tsx',
      'src/web/screens/list/search-reader.ts',
    ]),
  );
  expect(loaded.has('src/web/shell/frame/signed-in-frame.tsx')).toBe(false);
  expect(loaded.has('src/web/features/auth/sign-in-form.tsx')).toBe(false);
});

test.each(heavy.filter(({ is }) => is.source.includes('src')))(
  '$what is where this law looks for it',
  ({ is }) => expect(modules.filter((path) => is.test(path))).not.toEqual([]),
);

test.each(heavy)('the first download is without $what', ({ is }) => {
  expectNone(
    [...loaded].filter(([target]) => is.test(target)).map(([, chain]) => chain.join(' → ')),
    {
      because: 'everyone would download it before they can sign in',
      remedy:
        'import it as a type, or with import() where it is used, or from the page’s component',
    },
  );
});

test('every package of the first download is one that was decided on', () => {
  const known = new Set([
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@xstate/react',
    'lucide-react',
    'react',
    'react-dom',
    'xstate',
  ]);
  const others = [...loaded].filter(
    ([target]) =>
      !/^(src|machines|docs|\.generated)\//.test(target) && !known.has(packageOf(target)),
  );
  expectNone(
    others.map(([, chain]) => chain.join(' → ')),
    {
      because: 'the sign-in page has 120 KiB, of which the packages decided on take 100',
      remedy: 'load it where it is used, or measure it with npm run bench:size and add it here',
    },
  );
});
