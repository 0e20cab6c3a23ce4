import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list-search.ts';
import { oneOf, searchReader } from '#web/screens/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/use-list-url.ts';
import { useSorts } from '#web/screens/use-sorts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Building2, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { OrganizationTable } from './organization-table.tsx';
import { listTitle, sortNames } from './words.ts';

const yesOrNo = ['true', 'false'] as const;

export const Route = createFileRoute('/app/organizations')({
  staticData: { title: 'Organisations', checks: ['authenticated'] },
  validateSearch: searchReader({
    ...listSearch,
    hasActiveProgramme: oneOf(yesOrNo),
    deleted: oneOf(['true']),
  }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Organizations,
});

const create = (
  <LinkButton to="/app/organizations/create" variant="primary" icon={<Plus />}>
    Create Organisation
  </LinkButton>
);

const programmeNames = {
  true: 'With an active programme',
  false: 'Without an active programme',
} as const;

function Organizations() {
  const url = useListUrl(Route.useSearch());
  const { orderProperty, hasActiveProgramme, deleted } = url.search;
  const query = useApiQuery(
    'GET /organizations',
    { query: { ...url.search, orderProperty: orderProperty as 'name' | undefined } },
    { keepPrevious: true },
  );
  const showDeleted = (shown: boolean) => url.change({ deleted: shown ? 'true' : undefined });
  return (
    <ListPage
      title={listTitle}
      lead="The customers whose people are coached."
      actions={create}
      url={url}
      searchLabel="Search organisations"
      filters={
        <>
          <Field label="Programmes" id="filter-programmes">
            <Select
              placeholder="Any"
              value={hasActiveProgramme ?? ''}
              options={yesOrNo.map((value) => ({ value, label: programmeNames[value] }))}
              onChange={(value) => url.change({ hasActiveProgramme: value || undefined })}
            />
          </Field>
          <Checkbox
            label="Deleted organisations"
            checked={deleted === 'true'}
            onChange={({ target }) => showDeleted(target.checked)}
          />
        </>
      }
      chips={[
        ...(hasActiveProgramme === undefined
          ? []
          : [
              {
                key: 'programmes',
                label: programmeNames[hasActiveProgramme],
                onRemove: () => url.change({ hasActiveProgramme: undefined }),
              },
            ]),
        ...(deleted === 'true'
          ? [{ key: 'deleted', label: 'Deleted', onRemove: () => showDeleted(false) }]
          : []),
      ]}
      sorts={useSorts('GET /organization/filter', sortNames)}
      query={query}
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
