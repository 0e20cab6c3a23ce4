import { createFileRoute } from '@tanstack/react-router';
import { isMember } from '#machines/person.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useMe } from '#web/screens/account/use-me.ts';
import { useIsClosed } from '#web/screens/command/use-offer.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { bookingEvent, useBooking } from '../action/booking-event.ts';
import { CallingOff, Naming, useAgainWhenLate } from '../action/calling-off.tsx';
import { ReasonField } from '../action/reason-field.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/cancel')({
  staticData: {
    title: 'Cancel Booking',
    audience: 'everyone',
    asks: 'GET /bookings/{booking}',
  },
  component: CancelBooking,
});

/** Members may cancel without a word; others say why, and may ask for another time. */
function CancelBooking() {
  const isOwn = isMember(useMe());
  const query = useBooking(Route.useParams());
  useAgainWhenLate(query);
  return (
    <ConfirmEvent
      {...bookingEvent}
      query={query}
      event="CANCEL"
      gone={texts.thisBookingCantBeCancelled}
      title={() => texts.cancelThisBooking}
      lead={(booking) => <Naming booking={booking} />}
      consequences={(booking) => <CallingOff booking={booking} />}
      keepVerb={texts.keepBooking}
      verb={texts.cancelBooking}
      errorTitle={texts.notCancelledYet}
      fields={{
        initial: { reason: '', askToReschedule: false },
        missing: ({ reason }): Readonly<Record<string, string>> =>
          !isOwn && reason.trim() === '' ? { reason: texts.giveAReasonForCancelling } : {},
        payload: ({ reason, askToReschedule }) => ({
          reason: reason.trim() || undefined,
          ...(isOwn ? {} : { askToReschedule }),
        }),
        children: (form) => (
          <>
            <ReasonField
              form={form}
              required={!isOwn}
              tip={isOwn ? texts.optionalEveryoneElse : texts.everyoneWhoTakesPart}
            />
            {isOwn ? null : (
              <AskToReschedule
                checked={form.values.askToReschedule}
                onChange={(askToReschedule) => form.change({ askToReschedule })}
              />
            )}
          </>
        ),
      }}
    />
  );
}

interface AskToRescheduleProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function AskToReschedule({ checked, onChange }: AskToRescheduleProps) {
  if (useIsClosed()) return null;
  return (
    <Checkbox
      label={texts.askTheMemberToBook}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
