import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useRecordList } from '#web/screens/list/record-list.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { teamsOfOne } from './team-list.ts';
import { TeamTable } from './team-table.tsx';

export const Route = createFileRoute('/app/organizations/$organization/teams')({
  staticData: { title: 'Organisation Teams', checks: ['authenticated'] },
  validateSearch: teamsOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: OrganizationTeams,
});

/** Whose organisation it is not, finds neither it nor its teams. */
function OrganizationTeams() {
  const params = Route.useParams();
  return (
    <Loaded query={useApiQuery('GET /organizations/{organization}', { params })} whole>
      {(organization) => <Teams organization={organization} />}
    </Loaded>
  );
}

function Teams({ organization: { id, name } }: { organization: { id: string; name: string } }) {
  const list = useRecordList(teamsOfOne, Route.useSearch(), { fixed: { organization: id } });
  const create = list.mayCreate ? (
    <LinkButton
      to="/app/teams/create"
      search={{ organization: id }}
      variant="primary"
      icon={<Plus />}
    >
      Create Team
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title="Organisation Teams"
      lead={name}
      actions={create}
      searchLabel="Search teams"
      empty={
        <EmptyState title="No teams yet" icon={<Users />} action={create}>
          A team has a leader, who can book sessions for all of it.
        </EmptyState>
      }
    >
      {(rows) => <TeamTable rows={rows} showsOrganization={false} />}
    </ListPage>
  );
}
