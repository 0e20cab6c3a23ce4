import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listSearch, oneOf, someOf, someText } from '#web/screens/list-search.ts';

const search = z.object({
  ...listSearch,
  tab: oneOf(['new', 'all']),
  states: someOf(['held', 'spent']),
  coach: someText,
});
const read = (params: object) => z.parse(search, params);

test('an empty address is the first page of everything', () => {
  expect(read({})).toEqual({ pageNumber: 1, search: '' });
});

test('numbers, words and lists are read from text', () => {
  expect(
    read({ pageNumber: '3', search: '12', tab: 'all', states: ['held', 'spent'], coach: '7' }),
  ).toEqual({ pageNumber: 3, search: '12', tab: 'all', states: ['held', 'spent'], coach: '7' });
  expect(read({ states: 'held' }).states).toEqual(['held']);
});

test.each([
  [{ pageNumber: 'two' }],
  [{ pageNumber: '0' }],
  [{ pageNumber: '1.5' }],
  [{ order: 'sideways' }],
  [{ tab: ['new', 'all'] }],
  [{ states: 'lost' }],
  [{ search: ['a', 'b'] }],
])('%j counts as nothing', (params) => {
  expect(read(params)).toEqual({ pageNumber: 1, search: '' });
});
