import { Card } from '#web/ui/layout/card.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Report } from './use-report-run.ts';
import { isNumeric, ValueOf } from './values.tsx';
import * as texts from './texts.ts';

type Row = Report['rows'][number];

/** All rows of a report, and what they make together. */
export function ReportTable({ report }: { report: Report }) {
  const { title, columns, rows, totals } = report;
  const [first, ...others] = columns.map((column, at): Column<Row> => ({
    key: column.key,
    header: column.label,
    cell: ({ values }) => <ValueOf column={column} value={values[at] ?? null} />,
    ...(isNumeric(column) && { align: 'end' as const }),
    ...(column.wide && { from: 'wide' as const }),
  }));
  if (first === undefined) return null;
  const all = totals === null ? rows : [...rows, { key: 'totals', values: totals }];
  return (
    <Card title={texts.theNumbers}>
      {rows.length === 0 ? (
        <Text tone="muted">{texts.nothingToShow}</Text>
      ) : (
        <DataTable<Row>
          caption={title}
          rows={all}
          rowKey={({ key }) => key}
          columns={[first, ...others]}
          scrolls
        />
      )}
    </Card>
  );
}
