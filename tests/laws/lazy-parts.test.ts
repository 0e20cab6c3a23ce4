import { expect, test } from 'vitest';
import type { ESTree } from 'vite';
import { expectNone } from './breach.ts';
import { at, filesIn, read, walk } from './tree.ts';

/** What is fetched later and is no part of a page: what becomes of a fetch that fails is said where it stands. */
const noParts = new Set([
  // The product itself: where it does not come, the drawn page says so by its sheet.
  'src/web/early.ts',
  // What shows the first page.
  'src/web/main.tsx',
  // Everything around pages, fetched before they open.
  'src/web/shell/frame/late-frame.ts',
  'src/web/shell/serve-the-person.ts',
  'src/web/shell/start-services.ts',
  'src/web/shell/frame/celebrate.ts',
  // What a press does, which tells that it failed.
  'src/web/screens/support-link.tsx',
  'src/web/features/bookings/page/add-to-calendar.tsx',
  // What sends a file, which waits and tries again.
  'src/web/screens/uploads/tus-sender.ts',
  // What pages of charts are opened with.
  'src/web/features/charts/charts-on.ts',
  'src/web/features/lives/record-chart.ts',
  'src/web/features/charts/chart-state.tsx',
  'src/web/features/charts/replay-page.tsx',
  'src/web/features/charts/viewer/replayed-screen.tsx',
  // Which shelf of the kit is fetched; `lazyPart` fetches it.
  'src/web/ui/gallery/shelves.ts',
]);

const files = filesIn('src/web/**/*.{ts,tsx}').filter((path) => !path.includes('.gen.'));

/** Where the arguments of `lazyPart` stand, and the charts that are handed to a history, which fetches them as a part. */
function placesOf(path: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  walk(path, {
    CallExpression: (node: ESTree.CallExpression) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'lazyPart') places.push(node);
    },
    JSXAttribute: (node: ESTree.JSXAttribute) => {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'chart') places.push(node);
    },
    Property: (node) => {
      if (node.key.type === 'Identifier' && node.key.name === 'chart') places.push(node);
    },
  });
  return places;
}

test('a part of a page that is fetched later is a lazyPart', () => {
  let seen = 0;
  const breaches = files.flatMap((path) => {
    if (!/\bimport\(|\blazy\b/.test(read(path))) return [];
    const found: string[] = [];
    const places = placesOf(path);
    walk(path, {
      ImportExpression: (node: ESTree.ImportExpression) => {
        seen += 1;
        const isPart = places.some(({ start, end }) => start <= node.start && node.end <= end);
        if (!isPart && !noParts.has(path)) found.push(`${at(path, node)} fetches by itself`);
      },
      ImportDeclaration: (node: ESTree.ImportDeclaration) => {
        if (node.source.value !== 'react' || path === 'src/web/ui/lazy-part.tsx') return;
        for (const { local } of node.specifiers)
          if (local.name === 'lazy') found.push(`${at(path, node)} imports lazy`);
      },
    });
    return found;
  });
  expect(seen).toBeGreaterThan(50);
  expectNone(breaches, {
    because:
      'a script that does not come, since the server is away or has a newer build, breaks the whole page',
    remedy:
      'write lazyPart(async () => (await import(…)).Part) of src/web/ui/lazy-part.tsx; for what is no part of a page, say what becomes of a failure and name the file here',
  });
});
