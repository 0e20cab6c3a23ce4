import type { ESTree } from 'vite';
import { test } from 'vitest';
import { at, modules, walk } from './tree.ts';
import { expectNone } from './breach.ts';

const source = modules.filter((path) => path.startsWith('src/'));

test('tokens in local storage are touched only by the live machines', () => {
  const breaches: string[] = [];
  for (const path of source.filter((module) => !module.startsWith('src/web/actors/'))) {
    walk(path, {
      Identifier: (node) => {
        if (node.name === 'localStorage') breaches.push(at(path, node));
      },
    });
  }
  expectNone(breaches, {
    because:
      'local storage holds BEARER_TOKEN and REFRESH_TOKEN; each further reader is a further way to lose them',
    remedy:
      'ask the auth actor, or keep the value in a search param, session storage or on the server',
  });
});

test('who sends an event, and by whose clock, is said by readerOf', () => {
  const isAskers = (node: ESTree.Expression): boolean =>
    node.type === 'Identifier'
      ? node.name === 'role'
      : node.type === 'MemberExpression' &&
        node.object.type === 'Identifier' &&
        node.object.name === 'principal';
  const breaches: string[] = [];
  for (const path of source.filter((module) => module.startsWith('src/server/features/')))
    walk(path, {
      ObjectExpression: (node) => {
        const said = node.properties.flatMap((each) =>
          each.type === 'Property' && each.key.type === 'Identifier'
            ? [{ name: each.key.name, value: each.value }]
            : [],
        );
        const role = said.find(({ name }) => name === 'role');
        const isPerson = node.properties.length === 2 && said.some(({ name }) => name === 'id');
        if (isPerson && role && isAskers(role.value)) breaches.push(at(path, node));
      },
    });
  expectNone(breaches, {
    because: 'an event that is stamped by hand is told in another zone than the page shows',
    remedy: 'spread readerOf({ principal, now }) of src/server/records/record-bindings.ts',
  });
});
