import type { Field, Fields, ValueOf } from '#domain/records/fields.ts';
import { sentences } from '#domain/records/sentences.ts';

interface HeldByKind {
  readonly text: string;
  readonly optionalText: string;
  readonly optionalLines: string;
  readonly reference: string;
  readonly optionalReference: string;
  readonly date: string | null;
  readonly optionalDate: string | null;
  readonly wholeNumber: number | null;
  readonly optionalWholeNumber: number | null;
  readonly flag: boolean;
}

type HeldOf<F extends Field> = F extends { readonly kind: 'choices' | 'texts' }
  ? readonly (ValueOf<F> extends readonly (infer Value)[] ? Value : never)[]
  : F['kind'] extends keyof HeldByKind
    ? HeldByKind[F['kind']]
    : ValueOf<F>;

/** What a form holds of these fields while somebody fills it in: text as it is typed, an empty box of numbers as null, no reference as an empty text. */
export type FormOf<F extends Fields> = { readonly [Name in keyof F]: HeldOf<F[Name]> };

/** What a record says of its fields; one that it refers to by name counts as its id. */
export type RecordWith<F extends Fields> = {
  readonly [Name in keyof F]: ValueOf<F[Name]> | { readonly id: string } | null;
};

const mapped = (
  fields: Fields,
  valueOf: (field: Field, name: string) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]));

/** What stands in a form as an empty text when there is none. */
const isEmptyText = (kind: Field['kind'] | undefined): boolean =>
  kind === 'optionalText' || kind === 'optionalLines' || kind === 'optionalReference';

const isWrittenAsText = (kind: Field['kind']): boolean =>
  kind === 'text' || kind === 'reference' || isEmptyText(kind);

/** The form of a record that is there. */
export const formOf = <F extends Fields>(fields: F, record: RecordWith<F>): FormOf<F> =>
  mapped(fields, (_, name) => {
    const value: unknown = record[name];
    if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
    const { kind } = fields[name] ?? {};
    return value === null && isEmptyText(kind) ? '' : value;
  }) as FormOf<F>;

/** The form of a record that nobody has written yet; a value of its own shape is the page's to bring. */
export const emptyForm = <F extends Fields>(fields: F): FormOf<F> =>
  mapped(fields, (field) => {
    if (field.kind === 'flag') return field.fallback;
    if (field.kind === 'choice') return field.values[0];
    if (field.kind === 'choices' || field.kind === 'texts') return [];
    return isWrittenAsText(field.kind) ? '' : null;
  }) as FormOf<F>;

/** What is written of a form: what was left empty is null. */
export const writtenIn = <F extends Fields>(
  fields: F,
  form: FormOf<F>,
): { [Name in keyof F]: ValueOf<F[Name]> } =>
  mapped(fields, ({ kind }, name) => {
    const value: unknown = form[name];
    if (isEmptyText(kind)) return value || null;
    if (kind === 'wholeNumber') return value ?? 0;
    return Array.isArray(value) ? [...(value as readonly unknown[])] : value;
  }) as { [Name in keyof F]: ValueOf<F[Name]> };

/** What has to be filled in and is not, in the server's own words. */
export function missingIn<F extends Fields>(
  fields: F,
  form: FormOf<F>,
): Readonly<Record<string, string>> {
  const empty = Object.entries(fields).filter(([name, { kind }]) => {
    const value: unknown = form[name];
    if (kind === 'text' || kind === 'reference') return String(value).trim() === '';
    if (kind === 'choices') return Array.isArray(value) && value.length === 0;
    return (kind === 'wholeNumber' || kind === 'date') && value === null;
  });
  return Object.fromEntries(empty.map(([name, field]) => [name, lackOf(field)]));
}

/** What whoever left it out is told. */
function lackOf(field: Field): string {
  const own = 'sentence' in field ? field.sentence : undefined;
  return own ?? sentences.required(field.label);
}
