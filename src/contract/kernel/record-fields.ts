import { z } from 'zod';
import type { Field, Fields } from '#domain/records/fields.ts';
import { sentences } from '#domain/records/sentences.ts';
import {
  choice,
  id,
  optionalDate,
  optionalLines,
  optionalText,
  requiredText,
  wholeNumber,
} from './fields.ts';

type Words = readonly [string, ...string[]];

const orNull = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? null);
const flag = (fallback: boolean) => z.boolean('Enter a valid answer.').default(fallback);
const texts = (label: string, most: number) =>
  z.array(requiredText(label, 255)).max(most).default([]);
const choices = <const T extends Words>(label: string, values: T) =>
  z
    .array(choice(label, values), sentences.required(label))
    .min(1, sentences.required(label))
    .refine((chosen) => new Set(chosen).size === chosen.length, sentences.invalid(label));

interface SchemaByKind {
  readonly text: ReturnType<typeof requiredText>;
  readonly optionalText: ReturnType<typeof optionalText>;
  readonly optionalLines: ReturnType<typeof optionalLines>;
  readonly reference: ReturnType<typeof id>;
  readonly optionalReference: ReturnType<typeof orNull<ReturnType<typeof id>>>;
  readonly optionalDate: ReturnType<typeof optionalDate>;
  readonly wholeNumber: ReturnType<typeof wholeNumber>;
  readonly optionalWholeNumber: ReturnType<typeof orNull<ReturnType<typeof wholeNumber>>>;
  readonly flag: ReturnType<typeof flag>;
  readonly texts: ReturnType<typeof texts>;
}

type SchemaOf<F extends Field> = F extends {
  readonly kind: 'choice';
  readonly values: infer Values extends Words;
}
  ? ReturnType<typeof choice<Values>>
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

function schemaOf(field: Field): z.ZodType {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return requiredText(label, field.most, field.least);
    case 'optionalText':
      return optionalText(label, field.most);
    case 'optionalLines':
      return optionalLines(label, field.most);
    case 'choice':
      return choice(label, field.values);
    case 'choices':
      return choices(label, field.values);
    case 'texts':
      return texts(label, field.most);
    case 'reference':
      return id(label);
    case 'optionalReference':
      return orNull(id(label));
    case 'optionalDate':
      return optionalDate(label);
    case 'wholeNumber':
      return wholeNumber(label, field.least, field.most);
    case 'optionalWholeNumber':
      return orNull(wholeNumber(label, field.least, field.most));
    case 'flag':
      return flag(field.fallback);
    case 'own':
      throw new Error(`${label} has a schema of its own.`);
  }
}
