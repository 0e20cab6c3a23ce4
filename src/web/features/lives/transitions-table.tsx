import type { Chart } from '#web/charts/drawing/chart.ts';
import { ruleOf } from '#web/charts/rules.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import type { LivesSearch } from './lives-search.ts';
import { NumberLink } from './number-link.tsx';
import type { RecordChart } from './record-chart.ts';
import { happened, stateInWords, waited, type Lives } from './words.ts';
import * as texts from './texts.ts';

type Taken = Lives['transitions'][number];

interface Row extends Taken {
  /** What the chart says of it; nothing where it has changed since. */
  readonly drawn: Chart['transitions'][number] | undefined;
  /** Its part of those who left from where it begins, of hundred; null where it leads nowhere. */
  readonly share: number | null;
}

interface TransitionsTableProps {
  drawn: RecordChart;
  lives: Lives;
  search: LivesSearch;
}

/** Which ways records took in the period, in the order of the chart, and how long they had stood before. */
export function TransitionsTable({ drawn, lives, search }: TransitionsTableProps) {
  const { machine, chart, story } = drawn;
  const { percent } = useNumbers();
  const { mayList } = lives;
  const rows = rowsOf(chart, lives);
  const where = (path: string | undefined) => (path ? stateInWords(story, path) : '–');
  const columns: readonly [Column<Row>, ...Column<Row>[]] = [
    {
      key: 'way',
      header: texts.way,
      cell: (row) => (
        <Stack gap="1">
          {happened(chart, row.transition)}
          {row.drawn?.guard && isOneOfSeveral(row, rows) ? (
            <Text look="small" tone="muted">
              {onlyWhere(chart, row.drawn)}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    { key: 'from', header: texts.fromState, cell: (row) => where(row.drawn?.source) },
    {
      key: 'to',
      header: texts.toState,
      cell: (row) => (row.drawn?.target === null ? texts.stays : where(row.drawn?.target)),
    },
    {
      key: 'records',
      header: texts.records,
      align: 'end',
      cell: ({ transition, records }) => (
        <NumberLink {...{ machine, search, records, mayList }} kind="transition" of={transition} />
      ),
    },
    {
      key: 'share',
      header: texts.share,
      align: 'end',
      cell: ({ share }) => (share === null ? '–' : percent(share)),
    },
    { key: 'half', header: texts.half, align: 'end', cell: ({ half }) => lengthOf(half) },
    { key: 'most', header: texts.most, align: 'end', cell: ({ most }) => lengthOf(most) },
  ];
  return (
    <Card title={texts.waysTheyTook} note={texts.howLongTheyStood}>
      {rows.length === 0 ? (
        <Text tone="muted">{texts.nobodyWent}</Text>
      ) : (
        <DataTable<Row>
          caption={texts.waysTheyTook}
          rows={rows}
          rowKey={({ transition }) => transition}
          columns={columns}
        />
      )}
    </Card>
  );
}

const lengthOf = (milliseconds: number | null) => (
  <span className="viewer-length">{waited(milliseconds)}</span>
);

/** What has to be so for it, as the rules of the chart say it. */
function onlyWhere(chart: Chart, each: Chart['transitions'][number]): string {
  const { conditions } = ruleOf(chart, each);
  return conditions.length === 0 ? texts.otherwise : conditions.join(' ');
}

/** Whether its condition alone tells it from another of the table. */
const isOneOfSeveral = ({ drawn }: Row, rows: readonly Row[]): boolean =>
  rows.filter(
    (other) =>
      other.drawn?.source === drawn?.source &&
      other.drawn?.target === drawn?.target &&
      (other.drawn?.description ?? other.drawn?.event) === (drawn?.description ?? drawn?.event),
  ).length > 1;

/** In the order of the chart; what it does not know any more comes last. */
function rowsOf(chart: Chart, { transitions, floor }: Lives): Row[] {
  const known = chart.transitions.map(({ id }) => id);
  const placeOf = (id: string) => (known.includes(id) ? known.indexOf(id) : known.length);
  const found = transitions
    .map((taken) => ({
      ...taken,
      drawn: chart.transitions.find(({ id }) => id === taken.transition),
    }))
    .toSorted((one, other) => placeOf(one.transition) - placeOf(other.transition));
  const leavers = found.filter(({ drawn }) => drawn && drawn.target !== null);
  return found.map((row) => {
    const left = leavers
      .filter(({ drawn }) => drawn?.source === row.drawn?.source)
      .reduce((sum, { records }) => sum + records, 0);
    // A part of what is shown would not be a part of all.
    const isPart = floor === null && leavers.includes(row);
    return { ...row, share: isPart ? Math.round((row.records / left) * 100) : null };
  });
}
