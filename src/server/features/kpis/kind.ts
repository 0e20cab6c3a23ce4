import { kpiChart } from '#machines/kpi/chart.ts';
import { kpiFields } from '#machines/kpi/fields.ts';
import { kpiNames } from '#contract/programmes/kpis.ts';
import { kpis } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { effects } from './effects.ts';
import { answers } from './questions.ts';

export type KpiRow = typeof kpis.$inferSelect;

/** KPIs as the command kernel handles them. */
export const kpiKind = recordKind({
  chart: kpiChart,
  fields: kpiFields,
  table: kpis,
  path: kpiNames.path,
  answers,
  effects,
});
