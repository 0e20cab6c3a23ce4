import type { EventAction, EventActions } from '#web/screens/record/record-actions.tsx';
import type { OnPage } from './on-page.tsx';
import type { Booking } from '../words.ts';

/** How each event of a booking is sent from its page; an event that has no line here has no button there. */
export function bookingActions(
  { id, request }: Booking,
  begin: (event: OnPage) => void,
  sent: EventActions,
): EventActions {
  const params = { booking: id };
  const respond: EventAction = {
    link: { to: '/app/bookings/$booking/respond', params },
    label: 'Respond',
  };
  const here = (event: OnPage): EventAction => ({ send: () => begin(event), busy: false });
  return {
    CONFIRM: respond,
    REJECT: respond,
    ...sent,
    RECORD_OUTCOME: here('RECORD_OUTCOME'),
    CORRECT_OUTCOME: { ...here('CORRECT_OUTCOME'), quiet: true },
    MOVE: { ...here('MOVE'), quiet: true },
    REASSIGN_COACH: { ...here('REASSIGN_COACH'), quiet: true },
    REINSTATE: here('REINSTATE'),
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
      },
    }),
  };
}
