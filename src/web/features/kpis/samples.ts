import { kpiChart } from '#machines/kpi/chart.ts';
import { samplePageOf, samplesOf } from '#web/charts/sample/sample-record.ts';
import { kpis, type KpiTrend } from './kpi-records.ts';

const trend: KpiTrend = { periods: [], programmes: [], teams: [] };

export const samplePages = samplesOf(kpiChart, kpis, {
  key: 'kpi',
  pages: [{ key: 'responses', title: 'KPI Responses', address: '/app/kpis/r1/responses' }],
  own: () => ({
    organizationIds: [],
    programmeIds: [],
    latest: null,
    change: null,
    responses: 0,
    computedAt: null,
    mayCompute: false,
  }),
  answers: () => ({
    'GET /kpis/{kpi}/trend': trend,
    'GET /kpi-value/filter': [],
    'GET /kpi-values': samplePageOf([]),
    'GET /kpis/choices': [],
  }),
});
