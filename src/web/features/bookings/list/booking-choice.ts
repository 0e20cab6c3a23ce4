import { formatMoment } from '#domain/time/format.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { partyName, type BookingRow } from '../words.ts';
import * as texts from './texts.ts';

/** Several bookings at once, for those who look after the platform. */
export const bookingChoice = (zone: string) =>
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
