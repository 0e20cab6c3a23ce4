import { questionnaireAssignmentChart } from '#machines/questionnaire-assignment/chart.ts';
import { assignmentFields } from '#machines/questionnaire-assignment/fields.ts';
import { questionnaireAssignmentNames } from '#contract/questionnaires/assignments.ts';
import { questionnaireAssignments } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { effects } from './effects.ts';
import { answers } from './questions.ts';

export type { AssignmentRow } from './progress.ts';

const kind = recordKind({
  chart: questionnaireAssignmentChart,
  fields: assignmentFields,
  table: questionnaireAssignments,
  path: questionnaireAssignmentNames.path,
  answers,
  effects,
});

/** Questionnaires of programmes and bookings as the command kernel handles them. */
export const questionnaireAssignmentKind: typeof kind = {
  ...kind,
  audience: (record) => ({
    ...kind.audience(record),
    topics: [
      `record:${questionnaireAssignmentNames.path}`,
      'record:questionnaire-responses',
      'record:submitted-responses',
    ],
  }),
};
