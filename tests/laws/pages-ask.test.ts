import { expect, test } from 'vitest';
import { filesIn, read } from './tree.ts';
import { expectNone } from './breach.ts';

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

interface Page {
  readonly file: string;
  readonly path: string;
  readonly asks: string | undefined;
  /** The component asks for something by the ids of the address. */
  readonly uses: readonly string[];
}

const pages = filesIn('src/web/features/**/*.tsx').flatMap((file): Page[] => {
  const source = read(file);
  const path = /\bcreateFileRoute\(\s*'([^']+)'/.exec(source)?.[1];
  if (path === undefined) return [];
  const asks = /\basks: '([^']+)'/.exec(source)?.[1];
  const own = new Set(namesIn(path, /\$(\w+)/g));
  const uses = namesIn(
    source,
    /useApiQuery\(\s*'(GET [^']*\{[^']*)',\s*\{ params(?:,|\s|\})/g,
  ).filter((route) => namesIn(route, /\{(\w+)\}/g).every((name) => own.has(name)));
  return [{ file, path, asks, uses }];
});

test('what a page asks ahead is named by the ids of its address', () => {
  expect(pages.filter(({ asks }) => asks !== undefined).length).toBeGreaterThan(20);
  const breaches = pages.flatMap(({ file, path, asks = '' }) => {
    const own = new Set(namesIn(path, /\$(\w+)/g));
    const strange = namesIn(asks, /\{(\w+)\}/g).filter((name) => !own.has(name));
    return strange.map((name) => `${file}: ${asks} wants ${name}, which ${path} has not`);
  });
  expectNone(breaches, {
    because: 'it would be asked with an empty id, and once more by the page',
    remedy: 'leave `asks` out, or name the id in the address as the endpoint does',
  });
});

test('a page that asks for its record asks while its script is on the way', () => {
  const breaches = pages
    .filter(({ asks, uses }) => asks === undefined && uses.length > 0)
    .map(({ file, uses }) => `${file}: ${uses.join(', ')}`);
  expectNone(breaches, {
    because:
      'the answer would begin to come only when the script has come: two waits instead of one',
    remedy: "name the first of them in the page's `staticData`: asks: 'GET /teams/{team}'",
  });
});
