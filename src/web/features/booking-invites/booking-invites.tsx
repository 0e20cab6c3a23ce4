import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import { isMember } from '#machines/person.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, orElse, searchReader } from '#web/screens/list/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Inbox } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { inviteChoice } from './invite-choice.ts';
import { InviteTable } from './invite-table.tsx';
import { StatusFilter, statusChips } from './status-filter.tsx';
import { revokeOf, rsvpOf, sortNames, type InviteSummary } from './words.ts';
import * as texts from './texts.ts';

const tabs = ['received', 'sent'] as const;
const tabNames = { received: texts.received, sent: texts.sent } as const;
const times = { true: texts.upcoming, false: texts.past } as const;

export const Route = createFileRoute('/app/booking-invites')({
  staticData: { title: 'Booking Invites', audience: 'everyone' },
  validateSearch: searchReader({
    ...listSearch,
    tab: orElse(oneOf(tabs), 'received'),
    status: oneOf(bookingInviteStates.all),
    upcoming: oneOf(['true', 'false']),
  }),
  search: { middlewares: [stripSearchParams({ ...listDefaults, tab: 'received' })] },
  component: BookingInvites,
});

/** What somebody was invited to, and whom they invited; coaches see the invitations to their sessions, staff all. */
function BookingInvites() {
  const hasTabs = isMember(useMe());
  const search = Route.useSearch();
  const url = useListUrl(search);
  const { upcoming, tab } = search;
  const query = useApiQuery(
    'GET /booking-invites',
    {
      query: {
        ...search,
        tab: hasTabs ? tab : 'all',
        orderProperty: search.orderProperty as 'startsAt' | undefined,
      },
    },
    { keepPrevious: true },
  );
  return (
    <ListPage
      title={texts.bookingInvites}
      tabs={
        hasTabs ? (
          <Tabs label={texts.invitations}>
            {tabs.map((each) => (
              <Tab
                key={each}
                to="/app/booking-invites"
                search={{ ...search, tab: each, pageNumber: 1 }}
                current={each === tab}
              >
                {tabNames[each]}
              </Tab>
            ))}
          </Tabs>
        ) : undefined
      }
      url={url}
      nouns="invitations"
      searchLabel={texts.searchBySessionOrName}
      choice={inviteChoice}
      filters={
        <>
          <StatusFilter url={url} />
          <Field label={texts.session2} id="filter-upcoming">
            <Select
              placeholder={texts.any}
              value={upcoming ?? ''}
              options={(['true', 'false'] as const).map((value) => ({
                value,
                label: times[value],
              }))}
              onChange={(value) => url.change({ upcoming: oneOf(['true', 'false'])(value) })}
            />
          </Field>
        </>
      }
      chips={[
        ...statusChips(url),
        ...(upcoming === undefined
          ? []
          : [
              {
                key: 'upcoming',
                label: texts.session(times[upcoming]),
                onRemove: () => url.change({ upcoming: undefined }),
              },
            ]),
      ]}
      kept={{ tab }}
      sorts={useSorts('GET /booking-invite/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title={texts.noInvitationsYet} icon={<Inbox />}>
          {hasTabs && tab === 'sent' ? texts.peopleYouInvite : texts.invitationsToSessionsAreListed}
        </EmptyState>
      }
    >
      {(rows) => <InviteTable rows={rows} actions={(row) => <Actions invite={row} />} />}
    </ListPage>
  );
}

/** It is answered, or taken back by whoever sent it and by staff. */
function Actions({ invite }: { invite: InviteSummary }) {
  const enabled = new Set(
    invite.availableEvents.filter((each) => each.enabled).map(({ type }) => type),
  );
  if (!invite.mayAnswer && !enabled.has('REVOKE')) return null;
  return (
    <Row gap="1" wrap="no">
      {invite.mayAnswer ? (
        <LinkButton {...rsvpOf(invite)} size="small">
          {texts.respond}
        </LinkButton>
      ) : null}
      {enabled.has('REVOKE') ? (
        <LinkButton {...revokeOf(invite)} size="small" variant="dangerQuiet">
          {texts.revoke}
        </LinkButton>
      ) : null}
    </Row>
  );
}
