import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { isAgreed, phaseOf } from '#machines/booking/labels.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/card.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { Together } from '#web/ui/together.tsx';
import { VisibleTo } from '#web/ui/badge.tsx';
import { When } from '#web/ui/when.tsx';
import { BookingActions, RefusedEvents } from './booking-actions.tsx';
import { BookingCredit } from './booking-credit.tsx';
import { BookingHistory } from './booking-history.tsx';
import { People } from './booking-people.tsx';
import { Ending } from './booking-ending.tsx';
import { TimeAndPlace } from './time-and-place.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { StatusChip } from './status-chip.tsx';
import { partyName, placeNames } from './words.ts';
import type { Booking } from './words.ts';

/** Who, what and when at once; what can be done; then everything else, and at the end how it came to this. */
export function BookingPage({ booking, at }: { booking: Booking; at?: number }) {
  const zone = useZone();
  const me = useMe();
  const [recording, setRecording] = useState(false);
  const isOwn = booking.team === null && booking.attendees.every(({ id }) => id === me.id);
  return (
    <Stack gap="8">
      <Stack gap="4">
        <PageHeading
          title={booking.title}
          status={<StatusChip status={booking.status} />}
          lead={
            <>
              {isOwn ? null : `${partyName(booking)} · `}
              <When at={booking.startsAt} until={booking.endsAt} zone={zone} /> ·{' '}
              {placeNames[booking.location.kind]} · <Together>{booking.reference}</Together>
            </>
          }
          actions={<BookingActions booking={booking} onRecord={() => setRecording(true)} />}
        />
        <RefusedEvents booking={booking} />
        <JustMade booking={booking} />
        {recording ? <OutcomeForm booking={booking} onClose={() => setRecording(false)} /> : null}
      </Stack>
      <Grid columns="aside" gap="6">
        <Stack gap="6">
          <TimeAndPlace booking={booking} />
          <Ending booking={booking} />
          <Message booking={booking} />
          <People booking={booking} />
        </Stack>
        <BookingCredit booking={booking} />
      </Grid>
      <BookingHistory booking={booking} at={at} />
    </Stack>
  );
}

/** What the flow that led here has just done, as long as it stands. */
function JustMade({ booking }: { booking: Booking }) {
  const made = useRouterState({ select: ({ location }) => location.state.made });
  if (made === undefined) return null;
  if (isAgreed(booking.status))
    return (
      <Notice tone="success" live title="The session is booked">
        Everyone who takes part receives it for the calendar by e-mail.
      </Notice>
    );
  if (phaseOf(booking.status) !== 'asked') return null;
  return (
    <Notice tone="success" live title="Your request is on its way">
      {booking.request === null ? null : (
        <p>
          {booking.coach.fullName} answers by <When at={booking.request.expiresAt} inSentence />. We
          tell you as soon as there is an answer.
        </p>
      )}
    </Notice>
  );
}

function Message({ booking: { request, coach } }: { booking: Booking }) {
  if (request === null || request.message === null) return null;
  return (
    <Card
      title="Message"
      note={`From ${request.requester.fullName}`}
      actions={<VisibleTo people={`${request.requester.fullName} and ${coach.fullName}`} />}
    >
      <Text look="prose">{request.message}</Text>
    </Card>
  );
}
