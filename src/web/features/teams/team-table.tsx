import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { listTitle, pageOf } from './words.ts';
import type { TeamSummary } from './words.ts';

type Columns = [Column<TeamSummary>, ...Column<TeamSummary>[]];

const name: Column<TeamSummary> = {
  key: 'name',
  header: 'Name',
  cell: (row) => (
    <TextLink tone="record" {...pageOf(row.id)}>
      {row.name}
    </TextLink>
  ),
};

const organization: Column<TeamSummary> = {
  key: 'organization',
  header: 'Organisation',
  cell: (row) => row.organization.name,
};

const others: Column<TeamSummary>[] = [
  { key: 'leader', header: 'Leader', cell: ({ leader }) => leader?.fullName ?? '–' },
  { key: 'members', header: 'Members', align: 'end', cell: ({ members }) => members },
  {
    key: 'upcoming',
    header: 'Upcoming bookings',
    align: 'end',
    from: 'wide',
    cell: ({ upcomingBookings }) => upcomingBookings,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ deletedAt }) =>
      deletedAt === null ? <Badge tone="success">Active</Badge> : <Badge>Deleted</Badge>,
  },
];

interface TeamTableProps {
  rows: readonly TeamSummary[];
  /** For those who see teams of several. */
  showsOrganization: boolean;
}

export function TeamTable({ rows, showsOrganization }: TeamTableProps) {
  const columns: Columns = showsOrganization ? [name, organization, ...others] : [name, ...others];
  return <DataTable caption={listTitle} rows={rows} rowKey={({ id }) => id} columns={columns} />;
}
