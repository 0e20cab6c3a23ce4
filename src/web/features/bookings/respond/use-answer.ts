import { useState } from 'react';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import type { useGo } from '#web/screens/use-go.ts';
import { bookingEvent, pageOf } from '../action/booking-event.ts';
import type { Booking } from '../words.ts';

/** Both answers to a request, of which one is sent. */
export function useAnswer(booking: Booking) {
  const onDone = ({ id }: Booking, go: ReturnType<typeof useGo>) => void go(pageOf(id));
  const confirm = useEventForm(bookingEvent.send, booking, 'CONFIRM', {
    initial: { startsAt: booking.startsAt },
    payload: ({ startsAt }) => (startsAt === booking.startsAt ? {} : { startsAt }),
    onDone,
  });
  const decline = useEventForm(bookingEvent.send, booking, 'REJECT', {
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim() === '' ? { reason: 'Tell the member why you are declining.' } : {},
    payload: ({ reason }) => ({ reason: reason.trim() }),
    onDone,
  });
  const [declining, setDeclining] = useState(decline.isDirty);
  return {
    confirm,
    decline,
    declining,
    beginToDecline() {
      confirm.startAgain();
      setDeclining(true);
    },
    leaveOpen: () => setDeclining(false),
  };
}
