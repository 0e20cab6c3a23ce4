import { useEffect } from 'react';
import { isAgreed } from '#machines/booking/labels.ts';
import type { DataOf } from '#web/api/call.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { When } from '#web/ui/when.tsx';
import { CallOffForm, useCallOff, type CallOffEvent } from './call-off-form.tsx';

type Booking = DataOf<'GET /bookings/{booking}'>;

interface CallOffProps {
  booking: Booking;
  event: CallOffEvent;
  /** Fetches the booking again: the consequence changes with the time. */
  onStale: () => void;
  onDone: () => void;
}

const words = {
  CANCEL: {
    title: 'Cancel this booking?',
    verb: 'Cancel booking',
    gone: 'This booking can’t be cancelled',
  },
  CANCEL_REQUEST: {
    title: 'Cancel this request?',
    verb: 'Cancel request',
    gone: 'This request can’t be cancelled any more',
  },
} as const;

/** A confirmation: what is called off, who is told, what becomes of the credit, and why. */
export function CallOff({ booking, event, onStale, onDone }: CallOffProps) {
  const { title, verb, gone } = words[event];
  const available = booking.availableEvents.find(({ type }) => type === event);
  const draft = useCallOff(booking, event, onDone);
  useAgainWhenLate(booking, onStale);
  const isClosed = available?.enabled !== true || booking.cancelling === null;
  const why =
    available?.reasons[0] ?? `«${booking.title}» is now: ${booking.statusLabel.toLowerCase()}.`;
  if (isClosed && !draft.isBegun)
    return (
      <Stack gap="6">
        <PageHeading title={title} />
        <EmptyState
          title={gone}
          action={
            <LinkButton to="/app/bookings/$booking" params={{ booking: booking.id }}>
              Show booking
            </LinkButton>
          }
        >
          {why}
        </EmptyState>
      </Stack>
    );
  return (
    <Stack gap="6" measure="form">
      <PageHeading title={title} lead={<Naming booking={booking} />} />
      {isClosed ? (
        <Notice tone="warning" title={gone} live>
          {why}
        </Notice>
      ) : (
        <Consequence booking={booking} />
      )}
      <CallOffForm bookingId={booking.id} draft={draft} verb={verb} isClosed={isClosed} />
    </Stack>
  );
}

function Naming({ booking }: { booking: Booking }) {
  return (
    <>
      <When at={booking.startsAt} until={booking.endsAt} zone={useZone()} />: {booking.title}
    </>
  );
}

const tones = { none: 'info', returned: 'success', forfeited: 'warning' } as const;

function Consequence({ booking }: { booking: Booking }) {
  const { cancelling } = booking;
  if (cancelling === null) return null;
  return (
    <Card title="What happens" tone="sunken">
      <Notice tone={tones[cancelling.creditOutcome]}>{cancelling.sentence}</Notice>
      <Facts
        layout="rows"
        facts={[
          {
            term: 'Who is told',
            detail: cancelling.told.length === 0 ? 'Nobody else' : listed(cancelling.told),
          },
          {
            term: 'Calendars',
            detail: isAgreed(booking.status)
              ? 'Everyone receives a cancellation for their calendar.'
              : 'Nothing was entered yet.',
          },
          { term: 'The time', detail: 'Becomes free for others at once.' },
        ]}
      />
    </Card>
  );
}

/** The consequence changes by the minute, and once for good when it becomes too late: it is asked for anew. */
function useAgainWhenLate(booking: Booking, onStale: () => void): void {
  const isLate = booking.cancelling?.late === true;
  useEffect(() => {
    if (isLate) return undefined;
    const timer = setInterval(onStale, 30_000);
    return () => clearInterval(timer);
  }, [isLate, onStale]);
}

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const listed = (names: readonly string[]): string =>
  lists.format(names.map((name, index) => (index === 0 ? name : name.replace(/^The /, 'the '))));
