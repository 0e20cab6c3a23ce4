import { kpiChart } from '#machines/kpi/chart.ts';
import { kpiFields } from '#machines/kpi/fields.ts';
import { kpiNames } from '#contract/programmes/kpis.ts';
import { kpis } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { effects } from './effects.ts';
import { answers } from './questions.ts';

export type KpiRow = typeof kpis.$inferSelect;

const kind = recordKind({
  chart: kpiChart,
  fields: kpiFields,
  table: kpis,
  path: kpiNames.path,
  answers,
  effects,
});

/** KPIs as the command kernel handles them. Their values have a list of their own. */
export const kpiKind: typeof kind = {
  ...kind,
  audience: () => ({
    userIds: [],
    staff: true,
    topics: [`record:${kpiNames.path}`, 'record:kpi-values'],
  }),
};
