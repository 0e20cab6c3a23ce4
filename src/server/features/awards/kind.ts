import { awardChart } from '#machines/award/chart.ts';
import type { AwardContext } from '#machines/award/context.ts';
import type { AwardEvent } from '#machines/award/capabilities.ts';
import { awardNamed, type AwardCode } from '#domain/recognition/awards.ts';
import { userAwards } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { effects } from './effects.ts';

export type AwardRow = typeof userAwards.$inferSelect;

/** The row as its chart knows it: how much an award takes is part of the product. */
export function contextOf(row: AwardRow): AwardContext {
  const { id: _, version: __, status: ___, createdAt: ____, updatedAt: _____, ...columns } = row;
  const award = columns.award as AwardCode;
  return { ...columns, award, goal: awardNamed(award).goal };
}

/** Awards as the command kernel handles them. */
const kind = plainKind<AwardContext, AwardRow, AwardEvent>({
  chart: awardChart,
  table: userAwards,
  path: 'awards',
  contextOf,
  effects,
});

export const awardKind: typeof kind = {
  ...kind,
  audience: ({ row: { context } }) => ({
    userIds: [context.userId],
    staff: false,
    topics: ['profile'],
  }),
};
