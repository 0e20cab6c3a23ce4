import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from './tree.ts';
import { expectNone } from './breach.ts';

const page = read('docs/security.md');

/** Every test that the page names. */
const proofs = [...page.matchAll(/^- `(tests\/[^`]+)`: (.+)$/gm)].map(
  ([, path = '', title = '']) => ({ path, title }),
);

test('every rule names the tests that hold it', () => {
  const rules = page.split(/^\*\*/m).slice(1);
  expect(rules.length).toBeGreaterThan(25);
  const bare = rules
    .filter((rule) => !/^- `tests\//m.test(rule))
    .map((rule) => rule.split('\n')[0]);
  expect(bare).toEqual([]);
});

test('every test that is named is there under its name', () => {
  const lost = proofs.filter(
    ({ path, title }) => !existsSync(resolve(root, path)) || !read(path).includes(title),
  );
  expectNone(
    lost.map(({ path, title }) => `${path}: ${title}`),
    {
      because: 'a rule that nothing holds any more looks as safe as before',
      remedy: 'name in docs/security.md the test that holds the rule now',
    },
  );
});
