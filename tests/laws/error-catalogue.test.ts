import { expect, test } from 'vitest';
import { errorCatalogue } from '#tests/support/error-catalogue.ts';
import { messages } from '#web/api/messages.ts';
import { modules, walk } from './tree.ts';
import { expectNone } from './breach.ts';

/** The rows that tests name: "error catalogue: two field errors (how they come about)". */
const provoked = new Set<string>();
for (const path of modules.filter((module) => /^tests\/(server|web)\//.test(module)))
  walk(path, {
    Literal: ({ value }) => {
      const [, row] = /^error catalogue: (.+) \(.+\)$/.exec(String(value)) ?? [];
      if (row !== undefined) provoked.add(row);
    },
  });

test('every row of the error catalogue is provoked by a test', () => {
  expect(Object.keys(errorCatalogue)).toHaveLength(16);
  expectNone(
    Object.keys(errorCatalogue).filter((row) => !provoked.has(row)),
    {
      because: 'a sentence that nothing provokes is said wrongly, or never',
      remedy:
        "write a test that gets the answer from a real server, and call it 'error catalogue: the row (how)'",
    },
  );
});

test('the code says the sentences of the catalogue, and has no other', () => {
  const { unreachable, ...others } = messages;
  expect(others).toEqual({
    system: errorCatalogue['a non-string error'],
    forbidden: errorCatalogue['the word Forbidden, in any case'],
    submission: errorCatalogue['not even a status text'],
    unparseable: errorCatalogue['an unparseable error'],
    teamLeaders: errorCatalogue['the team-leader look-up fails'],
    programmes: errorCatalogue['the programme look-up fails'],
  });
  // The catalogue has no row for a server that gives no answer at all.
  expect(unreachable).toBe('We can’t reach the server. Check your connection and try again.');
});
