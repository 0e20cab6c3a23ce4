import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Answer } from './respond-answer.ts';

interface RespondFormProps {
  bookingId: string;
  answer: Answer;
  /** Nothing can be answered any more: what was typed stays to be read and copied. */
  isClosed: boolean;
}

/** Yes at a press; no only with a reason, which the member reads. */
export function RespondForm({ bookingId, answer, isClosed }: RespondFormProps) {
  const { declining, told, busy } = answer;
  const params = { booking: bookingId };
  return (
    <Stack gap="6">
      {told === null ? null : (
        <Notice tone="error" live>
          {told}
        </Notice>
      )}
      {declining ? (
        <DeclineForm answer={answer} isClosed={isClosed} />
      ) : isClosed ? null : (
        <Row>
          <Button variant="primary" busy={busy} onClick={answer.confirm}>
            Confirm
          </Button>
          <LinkButton to="/app/bookings/$booking" params={params} variant="plain">
            Decide later
          </LinkButton>
          <Button variant="dangerQuiet" onClick={() => answer.setDeclining(true)}>
            Decline…
          </Button>
        </Row>
      )}
      {isClosed ? (
        <Row>
          <LinkButton to="/app/bookings/$booking" params={params}>
            Show booking
          </LinkButton>
        </Row>
      ) : null}
    </Stack>
  );
}

function DeclineForm({ answer, isClosed }: Pick<RespondFormProps, 'answer' | 'isClosed'>) {
  const { decline, errors, reason, write, busy } = answer;
  return (
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
          readOnly={isClosed}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      {isClosed ? null : (
        <Row>
          <Button type="submit" variant="danger" busy={busy}>
            Decline request
          </Button>
          <Button onClick={() => answer.setDeclining(false)}>Back</Button>
        </Row>
      )}
    </Form>
  );
}
