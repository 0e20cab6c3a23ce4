import { Card } from '#web/ui/layout/card.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { coverageOf, reasonsOf, type CoverageRow } from '../coverage.ts';
import { Folded } from './folded.tsx';
import * as texts from './texts.ts';

const share = ({ seen, all }: { seen: number; all: number }): string => texts.ofLabel(seen, all);

const columns: readonly [Column<CoverageRow>, ...Column<CoverageRow>[]] = [
  { key: 'host', header: texts.walked, cell: ({ where }) => where },
  { key: 'states', header: texts.states, cell: ({ found }) => share(found.states) },
  { key: 'transitions', header: texts.transitions, cell: ({ found }) => share(found.transitions) },
  { key: 'guards', header: texts.guardsBothWays, cell: ({ found }) => share(found.guards) },
  { key: 'pairs', header: texts.pairs, cell: ({ found }) => share(found.pairs) },
  { key: 'refusals', header: texts.refusals, cell: ({ found }) => share(found.refusals) },
];

/** What the suites have walked of one machine, and why the rest is out of their reach. */
export function CoveragePanel({ machine }: { machine: string }) {
  const rows = coverageOf(machine);
  if (rows.length === 0) return null;
  const reasons = reasonsOf(machine);
  return (
    <Card title={texts.whatTheTestsCover}>
      <Folded title={texts.byWhere} openWhereWide>
        <DataTable<CoverageRow>
          caption={texts.whatTheTestsCover}
          rows={rows}
          rowKey={({ where }) => where}
          columns={columns}
        />
      </Folded>
      {reasons.length > 0 ? (
        <Folded title={texts.whyTheRestIsNot} openWhereWide>
          {reasons.map(({ where, reason, count }) => (
            <Text look="small" key={`${where} ${reason}`}>
              {texts.notReached(where, count, reason)}
            </Text>
          ))}
        </Folded>
      ) : null}
    </Card>
  );
}
