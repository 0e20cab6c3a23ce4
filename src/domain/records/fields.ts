/**
 * What is written about a kind of record, field by field: declared once, beside its chart. The body of its endpoints, the context of its chart, what its
 * row gives the chart and what its form holds are all made of the declaration.
 */
interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

interface OptionalTextField {
  readonly kind: 'optionalText' | 'optionalLines';
  readonly label: string;
  readonly most: number;
}

interface ChoiceField<Values extends readonly [string, ...string[]]> {
  readonly kind: 'choice';
  readonly label: string;
  readonly values: Values;
}

interface NumberField {
  readonly kind: 'wholeNumber' | 'optionalWholeNumber';
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

interface FlagField {
  readonly kind: 'flag';
  readonly label: string;
  /** What holds when nothing is said. */
  readonly fallback: boolean;
}

/** A value of a shape of its own, which the contract and the form bring themselves. */
interface OwnField<Value> {
  readonly kind: 'own';
  readonly label: string;
  /** For the compiler only. */
  readonly value?: Value;
}

interface PlainField<Kind extends 'reference' | 'optionalReference' | 'optionalDate'> {
  readonly kind: Kind;
  readonly label: string;
}

interface ChoicesField<Values extends readonly [string, ...string[]]> {
  readonly kind: 'choices';
  readonly label: string;
  readonly values: Values;
}

interface TextsField {
  readonly kind: 'texts';
  readonly label: string;
  readonly most: number;
}

type Words = readonly [string, ...string[]];

export type Field =
  | TextField
  | OptionalTextField
  | ChoiceField<Words>
  | ChoicesField<Words>
  | TextsField
  | NumberField
  | PlainField<'reference'>
  | PlainField<'optionalReference'>
  | PlainField<'optionalDate'>
  | FlagField
  | OwnField<unknown>;

export type Fields = Readonly<Record<string, Field>>;

/** Text on one line that must say something; `most` and `least` are characters. */
export const text = (label: string, most: number, least = 1) =>
  ({ kind: 'text', label, least, most }) as const;

/** Text on one line that may be left out. */
export const optionalText = (label: string, most: number) =>
  ({ kind: 'optionalText', label, most }) as const;

/** Text of several lines that may be left out. */
export const optionalLines = (label: string, most: number) =>
  ({ kind: 'optionalLines', label, most }) as const;

/** One of some words. */
export const choice = <const Values extends Words>(label: string, values: Values) =>
  ({ kind: 'choice', label, values }) as const;

/** Some of some words, each once, at least one. */
export const choices = <const Values extends Words>(label: string, values: Values) =>
  ({ kind: 'choices', label, values }) as const;

/** Any number of texts up to `most`. */
export const texts = (label: string, most: number) => ({ kind: 'texts', label, most }) as const;

/** The id of another record. */
export const reference = (label: string) => ({ kind: 'reference', label }) as const;

/** The id of another record, or none. */
export const optionalReference = (label: string) => ({ kind: 'optionalReference', label }) as const;

/** `YYYY-MM-DD`, or none. */
export const optionalDate = (label: string) => ({ kind: 'optionalDate', label }) as const;

/** A whole number from `least` to `most`. */
export const wholeNumber = (label: string, least: number, most: number) =>
  ({ kind: 'wholeNumber', label, least, most }) as const;

/** A whole number from `least` to `most`, or none. */
export const optionalWholeNumber = (label: string, least: number, most: number) =>
  ({ kind: 'optionalWholeNumber', label, least, most }) as const;

/** Yes or no. */
export const flag = (label: string, fallback: boolean) =>
  ({ kind: 'flag', label, fallback }) as const;

/** A value of a shape of its own: its schema is added to the body with `.extend`. */
export const own = <Value>(label: string): OwnField<Value> => ({ kind: 'own', label });

interface ValueByKind {
  readonly text: string;
  readonly optionalText: string | null;
  readonly optionalLines: string | null;
  readonly reference: string;
  readonly optionalReference: string | null;
  readonly optionalDate: string | null;
  readonly wholeNumber: number;
  readonly optionalWholeNumber: number | null;
  readonly flag: boolean;
  readonly texts: readonly string[];
}

export type ValueOf<F extends Field> = F extends {
  readonly kind: 'choice';
  readonly values: readonly (infer Value)[];
}
  ? Value
  : F extends { readonly kind: 'choices'; readonly values: readonly (infer Value)[] }
    ? Value[]
    : F extends OwnField<infer Value>
      ? Value
      : F['kind'] extends keyof ValueByKind
        ? ValueByKind[F['kind']]
        : never;

/** What a record holds of its fields, as its chart, its row and its answers know them. */
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** What something says of these fields, and nothing else of it. */
export const valuesIn = <F extends Fields>(
  fields: F,
  record: ValuesOf<F>,
): { [Name in keyof F]: ValueOf<F[Name]> } =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]])) as {
    [Name in keyof F]: ValueOf<F[Name]>;
  };
