import { useState } from 'react';
import { phaseOf } from '#machines/booking/labels.ts';
import { formatRelative } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Person } from '#web/ui/avatar.tsx';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/when.tsx';
import { useAnswer } from './respond-answer.ts';
import { RespondForm } from './respond-form.tsx';
import { StatusChip } from './status-chip.tsx';
import { BothTimes } from './time-and-place.tsx';
import { creditNames, partyName, placeWords } from './words.ts';
import type { Booking } from './words.ts';

/** A coach, or staff in their place, answers a request. */
export function RespondPage({ booking }: { booking: Booking }) {
  const zone = useZone();
  const answer = useAnswer(booking);
  const { request } = booking;
  const canAnswer = booking.availableEvents.some(
    ({ type, enabled }) => (type === 'CONFIRM' || type === 'REJECT') && enabled,
  );
  if (request === null || !(canAnswer || answer.isBegun)) return <CannotAnswer booking={booking} />;
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title="Respond to request"
        status={<StatusChip status={booking.status} />}
        lead={`${request.requester.fullName} asks for ${booking.session.name}.`}
      />
      {canAnswer ? (
        <TimeLeft expiresAt={request.expiresAt} zone={zone} />
      ) : (
        <Notice tone="warning" title={closedTitle(booking)} live>
          <p>
            <WhyClosed booking={booking} />
          </p>
        </Notice>
      )}
      <Card
        title={<Person name={request.requester.fullName} picture={request.requester.pictureUrl} />}
        actions={<VisibleTo people={`you and ${request.requester.fullName}`} />}
      >
        {request.message === null ? (
          <Text tone="muted">No message was written.</Text>
        ) : (
          <Text look="prose">{request.message}</Text>
        )}
      </Card>
      <Card>
        <Facts
          layout="rows"
          facts={[
            { term: 'When', detail: <BothTimes booking={booking} zone={zone} /> },
            { term: 'With', detail: partyName(booking) },
            { term: 'Where', detail: placeWords(booking.location) },
            { term: 'Credit', detail: creditNames[booking.creditState] },
          ]}
        />
      </Card>
      <RespondForm bookingId={booking.id} answer={answer} isClosed={!canAnswer} />
    </Stack>
  );
}

function TimeLeft({ expiresAt, zone }: { expiresAt: string; zone: string }) {
  const [now] = useState(Date.now);
  const end = Date.parse(expiresAt);
  return (
    <Notice tone={end - now < 4 * 3_600_000 ? 'warning' : 'info'}>
      <p>
        Answer by <When at={expiresAt} zone={zone} inSentence /> ({formatRelative(end, now)}).
        Without an answer the request expires and the credit is returned.
      </p>
    </Notice>
  );
}

/** Answered, withdrawn or expired meanwhile, or never this reader's to answer. */
function CannotAnswer({ booking }: { booking: Booking }) {
  return (
    <Stack gap="6">
      <PageHeading title="Respond to request" status={<StatusChip status={booking.status} />} />
      <EmptyState
        title={closedTitle(booking)}
        action={
          <LinkButton to="/app/bookings/$booking" params={{ booking: booking.id }}>
            Show booking
          </LinkButton>
        }
      >
        <WhyClosed booking={booking} />
      </EmptyState>
    </Stack>
  );
}

const closedTitle = ({ status }: Booking): string =>
  phaseOf(status) === 'asked'
    ? 'You can’t answer this request'
    : 'This request needs no answer any more';

function WhyClosed({ booking }: { booking: Booking }) {
  const [reason] = booking.availableEvents.find(({ type }) => type === 'CONFIRM')?.reasons ?? [];
  if (reason !== undefined) return reason;
  const response = booking.request?.response ?? null;
  return (
    <>
      «{booking.title}» is now: {booking.statusLabel.toLowerCase()}
      {response === null ? null : (
        <>
          , answered <When at={response.at} inSentence />
        </>
      )}
      .
    </>
  );
}
