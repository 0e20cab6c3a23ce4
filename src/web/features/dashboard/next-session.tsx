import { StatusBadge } from '#web/screens/record/status-badge.tsx';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Calendar, CalendarPlus, Video } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useMayOpen } from '#web/ui/may-open.ts';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Dashboard } from './dashboard-data.ts';
import { withWhom } from './with-whom.ts';
import * as texts from './texts.ts';

type Booking = NonNullable<Dashboard['nextSession']>;

/** The session that comes next, with what can be done about it. */
export function NextSession({ booking }: { booking: Booking | null }) {
  const zone = useZone();
  const me = useMe();
  const mayOpen = useMayOpen();
  if (booking === null) return <Nothing />;
  const { id, startsAt, endsAt, location, status, mayJoin, availableEvents } = booking;
  const other = withWhom(booking, me.id);
  const meeting =
    mayJoin && location.joinUrl !== null && mayOpen(location.joinUrl) ? location.joinUrl : null;
  const mayCancel = availableEvents.some(({ type, enabled }) => type === 'CANCEL' && enabled);
  return (
    <Card tone="brand" title={texts.yourNextSession} actions={<StatusBadge status={status} />}>
      <Stack gap="4">
        <Text as="div" look="figure">
          <When at={startsAt} until={endsAt} zone={zone} />
        </Text>
        <Row gap="4" justify="between">
          <Person name={other.fullName} picture={other.pictureUrl} note={booking.session.name} />
          <Row gap="2">
            {meeting === null ? null : (
              <LinkButton to={meeting} variant="primary" icon={<Video />}>
                {texts.joinTheSession}
              </LinkButton>
            )}
            <LinkButton
              to="/app/bookings/$booking"
              params={{ booking: id }}
              variant={meeting === null ? 'primary' : undefined}
            >
              {texts.openTheBooking}
            </LinkButton>
            {mayCancel && !mayJoin ? (
              <LinkButton to="/app/bookings/$booking/cancel" params={{ booking: id }}>
                {texts.cancel}
              </LinkButton>
            ) : null}
          </Row>
        </Row>
      </Stack>
    </Card>
  );
}

function Nothing() {
  const books = useMayOpen()('/app/booking-requests/create');
  return (
    <Card title={texts.yourNextSession}>
      <EmptyState
        level="h3"
        title={texts.nothingIsBooked}
        icon={<Calendar />}
        action={
          books ? (
            <LinkButton to="/app/booking-requests/create" variant="primary" icon={<CalendarPlus />}>
              {texts.makeABooking}
            </LinkButton>
          ) : (
            <LinkButton to="/app/bookings">{texts.seeAllBookings}</LinkButton>
          )
        }
      >
        {books ? texts.chooseASessionACoach : texts.sessionsThatMembersBook}
      </EmptyState>
    </Card>
  );
}
