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
import * as texts from './texts.ts';

const allOrganizations = recordList('GET /organizations', {
  sortsFrom: 'GET /organization/filter',
  sorts: {
    'name Ascending': texts.nameAToZ,
    'name Descending': texts.nameZToA,
    'members Descending': texts.mostMembersFirst,
    'members Ascending': texts.fewestMembersFirst,
    'created Descending': texts.newestFirst,
    'created Ascending': texts.oldestFirst,
  },
  filters: {
    hasActiveProgramme: oneOfNames(texts.programmes, {
      true: texts.withAnActiveProgramme,
      false: texts.withoutAnActiveProgramme,
    }),
    deleted: ticked(texts.deletedOrganisations, texts.deleted),
  },
});

export const Route = createFileRoute('/app/organizations')({
  staticData: { title: 'Organisations', audience: 'staff', list: allOrganizations },
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
      DELETE: texts.listsAndFiltersNoLongerShow,
      RESTORE: texts.listsAndFiltersShowThem,
    },
    nameOf: ({ name }) => name,
  },
);

const members: Column<Summary, OrderOf<'GET /organizations'>> = {
  key: 'members',
  header: texts.members,
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
      lead={texts.theCustomersWhosePeople}
      icon={<Building2 />}
      choice={choice}
      none={texts.membersBelongToAnOrganisation}
    >
      {(rows) => (
        <RecordTable
          of={organizations}
          rows={rows}
          columns={[
            members,
            { key: 'teams', header: texts.teams, align: 'end', cell: ({ teams }) => teams },
            {
              key: 'programmes',
              header: texts.activeProgrammes,
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
