import { useEffect, useState } from 'react';
import { isMember } from '#machines/person.ts';
import { isAgreed } from '#machines/booking/labels.ts';
import type { DataOf } from '#web/api/call.ts';
import { useCommand } from '#web/screens/use-command.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { When } from '#web/ui/when.tsx';

type Booking = DataOf<'GET /bookings/{booking}'>;
type CallOffEvent = 'CANCEL' | 'CANCEL_REQUEST';

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
  useAgainWhenLate(booking, onStale);
  const back = (
    <LinkButton to="/app/bookings/$booking" params={{ booking: booking.id }}>
      Show booking
    </LinkButton>
  );
  if (available?.enabled !== true || booking.cancelling === null)
    return (
      <Stack gap="6">
        <PageHeading title={title} />
        <EmptyState title={gone} action={back}>
          {available?.reasons[0] ??
            `«${booking.title}» is now: ${booking.statusLabel.toLowerCase()}.`}
        </EmptyState>
      </Stack>
    );
  return (
    <Stack gap="6" measure="form">
      <PageHeading title={title} lead={<Naming booking={booking} />} />
      <Consequence booking={booking} />
      <CallOffForm booking={booking} event={event} verb={verb} onDone={onDone} />
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

function CallOffForm({
  booking,
  event,
  verb,
  onDone,
}: { verb: string } & Omit<CallOffProps, 'onStale'>) {
  const isOwn = isMember(useMe());
  const [reason, setReason] = useState('');
  const [asksToReschedule, setAsksToReschedule] = useState(false);
  const [missing, setMissing] = useState(false);
  const command = useCommand('POST /bookings/{booking}/events', { onDone });
  const mustSayWhy = !isOwn && event === 'CANCEL';
  const errors = missing ? { reason: 'Give a reason for cancelling.' } : command.errors;

  const submit = () => {
    const isMissing = mustSayWhy && reason.trim() === '';
    setMissing(isMissing);
    if (isMissing) return;
    const stamp = { version: booking.version };
    const given = reason.trim() || undefined;
    const asking = isOwn ? {} : { askToReschedule: asksToReschedule };
    void command.send({
      params: { booking: booking.id },
      body:
        event === 'CANCEL'
          ? { ...stamp, type: event, payload: { reason: given, ...asking } }
          : { ...stamp, type: event, payload: { reason: given } },
    });
  };
  return (
    <Form onSubmit={submit} errors={errors} errorTitle="Not cancelled yet">
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Field
        label="Reason"
        required={mustSayWhy}
        tip={mustSayWhy ? 'The member reads it.' : 'You can leave it empty. The others read it.'}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </Field>
      {mustSayWhy ? (
        <Checkbox
          label="Ask the member to book another time"
          checked={asksToReschedule}
          onChange={({ target }) => setAsksToReschedule(target.checked)}
        />
      ) : null}
      <Row>
        <Button type="submit" variant="danger" busy={command.busy}>
          {verb}
        </Button>
        <LinkButton to="/app/bookings/$booking" params={{ booking: booking.id }}>
          Keep it
        </LinkButton>
      </Row>
    </Form>
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
