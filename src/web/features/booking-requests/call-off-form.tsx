import { useState } from 'react';
import { isMember } from '#machines/person.ts';
import type { DataOf } from '#web/api/call.ts';
import { useCommand } from '#web/screens/use-command.ts';
import { useMe } from '#web/screens/use-me.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Booking = DataOf<'GET /bookings/{booking}'>;
export type CallOffEvent = 'CANCEL' | 'CANCEL_REQUEST';

/** What is typed on the way to calling something off: it outlives changes of the booking, so that nothing is lost when somebody else is faster. */
export function useCallOff({ id, version }: Booking, event: CallOffEvent, onDone: () => void) {
  const isOwn = isMember(useMe());
  const [reason, setReason] = useState('');
  const [asksToReschedule, setAsksToReschedule] = useState(false);
  const [missing, setMissing] = useState(false);
  const command = useCommand('POST /bookings/{booking}/events', { onDone });
  const mustSayWhy = !isOwn && event === 'CANCEL';
  return {
    mustSayWhy,
    reason,
    asksToReschedule,
    setAsksToReschedule,
    write(text: string) {
      setReason(text);
      setMissing(false);
    },
    submit() {
      const isMissing = mustSayWhy && reason.trim() === '';
      setMissing(isMissing);
      if (isMissing) return;
      const given = reason.trim() || undefined;
      const asking = isOwn ? {} : { askToReschedule: asksToReschedule };
      void command.send({
        params: { booking: id },
        body:
          event === 'CANCEL'
            ? { version, type: event, payload: { reason: given, ...asking } }
            : { version, type: event, payload: { reason: given } },
      });
    },
    busy: command.busy,
    errors: missing ? { reason: 'Give a reason for cancelling.' } : command.errors,
    refusal: command.refusal,
    /** Something was typed, or was refused: the page has to stay for it. */
    isBegun: reason.trim() !== '' || command.refusal !== null,
  };
}

interface CallOffFormProps {
  bookingId: string;
  draft: ReturnType<typeof useCallOff>;
  verb: string;
  /** Nothing can be called off any more: what was typed stays to be read and copied. */
  isClosed: boolean;
}

export function CallOffForm({ bookingId, draft, verb, isClosed }: CallOffFormProps) {
  const { mustSayWhy, refusal } = draft;
  return (
    <Form onSubmit={draft.submit} errors={draft.errors} errorTitle="Not cancelled yet">
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Field
        label="Reason"
        required={mustSayWhy}
        tip={mustSayWhy ? 'The member reads it.' : 'You can leave it empty. The others read it.'}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={draft.reason}
          readOnly={isClosed}
          onChange={({ target }) => draft.write(target.value)}
        />
      </Field>
      {mustSayWhy && !isClosed ? (
        <Checkbox
          label="Ask the member to book another time"
          checked={draft.asksToReschedule}
          onChange={({ target }) => draft.setAsksToReschedule(target.checked)}
        />
      ) : null}
      <Row>
        {isClosed ? null : (
          <Button type="submit" variant="danger" busy={draft.busy}>
            {verb}
          </Button>
        )}
        <LinkButton to="/app/bookings/$booking" params={{ booking: bookingId }}>
          {isClosed ? 'Show booking' : 'Keep it'}
        </LinkButton>
      </Row>
    </Form>
  );
}
