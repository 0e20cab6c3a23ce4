import { kpiFields } from '#machines/kpi/fields.ts';
import { courseOf, formatKpiValue } from '#domain/kpis/values.ts';
import type { DataOf } from '#web/api/call.ts';
import { oneOfField, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';
import * as texts from './texts.ts';

export type Kpi = DataOf<'GET /kpis/{kpi}'>;
export type KpiSummary = DataOf<'GET /kpis'>['data']['results'][number];
export type KpiTrend = DataOf<'GET /kpis/{kpi}/trend'>;

export const kpis = defineRecord({
  path: 'kpis',
  param: 'kpi',
  fields: kpiFields,
  noun: 'KPI',
  chart: () => import('#charts/kpi.json'),
});

export const allKpis = recordList('GET /kpis', {
  sortsFrom: 'GET /kpi/filter',
  sorts: {
    'name Ascending': texts.nameAToZ,
    'name Descending': texts.nameZToA,
    'latest Descending': texts.highestFirst,
    'latest Ascending': texts.lowestFirst,
  },
  filters: {
    source: oneOfField(kpiFields.source),
    period: oneOfField(kpiFields.period),
    deleted: ticked(texts.deletedKpis, texts.deleted),
  },
});

/** The way to the values of a KPI. */
export const responsesOf = (id: string) =>
  ({ to: '/app/kpis/$kpi/responses', params: { kpi: id } }) as const;

type Judged = Pick<KpiSummary, 'unit' | 'direction' | 'targetValue'>;

const changeWords = ({ unit }: Pick<Judged, 'unit'>, by: number): string => {
  const far = Math.abs(by);
  // Four of a hundred are no 4% of what it was.
  const amount = unit === '%' ? texts.percentagePoints(far) : formatKpiValue(far, unit);
  if (Math.abs(by) < 0.005) return texts.unchanged;
  return by > 0 ? texts.up(amount) : texts.down(amount);
};

const courseNames = { better: texts.better, worse: texts.worse, same: null } as const;

/** "Up 4 points, better" */
export function trendWords(kpi: Judged, change: KpiSummary['change']): string {
  if (change === null) return '–';
  const course = courseNames[change.course];
  const words = changeWords(kpi, change.by);
  return course === null || words === texts.unchanged ? words : texts.judged(words, course);
}

/** The same of two values of one member or team; their own change is all that is known of the earlier one. */
export const changeOf = (kpi: Judged, value: number, change: number | null): string =>
  change === null
    ? texts.first
    : trendWords(kpi, { by: change, course: courseOf(kpi, value - change, value) });
