import { useState } from 'react';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { useGo } from '#web/screens/use-go.ts';
import { bookingEvent, pageOf } from '../action/booking-event.ts';
import type { Done } from '../action/page-action.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** A yes to the time that is kept, or to another that was asked for. */
export const useConfirm = (booking: Booking, onDone: Done) =>
  useEventForm(bookingEvent.send, booking, 'CONFIRM', {
    initial: { startsAt: booking.startsAt },
    payload: ({ startsAt }) => (startsAt === booking.startsAt ? {} : { startsAt }),
    onDone,
  });

/** A no, with the reason that the member reads. */
export const useDecline = (booking: Booking, onDone: Done) =>
  useEventForm(bookingEvent.send, booking, 'REJECT', {
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim() === '' ? { reason: texts.tellTheMemberWhy } : {},
    payload: ({ reason }) => ({ reason: reason.trim() }),
    onDone,
  });

/** The answers to a request, of which one is sent; the no and the other time are opened where somebody came for them. */
export function useAnswer(booking: Booking, begun: 'confirm' | 'decline' | 'suggest' | undefined) {
  const go = useGo();
  const onDone: Done = ({ id }, then) => void then(pageOf(id));
  const confirm = useConfirm(booking, onDone);
  const decline = useDecline(booking, onDone);
  const [open, setOpen] = useState(decline.isDirty ? 'decline' : begun);
  const begin = (answer: 'decline' | 'suggest') => {
    confirm.startAgain();
    setOpen(answer);
  };
  return {
    confirm,
    decline,
    declining: open === 'decline',
    suggesting: open === 'suggest',
    beginToDecline: () => begin('decline'),
    beginToSuggest: () => begin('suggest'),
    leaveOpen: () => setOpen(undefined),
    done: () => void go(pageOf(booking.id)),
  };
}
