import { Card } from '#web/ui/layout/card.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { coverageOf, reasonsOf, type CoverageRow } from '../coverage.ts';

const share = ({ seen, all }: { seen: number; all: number }): string => `${seen} of ${all}`;

const columns: readonly [Column<CoverageRow>, ...Column<CoverageRow>[]] = [
  { key: 'host', header: 'Walked', cell: ({ where }) => where },
  { key: 'states', header: 'States', cell: ({ found }) => share(found.states) },
  { key: 'transitions', header: 'Transitions', cell: ({ found }) => share(found.transitions) },
  { key: 'guards', header: 'Guards both ways', cell: ({ found }) => share(found.guards) },
  { key: 'pairs', header: 'Pairs', cell: ({ found }) => share(found.pairs) },
  { key: 'refusals', header: 'Refusals', cell: ({ found }) => share(found.refusals) },
];

/** What the suites have walked of one machine, and why the rest is out of their reach. */
export function CoveragePanel({ machine }: { machine: string }) {
  const rows = coverageOf(machine);
  if (rows.length === 0) return null;
  const reasons = reasonsOf(machine);
  return (
    <Card title="What the tests cover">
      <DataTable<CoverageRow>
        caption="What the tests cover"
        rows={rows}
        rowKey={({ where }) => where}
        columns={columns}
      />
      {reasons.map(({ where, reason, count }) => (
        <Text look="small" key={`${where} ${reason}`}>
          {where}, {count} not reached: {reason}
        </Text>
      ))}
    </Card>
  );
}
