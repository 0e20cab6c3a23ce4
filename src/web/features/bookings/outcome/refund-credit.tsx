import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { lastDayInSentence } from '#web/screens/list/last-day.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { bookingEvent, useBooking } from '../action/booking-event.ts';
import { Naming } from '../action/calling-off.tsx';
import { endOf, RefundFields, type Refund } from './refund-fields.tsx';
import { UnitCard } from './unit-card.tsx';
import { creditNames, partyName } from '../words.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/refund')({
  staticData: {
    title: 'Refund Credit',
    audience: 'staff',
    asks: 'GET /bookings/{booking}',
  },
  component: RefundCredit,
});

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
      gone={texts.thisCreditCantBeRefunded}
      title={({ credit }) => texts.refundTheCredits(credit.cost)}
      lead={(booking) => <Naming booking={booking} />}
      consequences={(booking, _, { until }: Refund) =>
        consequences(booking, endOf(until, zone), { zone, now })
      }
      details={({ creditState, credit }) => (
        <UnitCard state={creditNames[creditState]} credit={credit} />
      )}
      keepVerb={texts.notNow}
      verb={texts.refundCredit}
      errorTitle={texts.notRefundedYet}
      tone="primary"
      fields={{
        initial: nothing,
        missing: ({ reason }): Readonly<Record<string, string>> =>
          reason.trim() === '' ? { reason: texts.giveAReasonForTheRefund } : {},
        payload: ({ reason, until }) => ({ reason: reason.trim(), expiresAt: endOf(until, zone) }),
        children: (form) => <RefundFields form={form} isNotified />,
      }}
    />
  );
}

/** What the refund comes to, with the expiry that would hold. */
function consequences(
  booking: Booking,
  chosen: string | null,
  { zone, now }: { readonly zone: string; readonly now: number },
): string[] {
  const { cost, lot } = booking.credit;
  const units = cost === 1 ? texts.oneCreditGoes : texts.creditsGo(cost);
  const given = texts.backTo(units, partyName(booking));
  const expiresAt = chosen ?? lot?.expiresAt;
  if (expiresAt === undefined) return [given];
  const isOver = Date.parse(expiresAt) <= now;
  return [
    given,
    isOver ? texts.itHasExpired : texts.canBeUsedUntil(lastDayInSentence(expiresAt, zone, now)),
    texts.nobodyIsNotifiedTheNotification,
  ];
}
