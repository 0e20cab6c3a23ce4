import { z } from 'zod';
import type { Field, Fields } from '#domain/records/fields.ts';
import { reference } from './records.ts';

type Words = readonly [string, ...string[]];
type EnumOf<Values extends Words> = z.ZodEnum<{ [Value in Values[number]]: Value }>;

interface AnswerByKind {
  readonly text: z.ZodString;
  readonly lines: z.ZodString;
  readonly draftText: z.ZodString;
  readonly draftLines: z.ZodString;
  readonly moment: z.ZodString;
  readonly referenceOrWord: z.ZodString;
  readonly references: z.ZodArray<typeof reference>;
  readonly answer: z.ZodBoolean;
  readonly optionalText: z.ZodNullable<z.ZodString>;
  readonly optionalLines: z.ZodNullable<z.ZodString>;
  readonly reference: typeof reference;
  readonly optionalReference: z.ZodNullable<typeof reference>;
  readonly date: z.ZodString;
  readonly optionalDate: z.ZodNullable<z.ZodString>;
  readonly wholeNumber: z.ZodInt;
  readonly optionalWholeNumber: z.ZodNullable<z.ZodInt>;
  readonly flag: z.ZodBoolean;
  readonly texts: z.ZodArray<z.ZodString>;
}

type AnswerOf<F extends Field> = F extends {
  readonly kind: 'choice';
  readonly values: infer Values extends Words;
}
  ? EnumOf<Values>
  : F extends { readonly kind: 'choices'; readonly values: infer Values extends Words }
    ? z.ZodArray<EnumOf<Values>>
    : F['kind'] extends keyof AnswerByKind
      ? AnswerByKind[F['kind']]
      : never;

type AnswersOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['kind'] extends 'own' ? never : Name]: AnswerOf<F[Name]>;
};

/** What answers say of a record's fields: `z.object({ ...plainFields, ...answersOf(tagFields) })`. Another record is named, with its id; a value of a shape of its own is added. */
export const answersOf = <F extends Fields>(fields: F): AnswersOf<F> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'own')
      .map(([name, field]) => [name, answerOf(field)]),
  ) as AnswersOf<F>;

function answerOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'lines':
    case 'draftText':
    case 'draftLines':
    case 'moment':
    case 'referenceOrWord':
    case 'date':
      return z.string();
    case 'optionalText':
    case 'optionalLines':
    case 'optionalDate':
      return z.string().nullable();
    case 'choice':
      return z.enum(field.values);
    case 'choices':
      return z.array(z.enum(field.values));
    case 'texts':
      return z.array(z.string());
    case 'reference':
      return reference;
    case 'references':
      return z.array(reference);
    case 'optionalReference':
      return reference.nullable();
    case 'wholeNumber':
      return z.int();
    case 'optionalWholeNumber':
      return z.int().nullable();
    case 'flag':
    case 'answer':
      return z.boolean();
    case 'own':
      throw new Error(`${field.label} has a schema of its own.`);
  }
}
