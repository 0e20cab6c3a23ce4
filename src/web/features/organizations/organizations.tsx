import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { RecordListPage, RecordTable, statusColumn } from '#web/screens/list/record-list-page.tsx';
import { recordList, type OrderOf } from '#web/screens/list/record-list.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { columnOf } from '#web/screens/record/field-facts.ts';
import { Building2 } from '#web/ui/icons.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { organizations } from './organization-records.ts';

const allOrganizations = recordList('GET /organizations', {
  sortsFrom: 'GET /organization/filter',
  sorts: {
    'name Ascending': 'Name, A to Z',
    'name Descending': 'Name, Z to A',
    'members Descending': 'Most members first',
    'members Ascending': 'Fewest members first',
    'created Descending': 'Newest first',
    'created Ascending': 'Oldest first',
  },
  filters: {
    hasActiveProgramme: oneOfNames('Programmes', {
      true: 'With an active programme',
      false: 'Without an active programme',
    }),
    deleted: ticked('Deleted organisations', 'Deleted'),
  },
});

export const Route = createFileRoute('/app/organizations')({
  staticData: { title: 'Organisations', audience: 'staff' },
  validateSearch: allOrganizations.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Organizations,
});

type Summary = DataOf<'GET /organizations'>['data']['results'][number];

/** Several organisations at once. */
const choice = rowChoice<Summary, 'POST /organizations/{organization}/events'>(
  'POST /organizations/{organization}/events',
  {
    noun: 'organisation',
    nouns: 'organisations',
    events: {
      DELETE:
        'Lists and filters no longer show them; their members and teams are kept as they are. They can be restored. Nobody is notified.',
      RESTORE:
        'Lists and filters show them again, with their members, teams and rules. Nobody is notified.',
    },
    nameOf: ({ name }) => name,
  },
);

const members: Column<Summary, OrderOf<'GET /organizations'>> = {
  key: 'members',
  header: 'Members',
  align: 'end',
  sort: 'members',
  cell: (row) => row.members,
};

function Organizations() {
  const list = useRecordList(allOrganizations, Route.useSearch());
  return (
    <RecordListPage
      of={organizations}
      list={list}
      lead="The customers whose people are coached."
      icon={<Building2 />}
      choice={choice}
      none="Members belong to an organisation, so create one before you invite anybody."
    >
      {(rows) => (
        <RecordTable
          of={organizations}
          rows={rows}
          columns={[
            members,
            { key: 'teams', header: 'Teams', align: 'end', cell: ({ teams }) => teams },
            {
              key: 'programmes',
              header: 'Active programmes',
              align: 'end',
              cell: ({ activeProgrammes }) => activeProgrammes,
            },
            { ...columnOf(organizations.fields, 'contractEnd'), from: 'wide' },
            statusColumn,
          ]}
        />
      )}
    </RecordListPage>
  );
}
