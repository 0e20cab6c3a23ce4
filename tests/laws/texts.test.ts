import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { expectNone } from './breach.ts';
import { at, filesIn, walk } from './tree.ts';

/** What is read by everybody who looks at a screen stands in `texts.ts` of its folder; what maps of pages name stays in them (docs/decisions/061-texts-have-a-file.md). */
const screens = filesIn('src/web/{features,screens,shell,ui}/**/*.tsx').filter(
  (path) => !/\/gallery\/|(?:samples?|words)\.tsx$/.test(path),
);

const isText = (text: string): boolean => /[a-z]{2}/i.test(text);

/** A sentence or several words: a single one may be a name of the code. */
const isSentence = (text: string): boolean =>
  /^[“A-Z][a-z’]+ \S/.test(text.trim()) && !/^(?:GET|POST|PUT|DELETE) /.test(text.trim());

/** Texts for those who read the log, and titles, which the tables of pages name. */
const isElsewhere = (node: ESTree.Node): boolean =>
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name.endsWith('Error')) ||
  (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'staticData') ||
  (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === 'pages');

/** Every text of a module with what it stands in. */
function textsIn(path: string): string[] {
  const found: string[] = [];
  const look = (node: ESTree.Node, text: string) =>
    found.push(`${at(path, node)} “${text.trim()}”`);
  const left: { start: number; end: number }[] = [];
  const leave = (node: ESTree.Node) => {
    if (isElsewhere(node)) left.push(node);
  };
  walk(path, {
    ThrowStatement: leave,
    NewExpression: leave,
    Property: leave,
    VariableDeclarator: leave,
  });
  const isLeft = ({ start, end }: ESTree.Node): boolean =>
    left.some((outer) => outer.start <= start && end <= outer.end);
  walk(path, {
    JSXText: (node) => {
      if (isText(node.value)) look(node, node.value);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && isSentence(node.value) && !isLeft(node))
        look(node, node.value);
    },
    TemplateElement: (node) => {
      if (isSentence(node.value.raw) && !isLeft(node)) look(node, node.value.raw);
    },
  });
  return found;
}

test('what a screen says stands in the texts of its folder', () => {
  expect(screens.length).toBeGreaterThan(200);
  expectNone(screens.flatMap(textsIn), {
    because: 'all that a feature says is read, and put into another language, in one place',
    remedy: 'give it a name in the texts.ts beside it, with what changes as parameters',
  });
});

test('texts hold nothing but texts', () => {
  const breaches = filesIn('src/web/**/texts.ts').flatMap((path) => {
    const found: string[] = [];
    walk(path, {
      ImportDeclaration: (node) => {
        // Which the first download has anyway.
        const isOfNumbers = node.source.value === '#web/ui/numbers.ts';
        const isOfDomain = node.source.value.startsWith('#domain/') || isOfNumbers;
        if (!isOfDomain && node.importKind !== 'type')
          found.push(`${at(path, node)} imports ${node.source.value}`);
      },
    });
    return found;
  });
  expectNone(breaches, {
    because: 'a page would bring with its texts what those need',
    remedy: 'hand over what is known where the text is shown',
  });
});
