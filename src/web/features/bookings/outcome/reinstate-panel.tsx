import { creditsAs } from '#domain/credits/in-words.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { ConfirmPanel } from '#web/ui/overlays/confirm-panel.tsx';
import { bookingEvent } from '../action/booking-event.ts';
import type { PageAction } from '../action/page-action.ts';
import { useWhoIsNotified } from '../action/who-is-notified.tsx';

/** A cancellation is taken back. */
export function ReinstatePanel({ booking, onClose }: PageAction) {
  const form = useEventForm(bookingEvent.send, booking, 'REINSTATE', {
    initial: {},
    payload: () => ({}),
    onDone: onClose,
  });
  const whoIsNotified = useWhoIsNotified(booking);
  const { eachPays, credit } = booking;
  const { cost } = credit;
  const units = creditsAs('The', cost);
  return (
    <ConfirmPanel
      sentence="Reinstate this booking?"
      consequences={[
        'It takes place at the agreed time after all.',
        ...(cost === 0
          ? []
          : [`${eachPays ? 'The credits of those who come are' : units} set aside again.`]),
        whoIsNotified,
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
