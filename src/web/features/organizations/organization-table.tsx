import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { dateIn, listTitle, pageOf } from './words.ts';
import type { OrganizationSummary } from './words.ts';

export function OrganizationTable({ rows }: { rows: readonly OrganizationSummary[] }) {
  const zone = useZone();
  return (
    <DataTable
      caption={listTitle}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: ({ id, name }) => (
            <TextLink tone="record" {...pageOf(id)}>
              {name}
            </TextLink>
          ),
        },
        { key: 'members', header: 'Members', align: 'end', cell: ({ members }) => members },
        { key: 'teams', header: 'Teams', align: 'end', cell: ({ teams }) => teams },
        {
          key: 'programmes',
          header: 'Active programmes',
          align: 'end',
          cell: ({ activeProgrammes }) => activeProgrammes,
        },
        {
          key: 'contractEnd',
          header: 'Contract end',
          from: 'wide',
          cell: ({ contractEnd }) => dateIn(contractEnd, zone) ?? '–',
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ deletedAt }) =>
            deletedAt === null ? <Badge tone="success">Active</Badge> : <Badge>Deleted</Badge>,
        },
      ]}
    />
  );
}
