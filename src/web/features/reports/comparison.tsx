import { Card } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Report } from './use-report-run.ts';
import { isNumeric, useValueText, type ReportColumn, type Value } from './values.tsx';
import * as texts from './texts.ts';

interface Compared {
  readonly column: ReportColumn;
  readonly now: Value;
  readonly before: Value;
}

/** What a report says of all its rows; where there is but one, what that says. */
const wholeOf = ({ totals, rows }: Report): readonly Value[] =>
  totals ?? (rows.length === 1 ? (rows[0]?.values ?? []) : []);

/** The report beside the same of the period before. */
export function Comparison({ report, earlier }: { report: Report; earlier: Report }) {
  const textOf = useValueText();
  const [now, before] = [wholeOf(report), wholeOf(earlier)];
  const rows = report.columns.flatMap((column, at): Compared[] => {
    const compared = { column, now: now[at] ?? null, before: before[at] ?? null };
    return isNumeric(column) && (compared.now !== null || compared.before !== null)
      ? [compared]
      : [];
  });
  const changeOf = ({ column, now: value, before: earlierValue }: Compared): string => {
    if (typeof value !== 'number' || typeof earlierValue !== 'number') return texts.none;
    const change = Math.round((value - earlierValue) * 10) / 10;
    return change > 0 ? texts.more(textOf(column, change)) : textOf(column, change);
  };
  return (
    <Card title={texts.comparison} note={earlier.answer}>
      {rows.length === 0 ? null : (
        <DataTable<Compared>
          caption={texts.comparison}
          rows={rows}
          rowKey={({ column }) => column.key}
          columns={[
            { key: 'measure', header: texts.measure, cell: ({ column }) => column.label },
            {
              key: 'now',
              header: texts.thisPeriod,
              align: 'end',
              cell: (row) => textOf(row.column, row.now),
            },
            {
              key: 'before',
              header: texts.periodBefore,
              align: 'end',
              cell: (row) => textOf(row.column, row.before),
            },
            { key: 'change', header: texts.change, align: 'end', cell: changeOf },
          ]}
        />
      )}
    </Card>
  );
}
