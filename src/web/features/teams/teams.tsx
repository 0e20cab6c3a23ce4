import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useRecordList } from '#web/screens/list/record-list.tsx';
import { useMe } from '#web/screens/account/use-me.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { allTeams } from './team-list.ts';
import { TeamTable } from './team-table.tsx';
import { listTitle } from './words.ts';

export const Route = createFileRoute('/app/teams')({
  staticData: { title: 'Teams', checks: ['authenticated'] },
  validateSearch: allTeams.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Teams,
});

function Teams() {
  const isOfStaff = isStaff(useMe());
  const search = Route.useSearch();
  const organization = useOrganizationName(isOfStaff ? search.organization : undefined);
  const list = useRecordList(allTeams, search, {
    names: { organization },
    hidden: ({ mayCreate }) => [
      ...(isOfStaff ? [] : ['organization']),
      ...(mayCreate ? [] : ['deleted']),
    ],
  });
  const { mayCreate } = list;
  const create = mayCreate ? (
    <LinkButton to="/app/teams/create" variant="primary" icon={<Plus />}>
      Create Team
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={listTitle}
      lead={mayCreate ? undefined : 'The teams that concern you.'}
      actions={create}
      searchLabel="Search teams"
      empty={
        <EmptyState title="No teams yet" icon={<Users />} action={create}>
          {mayCreate
            ? 'A team has a leader, who can book sessions for all of it.'
            : 'You are in no team at the moment.'}
        </EmptyState>
      }
    >
      {(rows) => <TeamTable rows={rows} showsOrganization={isOfStaff} />}
    </ListPage>
  );
}
