import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { bookingEvent } from '../action/booking-event.ts';
import { LoadedActionForm } from '../action/action-form.tsx';
import type { PageAction } from '../action/page-action.ts';
import { useWhoIsNotified } from '../action/who-is-notified.tsx';
import { partyName, type Booking } from '../words.ts';
import { OtherTimeFields, useOtherTimes, type Times } from './other-time-fields.tsx';
import * as texts from './texts.ts';

const unchosen: { readonly slot: number | null } = { slot: null };

/** Another time for a session: at once, or with a question to whoever has to agree. */
export function MoveForm({ booking, onClose }: PageAction) {
  const { times, from, setFrom } = useOtherTimes(booking);
  const form = useEventForm(bookingEvent.send, booking, 'MOVE', {
    initial: unchosen,
    missing: ({ slot }): Readonly<Record<string, string>> =>
      slot === null ? { time: texts.chooseATime } : {},
    payload: ({ slot }) => ({ startsAt: new Date(slot ?? 0).toISOString() }),
    onDone: onClose,
  });
  return (
    <LoadedActionForm
      title={texts.chooseAnotherTime}
      query={times}
      form={form}
      errorTitle={texts.notChangedYet}
      verb={({ agreement }) =>
        agreement?.asked === 'nobody' ? texts.changeTime : texts.askForThisTime
      }
      leaveVerb={texts.keepCurrentTime}
      onClose={onClose}
    >
      {(found) => (
        <>
          <OtherTimeFields
            booking={booking}
            found={found}
            from={from}
            onFrom={setFrom}
            value={form.values.slot}
            error={form.errors['time']}
            onPick={(slot) => form.change({ slot })}
          />
          <Agreement booking={booking} agreement={found.agreement} />
        </>
      )}
    </LoadedActionForm>
  );
}

/** What choosing a time does: who is asked, and until when the agreed one stands. */
function Agreement({ booking, agreement }: { booking: Booking; agreement: Times['agreement'] }) {
  const whoIsNotified = useWhoIsNotified(booking);
  if (agreement === null) return null;
  const { asked, answerBy } = agreement;
  if (asked === 'nobody' || answerBy === null)
    return <Text tone="muted">{texts.theSessionMovesImmediatelyEveryone(whoIsNotified)}</Text>;
  const whose = asked === 'coach' ? booking.coach.fullName : partyName(booking);
  return (
    <Text tone="muted">
      {texts.decidesBy(whose)}
      <When at={answerBy} inSentence />
      {texts.theSessionStaysAtIts}
    </Text>
  );
}
