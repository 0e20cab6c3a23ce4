import { DATE_LOCALES } from '#domain/dates/locales.ts';

/** Whose way of writing dates: by the names of languages in British English, the chosen one among them. The product itself speaks English only. */
export function localeChoices(chosen: string): { value: string; label: string }[] {
  const tags = new Set([...DATE_LOCALES.map(({ tag }) => tag), chosen]);
  return [...tags]
    .map((value) => ({ value, label: localeName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB'));
}

/** "British English" for `en-GB`. What is no tag of a language stands as it is. */
export function localeName(tag: string): string {
  try {
    return new Intl.DisplayNames('en-GB', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
