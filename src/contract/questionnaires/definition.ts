import { z } from 'zod';
import {
  bandColours,
  clauseKinds,
  labelMost,
  largestNumber,
  mostBands,
  mostClauses,
  mostOptions,
  mostQuestions,
  mostRows,
  optionMost,
  patternMost,
  questionTypes,
  scoringMethods,
} from '#domain/questionnaires/vocabulary.ts';
import { choice, draftLines, draftText, id, sentences, wholeNumber } from '../kernel/fields.ts';

/** What is still being written may be incomplete: what has to be there before it is published is said by the domain, question by question. */
const number = (label: string) =>
  z
    .number({ error: `${label} is invalid.` })
    .min(-largestNumber)
    .max(largestNumber);
const named = { id: id('Option'), label: draftText('Option', optionMost) };

const isEachOnce = (all: readonly { readonly id: string }[]): boolean =>
  new Set(all.map((each) => each.id)).size === all.length;
const twice = 'List each one once.';

const condition = z.object({
  match: choice('Match', ['all', 'any']),
  clauses: z
    .array(
      z.object({
        question: id('Question'),
        is: choice('Condition', clauseKinds),
        values: z.array(z.union([z.enum(['yes', 'no']), id('Option')])).max(mostOptions),
        number: number('Number').nullable(),
      }),
    )
    .min(1, 'Choose the answers that show it.')
    .max(mostClauses, `A question depends on at most ${mostClauses} answers.`),
});

export const question = z.object({
  id: id('Question'),
  type: choice('Type', questionTypes),
  label: draftLines('Question', labelMost),
  help: draftLines('Help', labelMost),
  required: z.boolean(),
  sensitive: z.boolean(),
  options: z
    .array(z.object({ ...named, score: number('Score').nullable() }))
    .max(mostOptions, `A question has at most ${mostOptions} options.`)
    .refine(isEachOnce, twice),
  rows: z
    .array(z.object(named))
    .max(mostRows, `A matrix has at most ${mostRows} lines.`)
    .refine(isEachOnce, twice),
  limits: z.object({
    min: number('Smallest').nullable(),
    max: number('Largest').nullable(),
    pattern: draftText('Pattern', patternMost).nullable(),
    maxSelected: wholeNumber('At most', 1, mostOptions).nullable(),
  }),
  ends: z.object({ low: draftText('Low end', 60), high: draftText('High end', 60) }),
  visibleIf: condition.nullable(),
  weight: z.number(sentences.invalid('Weight')).min(0).max(100),
  kpi: id('KPI').nullable().default(null),
});

export const scoring = z.object({
  method: choice('Score', scoringMethods),
  bands: z
    .array(
      z.object({
        from: number('From'),
        to: number('To'),
        label: draftText('Band', 60),
        colour: choice('Colour', bandColours),
        advice: draftLines('Advice', labelMost),
      }),
    )
    .max(mostBands, `There are at most ${mostBands} score bands.`),
});

export const questions = z
  .array(question, 'Add at least one question.')
  .max(mostQuestions, `A questionnaire has at most ${mostQuestions} questions.`)
  .refine(isEachOnce, twice);
