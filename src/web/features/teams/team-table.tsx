import type { OrderOf } from '#web/screens/list/record-list.ts';
import { RecordTable, statusColumn } from '#web/screens/list/record-list-page.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { progressWords } from './progress-words.ts';
import { teams } from './team-records.ts';
import type { TeamSummary } from './team-records.ts';

const organization: Column<TeamSummary, OrderOf<'GET /teams'>> = {
  key: 'organization',
  header: 'Organisation',
  cell: (row) => row.organization.name,
};

const progressColumn: Column<TeamSummary, OrderOf<'GET /teams'>> = {
  key: 'progress',
  header: 'Progress',
  from: 'wide',
  cell: ({ progress }) => progressWords(progress),
};

const others: readonly Column<TeamSummary, OrderOf<'GET /teams'>>[] = [
  { key: 'leader', header: 'Leader', cell: ({ leader }) => leader?.fullName ?? '–' },
  {
    key: 'members',
    header: 'Members',
    sort: 'members',
    align: 'end',
    cell: ({ members }) => members,
  },
  {
    key: 'upcoming',
    header: 'Upcoming bookings',
    align: 'end',
    from: 'wide',
    cell: ({ upcomingBookings }) => upcomingBookings,
  },
  statusColumn,
];

interface TeamTableProps {
  rows: readonly TeamSummary[];
  /** For those who see teams of several. */
  showsOrganization: boolean;
}

export const TeamTable = ({ rows, showsOrganization }: TeamTableProps) => (
  <RecordTable
    of={teams}
    rows={rows}
    columns={[
      ...(showsOrganization ? [organization] : []),
      ...others,
      ...(rows.some(({ progress }) => progress !== null) ? [progressColumn] : []),
    ]}
  />
);
