import type { Field } from './fields.ts';

const capitalised = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

/** What one of a field's words is called. */
export const nameOfWord = (
  { names }: { readonly names?: Readonly<Record<string, string>> | undefined },
  word: string,
): string => names?.[word] ?? capitalised(word);

const wordIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What a field of a record says, for whoever reads it; null where it says nothing. Dates stay `YYYY-MM-DD`, another record is its name. */
export function readField(field: Field, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (field.kind === 'flag') return value === true ? 'Yes' : 'No';
  const read = (each: unknown): string =>
    field.kind === 'choice' || field.kind === 'choices'
      ? nameOfWord(field, wordIn(each))
      : wordIn(each);
  if (Array.isArray(value)) return value.map(read).join(', ') || null;
  return (typeof value === 'object' ? namedIn(value) : read(value)) || null;
}

/** The name of another record or of a person, where an answer names them. */
function namedIn(value: object): string {
  if ('fullName' in value) return wordIn(value.fullName);
  return 'name' in value ? wordIn(value.name) : '';
}
