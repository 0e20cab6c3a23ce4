import type { ReactNode } from 'react';
import { exceptionOf, exceptionTroubles, laidOver } from '#domain/availability/exceptions.ts';
import { FormNotices, type FormState } from '#web/screens/form-page.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import { bodyOf, timesOf, valuesOfException, type ExceptionValues } from './exception-values.ts';
import { bookingsAhead, type ShownException, type TimeAnswer } from './time-answer.ts';

interface AddExceptionProps {
  answer: TimeAnswer;
  initial: ExceptionValues;
  onClose: () => void;
}

export function AddException({ answer, initial, onClose }: AddExceptionProps) {
  const alert = useAlert();
  const form = useRecordForm('POST /coaches/{coach}/exceptions', {
    name: `exception/${answer.coach.id}`,
    initial,
    missing: (values) => missingIn(answer, values),
    input: (values) => ({
      params: { coach: answer.coach.id },
      body: bodyOf(values, underneath(answer, values)),
    }),
    onDone: () => {
      alert('success', 'Exception added.');
      onClose();
    },
  });
  return (
    <Frame title="Add exception" verb="Add" form={form} onClose={onClose}>
      <ExceptionFields
        values={form.values}
        change={form.change}
        under={underneath(answer, form.values)}
      />
    </Frame>
  );
}

interface ChangeExceptionProps {
  answer: TimeAnswer;
  exception: ShownException;
  onClose: () => void;
}

export function ChangeException({ answer, exception, onClose }: ChangeExceptionProps) {
  const alert = useAlert();
  const { id, version } = exception;
  const form = useRecordForm('POST /coaches/{coach}/exceptions/{exception}/events', {
    name: `exception/${id}`,
    initial: valuesOfException(exception),
    missing: (values) => missingIn(answer, values, id),
    input: (values) => ({
      params: { coach: answer.coach.id, exception: id },
      body: {
        type: 'UPDATE' as const,
        version,
        payload: bodyOf(values, underneath(answer, values)),
      },
    }),
    onDone: () => {
      alert('success', 'Exception changed.');
      onClose();
    },
  });
  return (
    <Frame title="Change exception" verb="Save" form={form} onClose={onClose}>
      <ExceptionFields
        values={form.values}
        change={form.change}
        under={underneath(answer, form.values)}
      />
    </Frame>
  );
}

interface FrameProps {
  title: string;
  verb: string;
  form: FormState;
  onClose: () => void;
  children: ReactNode;
}

const Frame = ({ title, verb, form, onClose, children }: FrameProps) => (
  <Form onSubmit={form.submit} errors={form.errors} errorTitle="Not saved yet" aria-label={title}>
    <FormNotices form={form} />
    {children}
    <Row>
      <Button type="submit" variant="primary" busy={form.busy}>
        {verb}
      </Button>
      <Button
        onClick={() => {
          form.startAgain();
          onClose();
        }}
      >
        Cancel
      </Button>
    </Row>
  </Form>
);

/** The upcoming bookings that the exception would be laid over. */
function underneath(answer: TimeAnswer, values: ExceptionValues) {
  const exception = exceptionOf(timesOf(values));
  return exception === null ? [] : laidOver(exception, bookingsAhead(answer));
}

function missingIn(
  answer: TimeAnswer,
  values: ExceptionValues,
  own?: string,
): Record<string, string> {
  const exception = exceptionOf(timesOf(values));
  if (exception === null) return { startsAt: 'Enter a valid start and end.' };
  const others = answer.exceptions.flatMap(({ id, reason: _, ...other }) =>
    id === own ? [] : (exceptionOf(other) ?? []),
  );
  const { cancel } = bodyOf(values, underneath(answer, values));
  return {
    ...exceptionTroubles(exception, others),
    ...(cancel.length > 0 &&
      values.cancelReason.trim() === '' && { cancelReason: 'Give a reason for cancelling.' }),
  };
}
