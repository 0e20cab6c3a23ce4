import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { ChooseRecord } from '#web/screens/choose-record.tsx';
import { ListPage } from '#web/screens/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list-search.ts';
import { oneOf, searchReader, someId } from '#web/screens/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/use-list-url.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useSorts } from '#web/screens/use-sorts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { findHome } from './find-home.ts';
import { TeamTable } from './team-table.tsx';
import { leaderNames, listTitle, sortNames, yesOrNo } from './words.ts';

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

/** What the organisation of the filter is called; undefined while that is not known. */
const useHomeName = (organization = ''): string | undefined =>
  useApiQuery(
    'GET /organizations/{organization}',
    { params: { organization } },
    { when: organization !== '' },
  ).data?.name;

function Teams() {
  const { role } = useMe();
  const url = useListUrl(Route.useSearch());
  const { orderProperty, organization, hasLeader, deleted } = url.search;
  const query = useApiQuery(
    'GET /teams',
    { query: { ...url.search, orderProperty: orderProperty as 'name' | undefined } },
    { keepPrevious: true },
  );
  // Only those who may create have the organisations to create in.
  const homes = useApiQuery('GET /teams/choices', { query: {} });
  const mayCreate = homes.data !== undefined;
  const showDeleted = (shown: boolean) => url.change({ deleted: shown ? 'true' : undefined });
  const home = useHomeName(isStaff({ role }) ? organization : undefined);
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
            <ChooseRecord
              label="Organisation"
              id="filter-organisation"
              {...findHome}
              tip=""
              chosen={organization === undefined ? null : { id: organization, name: home ?? '' }}
              onChoose={(chosen) => url.change({ organization: chosen?.id })}
            />
          ) : null}
          <Field label="Leader" id="filter-leader">
            <Select
              placeholder="Any"
              value={hasLeader ?? ''}
              options={yesOrNo.map((value) => ({ value, label: leaderNames[value] }))}
              onChange={(value) => url.change({ hasLeader: value || undefined })}
            />
          </Field>
          {mayCreate ? (
            <Checkbox
              label="Deleted teams"
              checked={deleted === 'true'}
              onChange={({ target }) => showDeleted(target.checked)}
            />
          ) : null}
        </>
      }
      chips={[
        ...(organization === undefined
          ? []
          : [
              {
                key: 'organization',
                label: home ?? 'One organisation',
                onRemove: () => url.change({ organization: undefined }),
              },
            ]),
        ...(hasLeader === undefined
          ? []
          : [
              {
                key: 'leader',
                label: leaderNames[hasLeader],
                onRemove: () => url.change({ hasLeader: undefined }),
              },
            ]),
        ...(deleted === 'true'
          ? [{ key: 'deleted', label: 'Deleted', onRemove: () => showDeleted(false) }]
          : []),
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
