import { z } from 'zod';
import type { Field, Fields } from '#domain/records/fields.ts';
import { sentences } from '#domain/records/sentences.ts';
import {
  choice,
  draftLines,
  draftText,
  id,
  optionalDate,
  requiredDate,
  optionalLines,
  optionalText,
  requiredLines,
  requiredText,
  wholeNumber,
} from './fields.ts';

type Words = readonly [string, ...string[]];

interface Said {
  readonly label: string;
  readonly sentence?: string | undefined;
}

interface Flag {
  readonly fallback: boolean;
  readonly sentence?: string | undefined;
}

const orNull = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? null);
const flag = ({ fallback, sentence = 'Enter a valid answer.' }: Flag) =>
  z.boolean(sentence).default(fallback);
const texts = (label: string, most: number) =>
  z.array(requiredText(label, 255)).max(most).default([]);
const oneOf = <const T extends Words>(
  values: T,
  { label, sentence = sentences.invalid(label) }: Said,
) => z.enum(values, { error: sentence });
const referenceTo = ({ label, sentence = sentences.invalid(label) }: Said) => z.uuid(sentence);
const moment = ({ sentence }: Said) =>
  z.iso.datetime({ error: sentence, precision: 3 }).transform((text) => Date.parse(text));
const answer = ({ sentence }: Said) => z.boolean(sentence);
const references = ({ sentence, most }: Said & { readonly most: number }) =>
  z.array(z.uuid(sentence), sentence).max(most, `Choose at most ${most}.`).default([]);
const referenceOrWord = ({ word, sentence }: Said & { readonly word: string }) =>
  z.union([z.literal(word), z.uuid()], { error: sentence });
const choices = <const T extends Words>(
  values: T,
  { label, sentence = sentences.required(label) }: Said,
) =>
  z
    .array(choice(label, values), sentence)
    .min(1, sentence)
    .max(values.length, sentences.invalid(label))
    .refine((chosen) => new Set(chosen).size === chosen.length, sentences.invalid(label));

interface SchemaByKind {
  readonly text: ReturnType<typeof requiredText>;
  readonly lines: ReturnType<typeof requiredLines>;
  readonly optionalText: ReturnType<typeof optionalText>;
  readonly optionalLines: ReturnType<typeof optionalLines>;
  readonly draftText: ReturnType<typeof draftText>;
  readonly draftLines: ReturnType<typeof draftLines>;
  readonly moment: ReturnType<typeof moment>;
  readonly answer: ReturnType<typeof answer>;
  readonly references: ReturnType<typeof references>;
  readonly referenceOrWord: ReturnType<typeof referenceOrWord>;
  readonly reference: ReturnType<typeof referenceTo>;
  readonly optionalReference: ReturnType<typeof orNull<ReturnType<typeof id>>>;
  readonly date: ReturnType<typeof requiredDate>;
  readonly optionalDate: ReturnType<typeof optionalDate>;
  readonly wholeNumber: ReturnType<typeof wholeNumber>;
  readonly optionalWholeNumber: ReturnType<typeof orNull<ReturnType<typeof wholeNumber>>>;
  readonly flag: ReturnType<typeof flag>;
  readonly texts: ReturnType<typeof texts>;
}

type SchemaOf<F extends Field> = F extends { readonly lacks: 'null' }
  ? z.ZodOptional<z.ZodNullable<SaidSchemaOf<F>>>
  : F extends { readonly lacks: 'undefined' }
    ? z.ZodOptional<SaidSchemaOf<F>>
    : SaidSchemaOf<F>;

type SaidSchemaOf<F extends Field> = F extends {
  readonly kind: 'choice';
  readonly values: infer Values extends Words;
}
  ? ReturnType<typeof oneOf<Values>>
  : F extends { readonly kind: 'choices'; readonly values: infer Values extends Words }
    ? ReturnType<typeof choices<Values>>
    : F['kind'] extends keyof SchemaByKind
      ? SchemaByKind[F['kind']]
      : never;

type ShapeOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['kind'] extends 'own' ? never : Name]: SchemaOf<F[Name]>;
};

/** What creating and editing write, with a sentence for each field that is wrong. A field that needs more than its kind says is replaced with `.extend`. */
export const bodyOf = <F extends Fields>(fields: F) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { kind }]) => kind !== 'own')
        .map(([name, field]) => [name, schemaOf(field)]),
    ) as ShapeOf<F>,
  );

/** The payloads of events that people send, by what each of them brings. */
export const payloadsOf = <V extends Readonly<Record<string, { readonly payload: Fields }>>>(
  verbs: V,
) =>
  Object.fromEntries(
    Object.entries(verbs).map(([type, { payload }]) => [type, bodyOf(payload)]),
  ) as { readonly [Type in keyof V]: ReturnType<typeof bodyOf<V[Type]['payload']>> };

function schemaOf(field: Field): z.ZodType {
  const schema = saidSchemaOf(field);
  if (field.lacks === 'null') return schema.nullish();
  return field.lacks === 'undefined' ? schema.optional() : schema;
}

function saidSchemaOf(field: Field): z.ZodType {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return requiredText(label, field.most, field.least);
    case 'lines':
      return requiredLines(label, field.most, field.least);
    case 'optionalText':
      return optionalText(label, field.most);
    case 'optionalLines':
      return optionalLines(label, field.most);
    case 'choice':
      return oneOf(field.values, field);
    case 'choices':
      return choices(field.values, field);
    case 'texts':
      return texts(label, field.most);
    case 'draftText':
      return draftText(label, field.most);
    case 'draftLines':
      return draftLines(label, field.most);
    case 'moment':
      return moment(field);
    case 'answer':
      return answer(field);
    case 'references':
      return references(field);
    case 'referenceOrWord':
      return referenceOrWord(field);
    case 'reference':
      return referenceTo(field);
    case 'optionalReference':
      return orNull(id(label));
    case 'date':
      return requiredDate(field);
    case 'optionalDate':
      return optionalDate(label);
    case 'wholeNumber':
      return wholeNumber(label, field.least, field.most);
    case 'optionalWholeNumber':
      return orNull(wholeNumber(label, field.least, field.most));
    case 'flag':
      return flag(field);
    case 'own':
      throw new Error(`${label} has a schema of its own.`);
  }
}
