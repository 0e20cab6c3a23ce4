import { useEventForm } from '#web/screens/use-event-form.ts';
import { ConfirmPanel } from '#web/ui/confirm-panel.tsx';
import { bookingEvent } from './booking-event.ts';
import type { Deed } from './on-page.tsx';
import { useWhoIsTold } from './who-is-told.tsx';

/** A cancellation is taken back. */
export function ReinstatePanel({ booking, onClose }: Deed) {
  const form = useEventForm(bookingEvent.send, booking, 'REINSTATE', {
    initial: {},
    payload: () => ({}),
    onDone: onClose,
  });
  const told = useWhoIsTold(booking);
  const { eachPays, credit } = booking;
  const { cost } = credit;
  const units = cost === 1 ? 'The credit is' : `${cost} credits are`;
  return (
    <ConfirmPanel
      sentence="Reinstate this booking?"
      consequences={[
        'It takes place at the agreed time after all.',
        ...(cost === 0
          ? []
          : [`${eachPays ? 'The credits of those who come are' : units} set aside again.`]),
        told,
        'Everyone receives it for their calendar again.',
      ]}
      verb="Reinstate booking"
      keepVerb="Leave it cancelled"
      tone="primary"
      busy={form.busy}
      failure={form.refusal ?? Object.values(form.errors)[0]}
      onConfirm={form.submit}
      onKeep={onClose}
    />
  );
}
