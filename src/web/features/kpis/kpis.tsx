import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { kpiDirectionNames } from '#domain/kpis/vocabulary.ts';
import { formatKpiValue } from '#domain/kpis/values.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { RecordListPage, RecordTable, statusColumn } from '#web/screens/list/record-list-page.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { History } from '#web/ui/icons.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { allKpis, kpis, trendWords, type KpiSummary } from './kpi-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/kpis')({
  staticData: { title: 'KPIs', audience: 'staff', list: allKpis },
  validateSearch: allKpis.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Kpis,
});

const columns: readonly Column<KpiSummary, OrderOf<'GET /kpis'>>[] = [
  { key: 'unit', header: kpis.fields.unit.label, from: 'wide', cell: ({ unit }) => unit },
  {
    key: 'direction',
    header: texts.direction,
    from: 'wide',
    cell: ({ direction }) => kpiDirectionNames[direction],
  },
  {
    key: 'target',
    header: texts.target,
    align: 'end',
    cell: ({ targetValue, unit }) =>
      targetValue === null ? '–' : formatKpiValue(targetValue, unit),
  },
  {
    key: 'latest',
    header: texts.latestAverage,
    sort: 'latest',
    align: 'end',
    cell: ({ latest, unit }) => (latest === null ? '–' : formatKpiValue(latest.average, unit)),
  },
  { key: 'trend', header: texts.trend, cell: (row) => trendWords(row, row.change) },
  {
    key: 'responses',
    header: texts.responses,
    align: 'end',
    cell: ({ responses }) => responses,
  },
  { ...statusColumn, from: 'wide' },
];

/** Several KPIs at once. */
const choice = rowChoice<KpiSummary, 'POST /kpis/{kpi}/events'>('POST /kpis/{kpi}/events', {
  noun: 'KPI',
  nouns: 'KPIs',
  events: {
    DELETE: texts.deletedTogether,
    RESTORE: texts.restoredTogether,
  },
  nameOf: ({ name }) => name,
});

function Kpis() {
  const list = useRecordList(allKpis, Route.useSearch());
  return (
    <RecordListPage
      of={kpis}
      list={list}
      lead={texts.listLead}
      icon={<History />}
      choice={choice}
      none={texts.aKpiIsAFigure}
    >
      {(rows) => <RecordTable of={kpis} rows={rows} columns={columns} />}
    </RecordListPage>
  );
}
