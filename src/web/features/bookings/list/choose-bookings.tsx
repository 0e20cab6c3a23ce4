import type { ReactNode } from 'react';
import { formatMoment } from '#domain/time/format.ts';
import { rowChoice, RowsToChoose } from '#web/screens/list/row-choice.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { partyName, type BookingRow } from '../words.ts';
import * as texts from './texts.ts';

interface ChooseBookingsProps {
  rows: readonly BookingRow[];
  children: ReactNode;
}

/** Several bookings at once, for those who look after the platform. */
export const ChooseBookings = ({ rows, children }: ChooseBookingsProps) => (
  <RowsToChoose choice={bookingChoice(useZone())} rows={rows}>
    {children}
  </RowsToChoose>
);

const bookingChoice = (zone: string) =>
  rowChoice<BookingRow, 'POST /bookings/{booking}/events'>('POST /bookings/{booking}/events', {
    noun: 'booking',
    nouns: 'bookings',
    events: {
      CONFIRM: texts.eachIsConfirmed,
      REJECT: {
        happens: texts.eachIsDeclined,
        reason: { tip: texts.thoseWhoAskedReadIt, required: texts.giveAReasonForDeclining },
      },
      CANCEL_REQUEST: {
        happens: texts.eachRequestIsWithdrawn,
        reason: { tip: texts.optionalEveryoneReadsIt },
      },
      CANCEL: {
        happens: texts.eachIsCancelled,
        reason: { tip: texts.everyoneReadsIt, required: texts.giveAReasonForCancelling },
      },
    },
    nameOf: (row) =>
      texts.bookingOf(
        row.session.name,
        partyName(row),
        formatMoment(Date.parse(row.startsAt), zone),
      ),
  });
