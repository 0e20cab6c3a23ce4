import { DATE_LOCALES } from '#domain/dates/locales.ts';

/** Whose way of writing dates: by the names of languages in British English, the chosen one among them. The product itself speaks English only. */
export function localeChoices(chosen: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  const tags = new Set([...DATE_LOCALES.map(({ tag }) => tag), chosen]);
  return [...tags]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB'));
}
