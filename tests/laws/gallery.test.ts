import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { at, filesIn, importsOf, modules, walk } from './tree.ts';
import { expectNone } from './breach.ts';

const parts = filesIn('src/web/ui/{*,*/*}.tsx').filter(
  (path) => !path.startsWith('src/web/ui/gallery/'),
);
const shelves = filesIn('src/web/ui/gallery/*.tsx');
const elsewhere = modules.filter(
  (path) => path.startsWith('src/web/') && !path.startsWith('src/web/ui/'),
);

/** Names of the elements a module draws, or hands on to be drawn: `lazy`, `createLink`, `component: Part`. */
function drawnBy(paths: readonly string[]): Map<string, Set<string>> {
  const drawn = new Map<string, Set<string>>();
  for (const path of paths)
    walk(path, {
      JSXOpeningElement: ({ name }: ESTree.JSXOpeningElement) => {
        if (name.type === 'JSXIdentifier')
          drawn.set(name.name, (drawn.get(name.name) ?? new Set()).add(path));
      },
    });
  return drawn;
}

/** The components that a file of the kit gives to others, with where they are written. */
function componentsOf(path: string): { name: string; place: string }[] {
  const found: { name: string; place: string }[] = [];
  walk(path, {
    ExportNamedDeclaration: (node: ESTree.ExportNamedDeclaration) => {
      const { declaration } = node;
      const names =
        declaration?.type === 'FunctionDeclaration'
          ? [declaration.id?.name]
          : declaration?.type === 'VariableDeclaration'
            ? declaration.declarations.map(({ id }) =>
                id.type === 'Identifier' ? id.name : undefined,
              )
            : [];
      for (const name of names)
        if (name !== undefined && /^[A-Z]/.test(name)) found.push({ name, place: at(path, node) });
    },
  });
  return found;
}

test('every part of the kit stands on a shelf of the gallery, unless only other parts are made of it', () => {
  const onShelves = drawnBy(shelves);
  const inParts = drawnBy(parts);
  const inProduct = drawnBy(elsewhere);
  const components = parts.flatMap((path) =>
    componentsOf(path).map((component) => ({ ...component, path })),
  );
  expect(components.length).toBeGreaterThan(70);
  const missing = components.filter(({ name, path }) => {
    const users = [...(inParts.get(name) ?? [])].filter((user) => user !== path);
    const isInside = users.length > 0 && !inProduct.has(name);
    return !onShelves.has(name) && !isInside;
  });
  expectNone(
    missing.map(({ name, place }) => `${name} (${place})`),
    {
      because: 'designers and the visual checks see only what stands in the gallery',
      remedy: 'draw it in src/web/ui/gallery in each of its states, or export it no more',
    },
  );
});

test('every shelf can be reached', () => {
  const listed = new Set(importsOf('src/web/ui/gallery/shelves.ts').map(({ target }) => target));
  const lost = shelves.filter((path) => {
    const isShelf = componentsOf(path).some(
      ({ name }) => name.endsWith('Shelf') && name !== 'Shelf',
    );
    return isShelf && !listed.has(path);
  });
  expectNone(lost, {
    because: 'a shelf that no address leads to is looked at by nobody',
    remedy: 'list it in src/web/ui/gallery/shelves.ts',
  });
});
