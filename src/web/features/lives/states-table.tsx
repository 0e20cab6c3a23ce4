import { Card } from '#web/ui/layout/card.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import type { LivesSearch } from './lives-search.ts';
import { NumberLink } from './number-link.tsx';
import type { RecordChart } from './record-chart.ts';
import { stateInWords, type Lives } from './words.ts';
import * as texts from './texts.ts';

interface StatesTableProps {
  drawn: RecordChart;
  lives: Lives;
  search: LivesSearch;
}

interface StateRow {
  readonly path: string;
  readonly now: number | undefined;
  readonly stopped: number | undefined;
}

/** Where records stand now, and where those of the period stopped. */
export function StatesTable({ drawn: { machine, chart, story }, lives, search }: StatesTableProps) {
  const { current, stopped, mayList } = lives;
  const countOf = (counts: Lives['current'], path: string) =>
    counts.find(({ state }) => state === path)?.records;
  const named = chart.states.map(({ path }) => path);
  const others = [...current, ...stopped].map(({ state }) => state);
  const rows = [...new Set([...named, ...others])]
    .map((path): StateRow => ({
      path,
      now: countOf(current, path),
      stopped: countOf(stopped, path),
    }))
    .filter((row) => row.now !== undefined || row.stopped !== undefined);
  const number = (kind: 'current' | 'stopped', of: string, records: number | undefined) =>
    records === undefined ? (
      '–'
    ) : (
      <NumberLink {...{ machine, search, kind, of, records, mayList }} />
    );
  const columns: readonly [Column<StateRow>, ...Column<StateRow>[]] = [
    { key: 'state', header: texts.state, cell: ({ path }) => stateInWords(story, path) },
    {
      key: 'now',
      header: texts.now,
      align: 'end',
      cell: ({ path, now }) => number('current', path, now),
    },
    {
      key: 'stopped',
      header: texts.stoppedHere,
      align: 'end',
      cell: ({ path, stopped: records }) => number('stopped', path, records),
    },
  ];
  return (
    <Card title={texts.whereTheyStand} note={texts.ofThoseOfThePeriod}>
      {rows.length === 0 ? (
        <Text tone="muted">{texts.nobodyStands}</Text>
      ) : (
        <DataTable<StateRow>
          caption={texts.whereTheyStand}
          rows={rows}
          rowKey={({ path }) => path}
          columns={columns}
        />
      )}
    </Card>
  );
}
