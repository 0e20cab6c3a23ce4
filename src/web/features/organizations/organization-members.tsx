import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { useMayOpen } from '#web/ui/may-open.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ExportMembers } from './export-members.tsx';
import { usePlaceNameOf } from './find-place.ts';
import { MemberTable } from './member-table.tsx';
import { chipsOf, memberSortNames, membersSearch } from './members-search.ts';
import * as texts from './texts.ts';

/** Fetched with the open panel. */
const MemberFilters = lazyPart(async () => (await import('./member-filters.tsx')).MemberFilters);

export const Route = createFileRoute('/app/organizations/$organization/members')({
  staticData: {
    title: 'Organisation Members',
    audience: 'organizationAdminsAndStaff',
    asks: 'GET /organizations/{organization}',
  },
  validateSearch: membersSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: OrganizationMembers,
});

function OrganizationMembers() {
  const params = Route.useParams();
  const url = useListUrl(Route.useSearch());
  const organization = useApiQuery('GET /organizations/{organization}', { params });
  const names = {
    team: usePlaceNameOf(params.organization, 'team', url.search.team),
    programme: usePlaceNameOf(params.organization, 'programme', url.search.programme),
  };
  const query = useApiQuery(
    'GET /organizations/{organization}/members',
    {
      params,
      query: { ...url.search, orderProperty: url.search.orderProperty as 'name' | undefined },
    },
    { keepPrevious: true },
  );
  const mayInvite = useMayOpen()('/app/users/create');
  const invite = (
    <LinkButton to="/app/users/create" search={params} variant="primary" icon={<Plus />}>
      {texts.invite}
    </LinkButton>
  );
  return (
    <ListPage
      title={texts.organisationMembers2}
      lead={organization.data?.name}
      actions={
        <>
          {invite}
          <ExportMembers organization={params.organization} search={url.search} />
        </>
      }
      url={url}
      nouns="members"
      searchLabel={texts.searchByNameOrEmail}
      filters={<MemberFilters organization={params.organization} url={url} names={names} />}
      chips={chipsOf(url, names)}
      sorts={useSorts('GET /organization-member/filter', memberSortNames)}
      query={query}
      empty={
        <EmptyState title={texts.noMembersYet} icon={<Users />} action={invite}>
          {mayInvite ? texts.createAccountsForItsPeople : texts.peopleAppearHereAsSoon}
        </EmptyState>
      }
    >
      {(rows) => <MemberTable rows={rows} />}
    </ListPage>
  );
}
