import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { ListPage } from '#web/screens/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list-search.ts';
import { OrganizationFilter } from '#web/screens/organization-filter.tsx';
import { oneOf, searchReader, someId } from '#web/screens/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/use-list-url.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useOrganizationName } from '#web/screens/use-organization-name.ts';
import { useSorts } from '#web/screens/use-sorts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { teamFilters } from './team-filters.tsx';
import { TeamTable } from './team-table.tsx';
import { listTitle, sortNames, yesOrNo } from './words.ts';

export const Route = createFileRoute('/app/teams')({
  staticData: { title: 'Teams', checks: ['authenticated'] },
  validateSearch: searchReader({
    ...listSearch,
    organization: someId,
    hasLeader: oneOf(yesOrNo),
    deleted: oneOf(['true']),
  }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Teams,
});

const create = (
  <LinkButton to="/app/teams/create" variant="primary" icon={<Plus />}>
    Create Team
  </LinkButton>
);

function Teams() {
  const { role } = useMe();
  const url = useListUrl(Route.useSearch());
  const { orderProperty, organization } = url.search;
  const query = useApiQuery(
    'GET /teams',
    { query: { ...url.search, orderProperty: orderProperty as 'name' | undefined } },
    { keepPrevious: true },
  );
  // Only those who may create have the organisations to create in.
  const homes = useApiQuery('GET /teams/choices', { query: {} });
  const mayCreate = homes.data !== undefined;
  const home = useOrganizationName(isStaff({ role }) ? organization : undefined);
  const { filters, chips } = teamFilters(url, mayCreate);
  const ofHome = (id?: string) => url.change({ organization: id });
  return (
    <ListPage
      title={listTitle}
      lead={mayCreate ? undefined : 'The teams that concern you.'}
      actions={mayCreate ? create : undefined}
      url={url}
      searchLabel="Search teams"
      filters={
        <>
          {isStaff({ role }) ? (
            <OrganizationFilter organization={organization} onChange={ofHome} />
          ) : null}
          {filters}
        </>
      }
      chips={[
        ...(organization === undefined
          ? []
          : [
              {
                key: 'organization',
                label: home ?? 'One organisation',
                onRemove: () => ofHome(),
              },
            ]),
        ...chips,
      ]}
      sorts={useSorts('GET /team/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title="No teams yet" icon={<Users />} action={mayCreate ? create : undefined}>
          {mayCreate
            ? 'A team has a leader, who can book sessions for all of it.'
            : 'You are in no team at the moment.'}
        </EmptyState>
      }
    >
      {(rows) => <TeamTable rows={rows} showsOrganization={isStaff({ role })} />}
    </ListPage>
  );
}
