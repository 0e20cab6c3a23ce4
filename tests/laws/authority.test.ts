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
