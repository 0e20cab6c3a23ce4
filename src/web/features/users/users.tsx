import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Plus, Upload, User } from '#web/ui/icons.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ExportUsers } from './export-users.tsx';
import { usePlaceName } from './find-place.tsx';
import { UserTable } from './user-table.tsx';
import { chipsOf } from './user-chips.ts';
import { userChoice } from './user-choice.ts';
import { usersSearch } from './users-search.ts';
import { sortNames } from './words.ts';
import * as texts from './texts.ts';

/** Fetched with the open panel. */
const UserFilters = lazyPart(async () => (await import('./user-filters.tsx')).UserFilters);

export const Route = createFileRoute('/app/users')({
  staticData: { title: 'Users', audience: 'staff', list: { route: 'GET /users' } },
  validateSearch: usersSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Users,
});

const create = (
  <LinkButton to="/app/users/create" variant="primary" icon={<Plus />}>
    {texts.createNewUser}
  </LinkButton>
);

function Users() {
  const url = useListUrl(Route.useSearch());
  const names = {
    organization: useOrganizationName(url.search.organization),
    programme: usePlaceName('programme', url.search.programme),
    team: usePlaceName('team', url.search.team),
  };
  const query = useApiQuery(
    'GET /users',
    { query: { ...url.search, orderProperty: url.search.orderProperty as 'name' | undefined } },
    { keepPrevious: true },
  );
  return (
    <ListPage
      title={texts.users}
      lead={texts.everyoneWithAnAccountMembers}
      actions={
        <>
          {create}
          <LinkButton to="/app/users/uploads/create" icon={<Upload />}>
            {texts.upload}
          </LinkButton>
          <ExportUsers search={url.search} />
        </>
      }
      url={url}
      nouns="users"
      choice={userChoice}
      searchLabel={texts.searchByNameEmail}
      filters={<UserFilters url={url} names={names} />}
      chips={chipsOf(url, names)}
      sorts={useSorts('GET /user/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title={texts.noUsersYet} icon={<User />} action={create}>
          {texts.createTheFirstAccount}
        </EmptyState>
      }
    >
      {(rows) => <UserTable rows={rows} />}
    </ListPage>
  );
}
