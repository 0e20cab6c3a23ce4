import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { momentOf, valueOf } from '#domain/dates/value.ts';
import { ConfirmEvent } from '#web/screens/confirm-event.tsx';
import { lastDay } from '#web/screens/last-day.ts';
import { useIsClosed } from '#web/screens/use-offer.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { BookingCredit } from './booking-credit.tsx';
import { bookingEvent, useBooking } from './booking-event.ts';
import { Naming } from './calling-off.tsx';
import { ReasonField } from './reason-field.tsx';
import { partyName } from './words.ts';
import type { Booking } from './words.ts';

export const Route = createFileRoute('/app/bookings/$booking/refund')({
  staticData: { title: 'Refund Credit', checks: ['authenticated'] },
  component: RefundCredit,
});

interface Refund {
  readonly reason: string;
  /** The last day, as the picker has it. */
  readonly until: string | null;
}

const nothing: Refund = { reason: '', until: null };

/** Staff give a credit back that was used or lost, with the reason and, where it helps, more time to use it. */
function RefundCredit() {
  const zone = useZone();
  const [now] = useState(Date.now);
  return (
    <ConfirmEvent
      {...bookingEvent}
      query={useBooking(Route.useParams())}
      event="REFUND"
      gone="This credit can’t be refunded"
      title={() => 'Refund the credit?'}
      lead={(booking) => <Naming booking={booking} />}
      consequences={(booking, _, { until }: Refund) =>
        consequences(booking, endOf(until, zone), { zone, now })
      }
      details={(booking) => <BookingCredit booking={booking} />}
      verb="Refund credit"
      errorTitle="Not refunded yet"
      tone="primary"
      fields={{
        initial: nothing,
        missing: ({ reason }): Readonly<Record<string, string>> =>
          reason.trim() === '' ? { reason: 'Give a reason for the refund.' } : {},
        payload: ({ reason, until }) => ({ reason: reason.trim(), expiresAt: endOf(until, zone) }),
        children: (form) => (
          <>
            <ReasonField
              form={form}
              required
              tip="Everyone who takes part can read it. It stays in the ledger for good: name nobody."
            />
            <Expiry value={form.values.until} onChange={(until) => form.change({ until })} />
          </>
        ),
      }}
    />
  );
}

interface ExpiryProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

function Expiry({ value, onChange }: ExpiryProps) {
  return (
    <Field
      label="Can be used until"
      errorKey="expiresAt"
      tip="Leave it empty to keep the day. Another day holds for all credits of the same lot."
    >
      <DatePicker zone={useZone()} value={value} onChange={onChange} disabled={useIsClosed()} />
    </Field>
  );
}

/** The midnight after a day. */
function endOf(day: string | null, zone: string): string | null {
  const date = momentOf(day, zone)?.date;
  return date === undefined ? null : valueOf({ date, minutes: 24 * 60 }, zone);
}

/** What the refund comes to, with the expiry that would hold. */
function consequences(
  booking: Booking,
  chosen: string | null,
  { zone, now }: { readonly zone: string; readonly now: number },
): string[] {
  const { cost, lot } = booking.credit;
  const units = cost === 1 ? '1 credit goes' : `${cost} credits go`;
  const given = `${units} back to ${partyName(booking)}.`;
  const expiresAt = chosen ?? lot?.expiresAt;
  if (expiresAt === undefined) return [given];
  const isOver = Date.parse(expiresAt) <= now;
  return [
    given,
    isOver
      ? 'Its time is over, so it expires again at once. Choose a new expiry to prevent that.'
      : `Can be used until ${lastDay(expiresAt, zone, now)}.`,
    'Nobody is told. What was said about the loss is taken off their list.',
  ];
}
