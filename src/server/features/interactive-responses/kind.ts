import { interactiveResponseChart } from '#machines/interactive-response/chart.ts';
import type { ResponseContext } from '#machines/interactive-response/context.ts';
import type { ResponseEvent } from '#machines/interactive-response/machine.ts';
import { interactiveResponseNames } from '#contract/resources/interactive-responses.ts';
import { interactiveResponses } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { answers } from './questions.ts';
import { effects } from './effects.ts';
import { remembered } from './remembered.ts';

export type ResponseRow = typeof interactiveResponses.$inferSelect;

/** Responses as the command kernel handles them. */
const kind = plainKind<ResponseContext, ResponseRow, ResponseEvent>({
  chart: interactiveResponseChart,
  table: interactiveResponses,
  path: interactiveResponseNames.path,
  contextOf: ({ id: _, version: __, status: ___, createdAt: ____, updatedAt: _____, ...context }) =>
    context,
  answers,
  effects,
  remember: remembered,
});

export const interactiveResponseKind: typeof kind = {
  ...kind,
  audience: ({ row: { context } }) => ({
    userIds: [context.member],
    staff: true,
    topics: [`record:${interactiveResponseNames.path}`, 'record:interactive-response-audit-items'],
  }),
};
