import { expect, test } from 'vitest';
import type { ESTree } from 'vite';
import {
  notificationTypes,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import { expectNone } from './breach.ts';
import { filesIn, read, walk } from './tree.ts';

/** Notifications that a test writes or announces by itself were provoked by nothing. */
const writes = /\bannounce\(|\baNotification\(|insert\(notifications\)/;

const namesType = new RegExp(`'(${notificationTypes.join('|')})'`);

const tests = filesIn('tests/server/**/*.test.ts').filter((path) => {
  const text = read(path);
  return namesType.test(text) && !writes.test(text);
});

/**
 * The types that the expectations of a test file name: within `expect(…)`, within what it is held against, in what was asked for beforehand and is expected then, and in
 * the rows of a table of tests.
 */
function expectedIn(path: string): NotificationType[] {
  const expectations: Span[] = [];
  const asked: (Span & { readonly names: readonly string[] })[] = [];
  const named: (Span & { readonly name: string })[] = [];
  const texts: (Span & { readonly value: NotificationType })[] = [];
  walk(path, {
    CallExpression(node) {
      if (isExpectation(node) || isTable(node)) expectations.push(node);
    },
    VariableDeclarator({ id, start, end }) {
      asked.push({ start, end, names: namesIn(id) });
    },
    Identifier({ name, start, end }) {
      named.push({ name, start, end });
    },
    Literal({ value, start, end }) {
      if (isType(value)) texts.push({ value, start, end });
    },
  });
  const isExpected = (span: Span) => expectations.some((each) => isWithin(each, span));
  const expectedNames = new Set(named.filter(isExpected).map(({ name }) => name));
  return texts
    .filter(
      (text) =>
        isExpected(text) ||
        asked.some(
          (each) => isWithin(each, text) && each.names.some((name) => expectedNames.has(name)),
        ),
    )
    .map(({ value }) => value);
}

const isType = (value: unknown): value is NotificationType =>
  notificationTypes.some((type) => type === value);

interface Span {
  readonly start: number;
  readonly end: number;
}

const isWithin = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** What `const told = …` and `const [told] = …` name. */
function namesIn(id: ESTree.Node): string[] {
  if (id.type === 'Identifier') return [id.name];
  if (id.type !== 'ArrayPattern') return [];
  return id.elements.flatMap((each) => (each?.type === 'Identifier' ? each.name : []));
}

/** `test.each([…])` */
const isTable = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'each';

/** `expect(…)`, `expect(…).toEqual(…)`, `expect(…).resolves.toEqual(…)` and the like; not what is expected not to be. */
function isExpectation({ callee }: ESTree.CallExpression): boolean {
  let part: ESTree.Node = callee;
  while (part.type === 'MemberExpression' || part.type === 'CallExpression') {
    if (part.type === 'CallExpression') part = part.callee;
    else if (part.property.type === 'Identifier' && part.property.name === 'not') return false;
    else part = part.object;
  }
  return part.type === 'Identifier' && part.name === 'expect';
}

test('every notification is expected by a test of the server in which a real event provokes it', () => {
  const provoked = new Set(tests.flatMap(expectedIn));
  expect(notificationTypes).toHaveLength(55);
  expectNone(
    notificationTypes.filter((type) => !provoked.has(type)),
    {
      because: 'that a notice is declared does not show that anybody ever receives it',
      remedy:
        'let a test in tests/server send the event through the API, or let the clock run, and name the type in what it expects of the recipient’s notifications; a test that writes or announces notifications by itself does not count',
    },
  );
});
