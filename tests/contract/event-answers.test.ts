import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';

/** What a page puts in the place of what it shows, once an event was answered (`src/web/api/refresh.ts`). */
const pairs = Object.entries(endpoints).flatMap(([route, { response }]) => {
  const record = /^POST (.+)\/events$/.exec(route)?.[1];
  const page = Object.entries(endpoints).find(([other]) => other === `GET ${record}`)?.[1];
  return record === undefined || page === undefined || response === null
    ? []
    : [{ record, response, shown: page.response }];
});

test('an event of a record is answered with what the page of the record shows', () => {
  expect(pairs.length).toBeGreaterThan(30);
  const others = pairs.filter(({ response, shown }) => response !== shown);
  expect(others.map(({ record }) => record)).toEqual([]);
});
