import { z } from 'zod';
import { sentences } from '#domain/records/sentences.ts';
import { lineOf, linesOf, troubleWith } from '#domain/text/text.ts';
import type { TextKind } from '#domain/text/text.ts';

export { sentences };

/**
 * What a text is, for whoever reads the contract; a law sees that every text that comes in says so. `line` and `lines` are shown to people and made fit for it; what
 * is searched for is only compared; a secret is taken byte by byte; a text of a fixed form is checked by whoever reads the form.
 */
export const textKinds = ['line', 'lines', 'search', 'secret', 'form'] as const;

const isOf = (kind: (typeof textKinds)[number]) => ({ 'x-text': kind });

const normalised = { line: lineOf, lines: linesOf } as const;

/** Fit to be shown: normalised, and without characters that nobody sees (security rules, text). */
const shown = (kind: TextKind, label: string, max: number, error: string) =>
  z
    .string({ error })
    .meta(isOf(kind))
    .overwrite(normalised[kind])
    .max(max, sentences.tooLong(label, max))
    .superRefine((text, context) => {
      const message = troubleWith(text, kind, label);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

const required = (
  kind: TextKind,
  label: string,
  max: number,
  min: number,
  lacking: string = sentences.required(label),
  short: string = sentences.tooShort(label, min),
) => shown(kind, label, max, lacking).min(1, lacking).min(min, short);

const optional = (kind: TextKind, label: string, max: number) =>
  shown(kind, label, max, sentences.invalid(label))
    .nullish()
    .transform((text) => text || null);

/** Text on one line that must say something, such as a name. */
export const requiredText = (label: string, max: number, min = 1) =>
  required('line', label, max, min);

/** The same, with a sentence of its own for whoever left it out. */
export const askedText = (label: string, max: number, sentence: string) =>
  required('line', label, max, 1, sentence);

/** Text on one line that may be left out; blank is null. */
export const optionalText = (label: string, max: number) => optional('line', label, max);

/** Text of several lines, plain or with marks, that must say something. */
export const requiredLines = (label: string, max: number, min = 1) =>
  required('lines', label, max, min);

/** The same, with one sentence for what is missing and for what is too short. */
export const describedLines = (label: string, max: number, min: number, sentence: string) =>
  required('lines', label, max, min, sentence, sentence);

/** Text of several lines, plain or with marks, that may be left out; blank is null. */
export const optionalLines = (label: string, max: number) => optional('lines', label, max);

/** Text on one line that is there and may be empty. */
export const draftText = (label: string, max: number) =>
  shown('line', label, max, sentences.invalid(label));

/** Text of several lines that is there and may be empty, as in a draft. */
export const draftLines = (label: string, max: number) =>
  shown('lines', label, max, sentences.invalid(label));

/** What somebody looks for: compared, never kept; blank is null. */
export const searchText = z
  .string({ error: sentences.invalid('Search') })
  .meta(isOf('search'))
  .overwrite(lineOf)
  .max(200, sentences.tooLong('Search', 200))
  .nullish()
  .transform((text) => text || null);

/** A text that is taken as it was sent, such as a password: neither trimmed nor normalised, so that it fits what it was made from. */
export const secretText = (error: string) => z.string({ error }).meta(isOf('secret'));

/** A text of a fixed form, such as the name of a time zone, that its reader takes apart or refuses. `sentence` says what is wrong with it. */
export const formText = (sentence: string, max: number, tooLong = sentence) =>
  z.string({ error: sentence }).meta(isOf('form')).max(max, tooLong);
