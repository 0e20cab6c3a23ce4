import { expect, test } from 'vitest';
import type { ESTree } from 'vite';
import { expectNone } from './breach.ts';
import { at, filesIn, read, walk } from './tree.ts';

/** Each phrase that screens and mails do without, with what is said instead: the table of the glossary. */
const forbidden = read('docs/glossary.md')
  .split('## Phrases that screens and mails do without')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Not'))
  .flatMap((line) => {
    const [, phrases = '', better = ''] = line.split('|').map((cell) => cell.trim());
    return phrases.split(', ').map((phrase) => ({
      phrase,
      better,
      // A name of the code may be one of them, such as the state “.somebody” of a chart.
      pattern: new RegExp(`(?<![a-z.])${phrase}(?![a-z])`),
    }));
  });

/** What is said in French and Norwegian keeps its own marks. */
const ofOtherLanguages = /src\/domain\/dates\//;

test('screens, mails and refusals speak as people do', () => {
  if (!forbidden) throw new Error('The glossary has no table of phrases.');
  expect(forbidden.length).toBeGreaterThan(30);
  const any = new RegExp(forbidden.map(({ phrase }) => phrase).join('|'));
  const breaches = filesIn('{src,machines}/**/*.{ts,tsx}')
    .filter((path) => !ofOtherLanguages.test(path))
    .flatMap((path) => {
      const found: string[] = [];
      const look = (node: ESTree.Node, text: string) => {
        const said = text.replaceAll(/\s+/g, ' ').toLowerCase();
        if (!any.test(said)) return;
        for (const { phrase, better, pattern } of forbidden)
          if (pattern.test(said)) found.push(`${at(path, node)} says “${phrase}”: ${better}`);
      };
      walk(path, {
        Literal: (node) => {
          if (typeof node.value === 'string') look(node, node.value);
        },
        TemplateElement: (node) => look(node, node.value.raw),
        JSXText: (node) => look(node, node.value),
      });
      return found;
    });
  expectNone(breaches, {
    because: 'one thing has one word, and a native speaker would say it',
    remedy: 'say what stands behind the colon, or another plain sentence',
  });
});
