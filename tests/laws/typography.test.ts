import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { expectNone } from './breach.ts';
import { at, filesIn, walk } from './tree.ts';

/** Where what people read is written: texts of screens, notifications, what charts say, and the files with a refusal of the server. */
const spoken = filesIn(
  'src/web/**/{texts,words,messages}.ts',
  'src/domain/**/*.ts',
  'src/database/constraints/sentences.ts',
  'src/server/{features,files,http/answers,parsing,records}/**/*.ts',
  'machines/**/*.ts',
).filter((path) => !/\/demo\/|\/rubrics\/|analysis\/stop-words/.test(path));

/** Sentences of the specification, to the letter. */
const ofSpecification = new Set([
  "Nice one! You can pin this award or any other that you've earned to your profile.",
  "Failed to fetch users' programmes. Ability to launch interactive resources may be incorrectly disabled. Please contact site administrators.",
]);

/** What no person reads: statements of SQL, and errors, which stand in the log. */
const isCode = (node: ESTree.Node): boolean =>
  (node.type === 'TaggedTemplateExpression' &&
    node.tag.type === 'Identifier' &&
    node.tag.name === 'sql') ||
  (node.type === 'NewExpression' &&
    node.callee.type === 'Identifier' &&
    /^\w*Error$/.test(node.callee.name));

/** An apostrophe within a word or after one in the plural, or quotation marks around words of a sentence. */
const straight =
  /\p{L}'\p{L}|\p{L}s' \p{L}|\p{L} "[^"]*\p{L}[^"]*"|^"[^"]*\p{L}[^"]*"[.:,]? \p{L}/u;

test.each([
  ["This can't be undone.", true],
  ["The members' credits", true],
  ['You earned "X".', true],
  ['"X" is ready', true],
  ['This can’t be undone: “X”.', false],
  ['[data-state="open"]', false],
])('%s: %s', (text, isStraight) => expect(straight.test(text)).toBe(isStraight));

test('what people read has the apostrophes and quotation marks of print', () => {
  expect(spoken.length).toBeGreaterThan(500);
  const breaches = spoken.flatMap((path) => {
    const found: { readonly node: ESTree.Node; readonly text: string }[] = [];
    const left: ESTree.Node[] = [];
    const leave = (node: ESTree.Node) => {
      if (isCode(node)) left.push(node);
    };
    walk(path, {
      NewExpression: leave,
      TaggedTemplateExpression: leave,
      Literal: (node) => {
        if (typeof node.value === 'string') found.push({ node, text: node.value });
      },
      TemplateLiteral: (node) =>
        // Whatever is put in counts as a word.
        found.push({ node, text: node.quasis.map(({ value }) => value.raw).join('X') }),
    });
    return found
      .filter(({ text }) => straight.test(text) && !ofSpecification.has(text))
      .filter(({ node }) => !left.some(({ start, end }) => start <= node.start && node.end <= end))
      .map(({ node, text }) => `${at(path, node)} “${text.trim()}”`);
  });
  expectNone(breaches, {
    because: 'one page shows “don’t” and another "don\'t", and the second looks unfinished',
    remedy: 'write ’ and “ ”; a sentence of the specification stands in the list of this law',
  });
});
