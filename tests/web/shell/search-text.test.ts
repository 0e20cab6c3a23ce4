import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#web/shell/routing/search-text.ts';

test('an address is plain text: no quotes, no guessing', () => {
  expect(parseSearch('?search=12&pageNumber=2')).toEqual({ search: '12', pageNumber: '2' });
  expect(stringifySearch({ search: '12', pageNumber: 2, mine: true })).toBe(
    '?search=12&pageNumber=2&mine=true',
  );
});

test('a repeated key is a list, there and back', () => {
  const text = '?creditState=held&creditState=spent&tab=past';
  expect(parseSearch(text)).toEqual({ creditState: ['held', 'spent'], tab: 'past' });
  expect(stringifySearch(parseSearch(text))).toBe(text);
});

test('empty, null and absent values are left out', () => {
  expect(stringifySearch({ search: '', tab: undefined, from: null, creditState: [] })).toBe('');
});
