import { questionnaireResponseChart } from '#machines/questionnaire-response/chart.ts';
import type { ResponseContext } from '#machines/questionnaire-response/context.ts';
import type { ResponseEvent } from '#machines/questionnaire-response/machine.ts';
import { questionnaireResponseNames } from '#contract/questionnaires/responses.ts';
import { questionnaireResponses } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { effects } from './effects.ts';
import { answers } from './questions.ts';

export type ResponseRow = typeof questionnaireResponses.$inferSelect;

/** Responses as the command kernel handles them. What people answer is in no history. */
const kind = plainKind<ResponseContext, ResponseRow, ResponseEvent>({
  chart: questionnaireResponseChart,
  table: questionnaireResponses,
  path: questionnaireResponseNames.path,
  contextOf: ({
    id: _,
    version: __,
    status: ___,
    createdAt: ____,
    updatedAt: _____,
    unnamed: ______,
    ...context
  }) => context,
  answers,
  effects,
});

export const questionnaireResponseKind: typeof kind = {
  ...kind,
  audience: ({ row: { context } }) => ({
    userIds: [context.member],
    staff: true,
    topics: [
      `record:${questionnaireResponseNames.path}`,
      'record:submitted-responses',
      'record:questionnaire-assignments',
    ],
  }),
};
