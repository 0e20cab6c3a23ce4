import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { at, filesIn, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';
import type { ESTree } from 'vite';

/** Each word that names do without, with what is said instead: the last table of the glossary. */
const forbidden = new Map(
  read('docs/glossary.md')
    .split('## Words that names do without')[1]
    ?.split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Not'))
    .flatMap((line) => {
      const [, words = '', better = ''] = line.split('|').map((cell) => cell.trim());
      return words.split(', ').map((word): [string, string] => [word, better]);
    }),
);

const wordsOf = (name: string): string[] =>
  name
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const remedies = (name: string): string[] =>
  wordsOf(name).flatMap((word) => (forbidden.has(word) ? [`${word}: ${forbidden.get(word)}`] : []));

/** Names that the outside world gave, and those of texts, which begin as the text does. */
const given = new Set(['waymarkTell']);
for (const path of filesIn('src/web/**/texts.ts'))
  for (const [, name = ''] of read(path).matchAll(/^export const (\w+)/gm)) given.add(name);

test('names use the words of the glossary', () => {
  expect(forbidden.size).toBeGreaterThan(20);
  const breaches = filesIn('{src,machines}/**/*.{ts,tsx,mjs}').flatMap((path) => {
    const found = remedies(basename(path)).map((remedy) => `${path}: ${remedy}`);
    const look = (node: ESTree.Node & { readonly name: string }) => {
      if (given.has(node.name)) return;
      for (const remedy of remedies(node.name))
        found.push(`${at(path, node)} ${node.name}: ${remedy}`);
    };
    walk(path, { Identifier: look });
    return [...new Set(found)];
  });
  expectNone(breaches, {
    because: 'a reader finds a thing under the word they would guess, or not at all',
    remedy: 'use the word behind the colon, or the one of docs/glossary.md',
  });
});
