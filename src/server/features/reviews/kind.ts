import { reviewChart } from '#machines/review/chart.ts';
import type { ReviewContext } from '#machines/review/context.ts';
import type { ReviewEvent } from '#machines/review/capabilities.ts';
import { reviews } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { effects } from './effects.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** Reviews as the command kernel handles them. What people say is in no history. */
const kind = plainKind<ReviewContext, ReviewRow, ReviewEvent>({
  chart: reviewChart,
  table: reviews,
  path: 'reviews',
  contextOf: ({ id: _, version: __, status: ___, createdAt: ____, updatedAt: _____, ...context }) =>
    context,
  effects,
});

export const reviewKind: typeof kind = {
  ...kind,
  // A page of the coach that changes at this very moment would say who it was.
  audience: ({ row: { context } }) => ({
    userIds: context.anonymous ? [context.member] : [context.member, context.coach],
    staff: true,
    topics: ['record:reviews'],
  }),
};
