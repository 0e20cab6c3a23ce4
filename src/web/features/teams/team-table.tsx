import type { OrderOf } from '#web/screens/list/record-list.ts';
import { RecordTable, statusColumn } from '#web/screens/list/record-list-page.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { progressWords } from './progress-words.ts';
import { teams } from './team-records.ts';
import type { TeamSummary } from './team-records.ts';
import * as texts from './texts.ts';

const organization: Column<TeamSummary, OrderOf<'GET /teams'>> = {
  key: 'organization',
  header: texts.organisation,
  cell: (row) => row.organization.name,
};

const progressColumn: Column<TeamSummary, OrderOf<'GET /teams'>> = {
  key: 'progress',
  header: texts.progress,
  from: 'wide',
  cell: ({ progress }) => progressWords(progress),
};

const others: readonly Column<TeamSummary, OrderOf<'GET /teams'>>[] = [
  { key: 'leader', header: texts.leader, cell: ({ leader }) => leader?.fullName ?? '–' },
  {
    key: 'members',
    header: texts.members,
    sort: 'members',
    align: 'end',
    cell: ({ members }) => members,
  },
  {
    key: 'upcoming',
    header: texts.upcomingBookings,
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
