import { expect, test } from 'vitest';
import { at, filesIn, walk } from './tree.ts';
import { expectNone } from './breach.ts';
import type { ESTree } from 'vite';

/** What the record kit has instead, by package; `*` for everything that is loaded. */
const instead: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@tanstack/react-query': { '*': 'useApiQuery and useCommand' },
  '@tanstack/react-router': {
    useNavigate: 'useGo',
    useRouter: 'useGo, useMayOpen or usePageAddress',
    useBlocker: 'useRecordForm, whose pages ask before they are left',
  },
};

const screens = filesIn('src/web/features/**/*.{ts,tsx}');

test('a feature asks the record kit, not the libraries below it', () => {
  expect(screens.length).toBeGreaterThan(30);
  const breaches = screens.flatMap((path) => {
    const found: string[] = [];
    walk(path, {
      ImportDeclaration: (node: ESTree.ImportDeclaration) => {
        const kit = instead[node.source.value];
        if (!kit || node.importKind === 'type') return;
        for (const specifier of node.specifiers) {
          if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') continue;
          const { imported } = specifier;
          const name = imported.type === 'Identifier' ? imported.name : imported.value;
          const remedy = kit[name] ?? kit['*'];
          if (remedy) found.push(`${at(path, node)} imports ${name}: ${remedy}`);
        }
      },
    });
    return found;
  });
  expectNone(breaches, {
    because:
      'loading, denial, failure, unsaved input and repeated commands are right once, in the kit, or wrong in many places',
    remedy: 'use what stands behind the colon, from #web/screens',
  });
});

test('tables are drawn by the kit, whose heads sort', () => {
  const drawn = new Set(['table', 'thead', 'th']);
  const breaches = [...screens, ...filesIn('src/web/{screens,shell}/**/*.tsx')].flatMap((path) => {
    const found: string[] = [];
    walk(path, {
      JSXOpeningElement: (node: ESTree.JSXOpeningElement) => {
        const { name } = node;
        if (name.type === 'JSXIdentifier' && drawn.has(name.name))
          found.push(`${at(path, node)} draws <${name.name}>`);
      },
    });
    return found;
  });
  expectNone(breaches, {
    because: 'a table of its own has heads that say no order, and no cards on a phone',
    remedy: 'use DataTable, whose columns say what they sort by',
  });
});
