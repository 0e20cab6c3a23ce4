import { z } from 'zod';
import { isDate } from '#domain/time/calendar.ts';
import { formText, sentences } from '#machines/texts.ts';

export {
  askedText,
  draftLines,
  draftText,
  formText,
  optionalLines,
  optionalText,
  describedLines,
  requiredLines,
  requiredText,
  searchText,
  secretText,
  sentences,
  textKinds,
} from '#machines/texts.ts';

/** A reference to a record. */
export const id = (label = 'Id') => z.uuid(sentences.invalid(label));

/** An instant on the wire: UTC, ISO 8601 with milliseconds. */
export const instant = (label = 'Time') =>
  z.iso.datetime({ error: sentences.invalid(label), precision: 3 });

/** A calendar date, `YYYY-MM-DD`. `sentence` is for whoever left it out. */
export const requiredDate = ({
  label,
  sentence = sentences.required(label),
}: {
  readonly label: string;
  readonly sentence?: string | undefined;
}) => z.iso.date({ error: ({ input }) => (input ? sentences.invalid(label) : sentence) });

/** A calendar date, `YYYY-MM-DD`, that may be left out; blank is null. */
export const optionalDate = (label: string) =>
  formText(sentences.invalid(label), 10)
    .trim()
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
