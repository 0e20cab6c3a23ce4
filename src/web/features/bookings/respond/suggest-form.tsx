import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { LoadedActionForm } from '../action/action-form.tsx';
import { bookingEvent } from '../action/booking-event.ts';
import type { PageAction } from '../action/page-action.ts';
import { ReasonField } from '../action/reason-field.tsx';
import { OtherTimeFields, useOtherTimes } from '../move/other-time-fields.tsx';
import { partyName } from '../words.ts';
import * as texts from './texts.ts';

const nothingYet: { readonly slot: number | null; readonly reason: string } = {
  slot: null,
  reason: '',
};

/** A time of the coach's own as the answer to a request, with a message if they like. */
export function SuggestHere({ booking, onClose, onDone = onClose }: PageAction) {
  const { times, from, setFrom } = useOtherTimes(booking);
  const form = useEventForm(bookingEvent.send, booking, 'SUGGEST_TIME', {
    initial: nothingYet,
    missing: ({ slot }): Readonly<Record<string, string>> =>
      slot === null ? { time: texts.chooseATime } : {},
    payload: ({ slot, reason }) => ({
      startsAt: new Date(slot ?? 0).toISOString(),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    }),
    onDone,
  });
  return (
    <LoadedActionForm
      title={texts.suggestAnotherTime}
      query={times}
      form={form}
      errorTitle={texts.notSuggestedYet}
      verb={() => texts.suggestThisTime}
      leaveVerb={texts.back}
      onClose={onClose}
    >
      {({ agreement, ...found }) => (
        <>
          <OtherTimeFields
            booking={booking}
            found={{ ...found, agreement }}
            from={from}
            onFrom={setFrom}
            value={form.values.slot}
            error={form.errors['time']}
            onPick={(slot) => form.change({ slot })}
          />
          <ReasonField form={form} label={texts.message} tip={texts.everyoneCanReadTheMessage} />
          {agreement?.answerBy ? (
            <Text tone="muted">
              {texts.answersUntil(partyName(booking))}
              <When at={agreement.answerBy} inSentence />
              {texts.bothTimesAreKept}
            </Text>
          ) : null}
        </>
      )}
    </LoadedActionForm>
  );
}
