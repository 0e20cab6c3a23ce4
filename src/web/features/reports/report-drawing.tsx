import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Report } from './use-report-run.ts';
import { useValueText, type Value } from './values.tsx';
import * as texts from './texts.ts';

/** More can't be told apart in one drawing. */
const mostDrawn = 40;

/** The rows of the table by the column of the drawing, those of one name added up. */
function drawnRows({ columns, rows, drawing }: Report) {
  const by = columns.findIndex(({ key }) => key === drawing.by);
  const groups = Map.groupBy(rows, ({ values }) => values[by] ?? null);
  return [...groups].map(([name, together]) => ({
    name,
    valueAt(at: number): number | null {
      const numbers = together.flatMap(({ values }) => {
        const value = values[at];
        return typeof value === 'number' ? [value] : [];
      });
      return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0);
    },
  }));
}

/** What the table says, to be seen at a glance; its numbers can be opened as a table of their own. */
export function ReportDrawing({ report }: { report: Report }) {
  const textOf = useValueText();
  const { columns, drawing, answer } = report;
  const column = columns.find(({ key }) => key === drawing.by);
  const all = drawnRows(report);
  const rows = all.slice(0, mostDrawn);
  if (column === undefined || rows.length === 0) return null;
  const shown = columns.flatMap((each, at) =>
    drawing.series.includes(each.key) ? [{ column: each, at }] : [],
  );
  const [first] = shown;
  const nameOf = (value: Value) => textOf(column, value);
  const props = {
    title: drawing.title,
    description: answer,
    categoryLabel: column.label,
    categories: uniqueNames(rows.map(({ name }) => nameOf(name))),
    series: shown.map(({ column: { key, label }, at }) => ({
      key,
      label,
      values: rows.map(({ valueAt }) => valueAt(at)),
    })),
    ...(first && { format: (value: number) => textOf(first.column, value) }),
  };
  return (
    <>
      {drawing.look === 'line' ? (
        <LineChart {...props} />
      ) : (
        <BarChart {...props} stacked={drawing.look === 'stacked'} />
      )}
      {all.length > rows.length ? (
        <Text look="small" tone="muted">
          {texts.firstDrawn(rows.length)}
        </Text>
      ) : null}
    </>
  );
}

/** Two people may have one name, and each has a place of their own. */
function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
