import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { groupNames } from '#machines/booking-group/labels.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list/list-search.ts';
import { OrganizationFilter } from '#web/screens/list/organization-filter.tsx';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { oneOf, searchReader, someId } from '#web/screens/list/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { GroupTable } from './group-table.tsx';
import { createLink, listTitle, sortNames, type GroupSummary } from './words.ts';
import * as texts from './texts.ts';

const shown = ['active', 'completed'] as const;

export const Route = createFileRoute('/app/booking-groups')({
  staticData: {
    title: 'Booking Groups',
    audience: 'staff',
    list: { route: 'GET /booking-groups' },
  },
  validateSearch: searchReader({
    ...listSearch,
    organization: someId,
    programme: someId,
    status: oneOf(shown),
  }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: BookingGroups,
});

const actions = (
  <>
    <LinkButton {...createLink('series')} variant="primary" icon={<Plus />}>
      {texts.bookASeries}
    </LinkButton>
    <LinkButton {...createLink('cohort')}>{texts.bookACohort}</LinkButton>
  </>
);

/** Several groups at once. */
const choice = rowChoice<GroupSummary, 'POST /booking-groups/{bookingGroup}/events'>(
  'POST /booking-groups/{bookingGroup}/events',
  {
    noun: 'booking group',
    nouns: texts.bookingGroups,
    events: {
      CANCEL_FUTURE: {
        happens: texts.cancelledTogether,
        reason: { tip: texts.theMembersCanReadIt, required: texts.giveAReasonForCancelling },
      },
      DELETE: texts.deletedTogether,
    },
    nameOf: ({ name }) => name,
  },
);

/** Cohorts and series, for staff. */
function BookingGroups() {
  const url = useListUrl(Route.useSearch());
  const { organization, programme, status, orderProperty } = url.search;
  const query = useApiQuery(
    'GET /booking-groups',
    { query: { ...url.search, orderProperty: orderProperty as 'name' | undefined } },
    { keepPrevious: true },
  );
  const programmes = useApiQuery('GET /booking-groups/programmes').data ?? [];
  const home = useOrganizationName(organization);
  const chip = (key: 'organization' | 'programme' | 'status', label: string | undefined) =>
    url.search[key] === undefined
      ? []
      : [{ key, label: label ?? texts.one, onRemove: () => url.change({ [key]: undefined }) }];
  return (
    <ListPage
      title={listTitle}
      lead={texts.sessionsThatWereBookedTogether}
      actions={actions}
      url={url}
      nouns={texts.bookingGroups}
      searchLabel={texts.searchBookingGroups}
      choice={choice}
      filters={
        <>
          <OrganizationFilter
            organization={organization}
            onChange={(id) => url.change({ organization: id })}
          />
          <Field label={texts.programme} id="filter-programme">
            <Select
              placeholder={texts.any}
              value={programme ?? ''}
              options={programmes.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(value) => url.change({ programme: value || undefined })}
            />
          </Field>
          <Field label={texts.status} id="filter-status">
            <Select
              placeholder={texts.any}
              value={status ?? ''}
              options={shown.map((value) => ({ value, label: groupNames[value] }))}
              onChange={(value) => url.change({ status: oneOf(shown)(value) })}
            />
          </Field>
        </>
      }
      chips={[
        ...chip('organization', home),
        ...chip('programme', programmes.find(({ id }) => id === programme)?.name),
        ...chip('status', status && groupNames[status]),
      ]}
      sorts={useSorts('GET /booking-group/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title={texts.noBookingGroupsYet} icon={<Users />} action={actions}>
          {texts.bookSeveralSessionsAtOnce}
        </EmptyState>
      }
    >
      {(rows) => <GroupTable rows={rows} />}
    </ListPage>
  );
}
