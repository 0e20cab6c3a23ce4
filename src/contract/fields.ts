import { z } from 'zod';
import { isDate } from '#domain/time/calendar.ts';

/** The generic sentences of field errors (domain reference, 14). */
export const sentences = {
  required: (label: string) => `${label} is required.`,
  tooLong: (label: string, max: number) => `${label} can have at most ${max} characters.`,
  tooShort: (label: string, min: number) => `${label} must have at least ${min} characters.`,
  invalid: (label: string) => `Enter a valid ${label.toLowerCase()}.`,
  range: (label: string, min: number, max: number) => `${label} must be between ${min} and ${max}.`,
} as const;

/** Trimmed text that must say something. */
export const requiredText = (label: string, max: number, min = 1) =>
  z
    .string({ error: sentences.required(label) })
    .trim()
    .min(1, sentences.required(label))
    .min(min, sentences.tooShort(label, min))
    .max(max, sentences.tooLong(label, max));

/** Trimmed text that may be left out; blank is null. */
export const optionalText = (label: string, max: number) =>
  z
    .string({ error: sentences.invalid(label) })
    .trim()
    .max(max, sentences.tooLong(label, max))
    .nullish()
    .transform((text) => text || null);

/** A reference to a record. */
export const id = (label = 'Id') => z.uuid(sentences.invalid(label));

/** An instant on the wire: UTC, ISO 8601 with milliseconds. */
export const instant = (label = 'Time') =>
  z.iso.datetime({ error: sentences.invalid(label), precision: 3 });

/** A calendar date, `YYYY-MM-DD`, that may be left out; blank is null. */
export const optionalDate = (label: string) =>
  z
    .string({ error: sentences.invalid(label) })
    .trim()
    .max(10, sentences.invalid(label))
    .refine((text) => text === '' || isDate(text), sentences.invalid(label))
    .nullish()
    .transform((text) => text || null);

export const wholeNumber = (label: string, min: number, max: number) =>
  z
    .number({ error: sentences.invalid(label) })
    .int(sentences.invalid(label))
    .min(min, sentences.range(label, min, max))
    .max(max, sentences.range(label, min, max));

/** A whole number in a query string. */
export const queryNumber = (label: string, min: number, max: number) =>
  z.coerce
    .number<number | string>({ error: sentences.invalid(label) })
    .int(sentences.invalid(label))
    .min(min, sentences.range(label, min, max))
    .max(max, sentences.range(label, min, max));

export const choice = <const T extends readonly [string, ...string[]]>(label: string, values: T) =>
  z.enum(values, { error: sentences.invalid(label) });

/** `true` or `false` in a query string. */
export const queryFlag = (label: string) =>
  z
    .enum(['true', 'false'], { error: sentences.invalid(label) })
    .transform((text) => text === 'true');

/** A repeated key of a query string; one value is a list of one. */
export const queryList = <T extends z.ZodType>(item: T, most = 50) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(most).optional(),
  );
