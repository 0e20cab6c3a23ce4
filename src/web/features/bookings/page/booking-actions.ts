import type { EventAction, EventActions } from '#web/screens/record/record-actions.tsx';
import { isForAnswer, type AnswerOfLink } from '../move/answers-of-links.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** How each event of a booking is sent from its page: on a page of its own, or as `sent` says; an event that has no line in either has no button there. */
export function bookingActions(
  { id, request }: Booking,
  sent: EventActions,
  begun: AnswerOfLink | undefined,
): EventActions {
  const params = { booking: id };
  const respond: EventAction = {
    link: { to: '/app/bookings/$booking/respond', params },
    label: texts.respond,
  };
  return {
    CONFIRM: respond,
    REJECT: respond,
    SUGGEST_TIME: respond,
    ...sent,
    UPDATE_LOCATION: { link: { to: '/app/bookings/$booking/update', params }, quiet: true },
    REFUND: { link: { to: '/app/bookings/$booking/refund', params } },
    CANCEL: { link: { to: '/app/bookings/$booking/cancel', params }, danger: true },
    ...(request && {
      CANCEL_REQUEST: {
        link: {
          to: '/app/booking-requests/$bookingRequest/cancel',
          params: { bookingRequest: request.id },
        },
        danger: true,
        isCameFor: isForAnswer(begun, 'CANCEL_REQUEST'),
      },
    }),
  };
}
