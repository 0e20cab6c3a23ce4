import { expect, test } from 'vitest';
import { DATE_LOCALES } from '#domain/dates/locales.ts';
import { localeChoices, localeName } from '#web/screens/form/locale-choices.ts';

test.each([
  ['en-GB', 'British English'],
  ['de', 'German'],
  ['pt-BR', 'Brazilian Portuguese'],
  ['not a tag', 'not a tag'],
])('%s is called %s', (tag, name) => {
  expect(localeName(tag)).toBe(name);
});

test('every way of writing dates is offered once, by its name and in the order of the names', () => {
  const choices = localeChoices('en-GB');
  expect(choices.map(({ value }) => value).toSorted()).toEqual(
    DATE_LOCALES.map(({ tag }) => tag).toSorted(),
  );
  const labels = choices.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
});

test('what somebody has stays among the choices, though it is none of the table', () => {
  expect(localeChoices('gsw')).toContainEqual({ value: 'gsw', label: 'Swiss German' });
  expect(localeChoices('not a tag')).toContainEqual({ value: 'not a tag', label: 'not a tag' });
});
