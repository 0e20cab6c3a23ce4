import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { oneOfNames, ticked } from '#web/screens/list/list-filters.tsx';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { recordList, useRecordList } from '#web/screens/list/record-list.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Building2, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { OrganizationTable } from './organization-table.tsx';
import { listTitle } from './words.ts';

const organizations = recordList('GET /organizations', {
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
  staticData: { title: 'Organisations', checks: ['authenticated'] },
  validateSearch: organizations.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Organizations,
});

function Organizations() {
  const list = useRecordList(organizations, Route.useSearch());
  const create = list.mayCreate ? (
    <LinkButton to="/app/organizations/create" variant="primary" icon={<Plus />}>
      Create Organisation
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={listTitle}
      lead="The customers whose people are coached."
      actions={create}
      searchLabel="Search organisations"
      empty={
        <EmptyState title="No organisations yet" icon={<Building2 />} action={create}>
          Members belong to an organisation, so create one before you invite anybody.
        </EmptyState>
      }
    >
      {(rows) => <OrganizationTable rows={rows} />}
    </ListPage>
  );
}
