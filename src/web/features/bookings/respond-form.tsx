import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#web/screens/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Booking } from './words.ts';

/** Yes at a press; no only with a reason, which the member reads. */
export function RespondForm({ booking }: { booking: Booking }) {
  const router = useRouter();
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const params = { booking: booking.id };
  const command = useCommand('POST /bookings/{booking}/events', {
    onDone: () => void router.navigate({ to: '/app/bookings/$booking', params }),
  });
  const { version } = booking;
  const confirm = () =>
    void command.send({ params, body: { type: 'CONFIRM', version, payload: {} } });
  const decline = () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') return;
    void command.send({ params, body: { type: 'REJECT', version, payload: { reason: given } } });
  };
  const errors = missing ? { reason: 'Tell the member why you are declining.' } : command.errors;
  const told = command.refusal ?? command.errors['time'] ?? null;
  return (
    <Stack gap="6">
      {told === null ? null : (
        <Notice tone="error" live>
          {told}
        </Notice>
      )}
      {declining ? (
        <Form onSubmit={decline} errors={errors} errorTitle="Not declined yet">
          <Field
            label="Reason"
            required
            tip="The member reads it. A hint at another time or another coach helps."
          >
            <Textarea
              rows={4}
              maxLength={500}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setMissing(false);
              }}
            />
          </Field>
          <Row>
            <Button type="submit" variant="danger" busy={command.busy}>
              Decline request
            </Button>
            <Button onClick={() => setDeclining(false)}>Back</Button>
          </Row>
        </Form>
      ) : (
        <Row>
          <Button variant="primary" busy={command.busy} onClick={confirm}>
            Confirm
          </Button>
          <LinkButton to="/app/bookings/$booking" params={params} variant="plain">
            Decide later
          </LinkButton>
          <Button variant="dangerQuiet" onClick={() => setDeclining(true)}>
            Decline…
          </Button>
        </Row>
      )}
    </Stack>
  );
}
