import { questionnaireNames } from '#contract/questionnaires/questionnaires.ts';
import { questionnaireChart } from '#machines/questionnaire/chart.ts';
import { questionnaireFields } from '#machines/questionnaire/fields.ts';
import { questionnaires } from '#database/schema/index.ts';
import { nameIsFree } from '#server/records/names.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { effects } from './effects.ts';

export type QuestionnaireRow = typeof questionnaires.$inferSelect;

/** Questionnaires as the command kernel handles them. What they ask is kept in their versions, and not once more in their history. */
export const questionnaireKind = recordKind({
  chart: questionnaireChart,
  fields: questionnaireFields,
  table: questionnaires,
  path: questionnaireNames.path,
  answers: {
    isNameFree: nameIsFree({
      table: questionnaires,
      sentence: (name) => `A questionnaire called “${name}” exists.`,
    }),
  },
  effects,
  remember: () => ({}),
});
