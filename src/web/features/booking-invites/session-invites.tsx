import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import type { DataOf } from '#web/api/call.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader } from '#web/screens/list/search-reader.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Inbox, Plus } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { StatusFilter, statusChips } from './status-filter.tsx';
import { inviteChoice } from './invite-choice.ts';
import { InviteTable } from './invite-table.tsx';
import { bookingOf, revokeOf, sortNames, type InviteSummary } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/invites')({
  staticData: {
    title: 'Booking Invites',
    audience: 'everyone',
    asks: 'GET /bookings/{booking}',
  },
  validateSearch: searchReader({ ...listSearch, status: oneOf(bookingInviteStates.all) }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: SessionInvites,
});

/** Who was invited to a session, and how many seats are left. */
function SessionInvites() {
  const params = Route.useParams();
  const search = Route.useSearch();
  const url = useListUrl(search);
  const booking = useApiQuery('GET /bookings/{booking}', { params });
  const seats = useApiQuery('GET /bookings/{booking}/seats', { params }).data;
  const query = useApiQuery(
    'GET /booking-invites',
    {
      query: {
        ...search,
        tab: 'all',
        booking: params.booking,
        orderProperty: search.orderProperty as 'startsAt' | undefined,
      },
    },
    { keepPrevious: true },
  );
  const invite =
    seats?.canInvite === true && (seats.refusal === null || seats.isFull) ? (
      <LinkButton
        to="/app/bookings/$booking/invites/create"
        params={params}
        variant="primary"
        icon={<Plus />}
      >
        {texts.invite}
      </LinkButton>
    ) : undefined;
  return (
    <ListPage
      title={texts.bookingInvites}
      lead={
        <>
          {booking.data && <TextLink {...bookingOf(params.booking)}>{booking.data.title}</TextLink>}
          {seats && ` · ${seatsLeft(seats)}`}
          {seats?.canInvite && seats.refusal !== null && !seats.isFull ? ` ${seats.refusal}` : null}
        </>
      }
      actions={invite}
      url={url}
      nouns="invitations"
      searchLabel={texts.searchByName}
      choice={inviteChoice}
      filters={<StatusFilter url={url} />}
      chips={statusChips(url)}
      sorts={useSorts('GET /booking-invite/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title={texts.nobodyIsInvitedYet} icon={<Inbox />} action={invite}>
          {texts.whoIsInvited}
        </EmptyState>
      }
    >
      {(rows) => (
        <InviteTable rows={rows} ofOneSession actions={(row) => <Actions invite={row} />} />
      )}
    </ListPage>
  );
}

const seatsLeft = ({ all, taken, waiting }: DataOf<'GET /bookings/{booking}/seats'>): string => {
  const left = Math.max(0, all - taken);
  const free = texts.ofLeft(left, all);
  return waiting === 0 ? free : texts.waiting(free, waiting);
};

function Actions({ invite }: { invite: InviteSummary }) {
  const alert = useAlert();
  const isRevocable = invite.availableEvents.some(
    ({ type, enabled }) => type === 'REVOKE' && enabled,
  );
  if (!isRevocable) return null;
  const address = `${globalThis.location.origin}/app/bookings/${invite.booking.id}/invites/${invite.id}/rsvp`;
  return (
    <Row gap="2" wrap="no">
      <CopyButton
        size="small"
        label={texts.copyLink}
        message={texts.copiedTheLink}
        content={address}
        onOutcome={({ type, message }) => alert(type, message)}
      />
      <LinkButton {...revokeOf(invite)} variant="dangerQuiet" size="small">
        {texts.revoke}
      </LinkButton>
    </Row>
  );
}
