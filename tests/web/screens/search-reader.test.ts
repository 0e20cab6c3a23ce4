import { expect, test } from 'vitest';
import { listSearch } from '#web/screens/list/list-search.ts';
import { someDate } from '#web/screens/list/search-date.ts';
import {
  oneOf,
  orElse,
  searchReader,
  someId,
  someOf,
  someText,
} from '#web/screens/list/search-reader.ts';

const { parse } = searchReader({
  ...listSearch,
  tab: oneOf(['new', 'all']),
  view: orElse(oneOf(['list', 'board']), 'list'),
  states: someOf(['held', 'spent']),
  coach: someText,
  record: someId,
  day: someDate,
});
const nothing = { pageNumber: 1, search: '', view: 'list' };

test('an empty address is the first page of everything', () => {
  expect(parse({})).toEqual(nothing);
  expect(parse(undefined)).toEqual(nothing);
});

test('numbers, words, lists, ids and dates are read from text', () => {
  const id = '0199a000-0000-7000-8000-00000000000a';
  expect(
    parse({
      pageNumber: '3',
      search: '12',
      tab: 'all',
      view: 'board',
      states: ['held', 'spent'],
      coach: '7',
      record: id,
      day: '2028-02-29',
    }),
  ).toEqual({
    pageNumber: 3,
    search: '12',
    tab: 'all',
    view: 'board',
    states: ['held', 'spent'],
    coach: '7',
    record: id,
    day: '2028-02-29',
  });
  expect(parse({ states: 'held' })).toEqual({ ...nothing, states: ['held'] });
});

test('what a link of the product says is read as it is', () => {
  expect(parse({ pageNumber: 2, order: 'Descending' })).toEqual({
    ...nothing,
    pageNumber: 2,
    order: 'Descending',
  });
});

test('a parameter that no page asks for is dropped', () => {
  expect(parse({ utm: 'x', __proto__: { tab: 'all' } })).toEqual(nothing);
});

test.each([
  [{ pageNumber: 'two' }],
  [{ pageNumber: '0' }],
  [{ pageNumber: '1.5' }],
  [{ pageNumber: '' }],
  [{ pageNumber: ['1', '2'] }],
  [{ pageNumber: '9'.repeat(20) }],
  [{ order: 'sideways' }],
  [{ tab: ['new', 'all'] }],
  [{ view: 'cloud' }],
  [{ states: 'lost' }],
  [{ states: ['held', 'lost'] }],
  [{ search: ['a', 'b'] }],
  [{ coach: 7 }],
  [{ record: '7' }],
  [{ record: '0199a000-0000-0000-0000-00000000000a' }],
  [{ day: '2027-02-29' }],
  [{ day: 'tomorrow' }],
])('%j counts as nothing', (params) => {
  expect(parse(params)).toEqual(nothing);
});
