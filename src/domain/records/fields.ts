/**
 * What is written about a kind of record, field by field: declared once, beside its chart. The body of its endpoints, the context of its chart, what its
 * row gives the chart and what its form holds are all made of the declaration.
 */
interface Labelled {
  readonly label: string;
  /** What helps to fill it in, below its input. */
  readonly tip?: string | undefined;
}

interface TextField extends Labelled {
  readonly kind: 'text' | 'lines';
  readonly least: number;
  readonly most: number;
}

interface OptionalTextField extends Labelled {
  readonly kind: 'optionalText' | 'optionalLines' | 'draftText' | 'draftLines';
  readonly most: number;
}

interface ChoiceField<Values extends readonly [string, ...string[]]> extends Labelled {
  readonly kind: 'choice';
  readonly values: Values;
  /** What each of them is called; the word itself when left out. */
  readonly names?: Readonly<Record<Values[number], string>> | undefined;
  /** What whoever chose none of them is told; the usual sentence when left out. */
  readonly sentence?: string | undefined;
}

interface NumberField extends Labelled {
  readonly kind: 'wholeNumber' | 'optionalWholeNumber';
  /** What it counts, beside the label of its input: "minutes". */
  readonly unit?: string | undefined;
  /** How far its input goes at a press. */
  readonly step?: number | undefined;
  readonly least: number;
  readonly most: number;
}

interface FlagField extends Labelled {
  readonly kind: 'flag';
  /** What whoever says neither is told; the usual sentence when left out. */
  readonly sentence?: string | undefined;
  /** What holds when nothing is said. */
  readonly fallback: boolean;
}

/** A value of a shape of its own, which the contract and the form bring themselves. */
interface OwnField<Value> extends Labelled {
  readonly kind: 'own';
  /** For the compiler only. */
  readonly value?: Value;
}

interface PlainField<
  Kind extends 'reference' | 'optionalReference' | 'date' | 'optionalDate',
> extends Labelled {
  readonly kind: Kind;
  readonly sentence?: string | undefined;
}

/** A value of which nothing but its kind can be wrong, with what is said then. */
interface SaidField<Kind extends 'moment' | 'answer' | 'references'> extends Labelled {
  readonly kind: Kind;
  readonly sentence: string;
}

interface ReferenceOrWordField<Word extends string> extends Labelled {
  readonly kind: 'referenceOrWord';
  readonly word: Word;
  readonly sentence: string;
}

interface ChoicesField<Values extends readonly [string, ...string[]]> extends Labelled {
  readonly kind: 'choices';
  readonly values: Values;
  /** What each of them is called; the word itself when left out. */
  readonly names?: Readonly<Record<Values[number], string>> | undefined;
  /** What whoever chose none of them is told; the usual sentence when left out. */
  readonly sentence?: string | undefined;
}

type Words = readonly [string, ...string[]];

/** What an event need not bring: it is left out, or for `null` may also be said to be nothing. */
interface MayLack {
  readonly lacks?: 'undefined' | 'null';
}

export type Field = MayLack &
  (
    | TextField
    | OptionalTextField
    | ChoiceField<Words>
    | ChoicesField<Words>
    | (Labelled & { readonly kind: 'texts'; readonly most: number })
    | NumberField
    | PlainField<'reference'>
    | PlainField<'optionalReference'>
    | PlainField<'date'>
    | PlainField<'optionalDate'>
    | FlagField
    | SaidField<'moment'>
    | SaidField<'answer'>
    | (SaidField<'references'> & { readonly most: number })
    | ReferenceOrWordField<string>
    | OwnField<unknown>
  );

export type Fields = Readonly<Record<string, Field>>;

/** What can be said of a field besides. */
interface More {
  readonly tip?: string;
}

type MoreOrElse = More & { readonly sentence?: string };

/** Text on one line that must say something; `most` and `least` are characters. */
export const text = (
  label: string,
  most: number,
  { least = 1, tip }: More & { readonly least?: number } = {},
) => ({ kind: 'text', label, least, most, tip }) as const;

/** Text of several lines that must say something. */
export const lines = (label: string, most: number, least = 1) =>
  ({ kind: 'lines', label, least, most }) as const;

/** Text on one line that may be left out. */
export const optionalText = (label: string, most: number, { tip }: More = {}) =>
  ({ kind: 'optionalText', label, most, tip }) as const;

/** Text of several lines that may be left out. */
export const optionalLines = (label: string, most: number, { tip }: More = {}) =>
  ({ kind: 'optionalLines', label, most, tip }) as const;

interface MoreOfWords<Value extends string> extends More {
  readonly names?: Readonly<Record<Value, string>>;
}

/** Text on one line, or of several lines, that is there and may be empty, as in a draft. */
export const draftText = (label: string, most: number) =>
  ({ kind: 'draftText', label, most }) as const;
export const draftLines = (label: string, most: number) =>
  ({ kind: 'draftLines', label, most }) as const;

/** One of some words. `sentence` is for whoever chose none of them, where the usual one does not fit. */
export const choice = <const Values extends Words>(
  label: string,
  values: Values,
  { names, tip, sentence }: MoreOfWords<Values[number]> & MoreOrElse = {},
) => ({ kind: 'choice', label, values, names, tip, sentence }) as const;

/** Some of some words, each once, at least one. `sentence` is for whoever chose none of them, where the usual one does not fit. */
export const choices = <const Values extends Words>(
  label: string,
  values: Values,
  { names, tip, sentence }: MoreOfWords<Values[number]> & MoreOrElse = {},
) => ({ kind: 'choices', label, values, names, tip, sentence }) as const;

/** Any number of texts up to `most`. */
export const texts = (label: string, most: number, { tip }: More = {}) =>
  ({ kind: 'texts', label, most, tip }) as const;

/** The id of another record. */
export const reference = (label: string, { tip, sentence }: MoreOrElse = {}) =>
  ({ kind: 'reference', label, tip, sentence }) as const;

/** The ids of other records, `most` at most; none when left out. */
export const references = (label: string, sentence: string, most = 100) =>
  ({ kind: 'references', label, sentence, most }) as const;

/** The id of another record, or a word in its place. */
export const referenceOrWord = <const Word extends string>(
  label: string,
  word: Word,
  sentence: string,
) => ({ kind: 'referenceOrWord', label, word, sentence }) as const;

/** An instant: epoch milliseconds here, UTC with milliseconds on the wire. */
export const moment = (label: string, sentence: string) =>
  ({ kind: 'moment', label, sentence }) as const;

/** Yes or no, which has to be said. */
export const answer = (label: string, sentence: string) =>
  ({ kind: 'answer', label, sentence }) as const;

/** The id of another record, or none. */
export const optionalReference = (label: string, { tip }: More = {}) =>
  ({ kind: 'optionalReference', label, tip }) as const;

/** `YYYY-MM-DD`. */
export const date = (label: string, { tip, sentence }: MoreOrElse = {}) =>
  ({ kind: 'date', label, tip, sentence }) as const;

/** `YYYY-MM-DD`, or none. */
export const optionalDate = (label: string, { tip }: More = {}) =>
  ({ kind: 'optionalDate', label, tip }) as const;

interface MoreOfNumber extends More {
  readonly unit?: string;
  readonly step?: number;
}

/** A whole number from `least` to `most`. */
export const wholeNumber = (
  label: string,
  least: number,
  most: number,
  { tip, unit, step }: MoreOfNumber = {},
) => ({ kind: 'wholeNumber', label, least, most, tip, unit, step }) as const;

/** A whole number from `least` to `most`, or none. */
export const optionalWholeNumber = (
  label: string,
  least: number,
  most: number,
  { tip, unit, step }: MoreOfNumber = {},
) => ({ kind: 'optionalWholeNumber', label, least, most, tip, unit, step }) as const;

/** Yes or no. */
export const flag = (label: string, fallback: boolean, { tip, sentence }: MoreOrElse = {}) =>
  ({ kind: 'flag', label, fallback, tip, sentence }) as const;

/** What an event may leave out. */
export const maybe = <F extends Field>(field: F): F & { readonly lacks: 'undefined' } => ({
  ...field,
  lacks: 'undefined',
});

/** What an event may leave out, or say that there is none. */
export const orNone = <F extends Field>(field: F): F & { readonly lacks: 'null' } => ({
  ...field,
  lacks: 'null',
});

/** A value of a shape of its own: its schema is added to the body with `.extend`. */
export const own = <Value>(label: string): OwnField<Value> => ({ kind: 'own', label });

interface ValueByKind {
  readonly text: string;
  readonly lines: string;
  readonly optionalText: string | null;
  readonly optionalLines: string | null;
  readonly draftText: string;
  readonly draftLines: string;
  readonly moment: number;
  readonly answer: boolean;
  readonly references: readonly string[];
  readonly referenceOrWord: string;
  readonly reference: string;
  readonly optionalReference: string | null;
  readonly date: string;
  readonly optionalDate: string | null;
  readonly wholeNumber: number;
  readonly optionalWholeNumber: number | null;
  readonly flag: boolean;
  readonly texts: readonly string[];
}

type LackOf<F extends Field> = F extends { readonly lacks: 'null' }
  ? null | undefined
  : F extends { readonly lacks: 'undefined' }
    ? undefined
    : never;

export type ValueOf<F extends Field> = LackOf<F> | SaidOf<F>;

type SaidOf<F extends Field> = F extends {
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
