import { creditsAs } from '#domain/credits/in-words.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { ConfirmPanel } from '#web/ui/overlays/confirm-panel.tsx';
import { bookingEvent } from '../action/booking-event.ts';
import type { PageAction } from '../action/page-action.ts';
import { useWhoIsNotified } from '../action/who-is-notified.tsx';
import * as texts from './texts.ts';

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
  const units = creditsAs(texts.the, cost);
  return (
    <ConfirmPanel
      sentence={texts.reinstateThisBooking}
      consequences={[
        texts.itWillTakePlaceAt,
        ...(cost === 0 ? [] : [texts.reservedAgain(eachPays, units)]),
        whoIsNotified,
        texts.everyoneGetsItForTheir,
      ]}
      verb={texts.reinstateBooking}
      keepVerb={texts.keepItCancelled}
      tone="primary"
      busy={form.busy}
      failure={form.refusal ?? Object.values(form.errors)[0]}
      onConfirm={form.submit}
      onKeep={onClose}
    />
  );
}
