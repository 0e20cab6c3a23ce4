import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list-search.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { oneOf, searchReader } from '#web/screens/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/use-list-url.ts';
import { useSorts } from '#web/screens/use-sorts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { teamFilters } from './team-filters.tsx';
import { TeamTable } from './team-table.tsx';
import { sortNames, yesOrNo } from './words.ts';

export const Route = createFileRoute('/app/organizations/$organization/teams')({
  staticData: { title: 'Organisation Teams', checks: ['authenticated'] },
  validateSearch: searchReader({
    ...listSearch,
    hasLeader: oneOf(yesOrNo),
    deleted: oneOf(['true']),
  }),
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
  const url = useListUrl(Route.useSearch());
  const create = (
    <LinkButton
      to="/app/teams/create"
      search={{ organization: id }}
      variant="primary"
      icon={<Plus />}
    >
      Create Team
    </LinkButton>
  );
  const { orderProperty } = url.search;
  const query = useApiQuery(
    'GET /teams',
    {
      query: {
        ...url.search,
        organization: id,
        orderProperty: orderProperty as 'name' | undefined,
      },
    },
    { keepPrevious: true },
  );
  return (
    <ListPage
      title="Organisation Teams"
      lead={name}
      actions={create}
      url={url}
      searchLabel="Search teams"
      {...teamFilters(url, true)}
      sorts={useSorts('GET /team/filter', sortNames)}
      query={query}
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
