import { exceptionOf, exceptionTroubles, laidOver } from '#domain/availability/exceptions.ts';
import { FormNotices, type FormState } from '#web/screens/form/form-page.tsx';
import { useRecordForm, type RecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import { bodyOf, timesOf, valuesOfException, type ExceptionValues } from './exception-values.ts';
import { bookingsAhead, type ShownException, type TimeAnswer } from '../time-answer.ts';
import * as texts from './texts.ts';

interface FormProps {
  answer: TimeAnswer;
  /** `id` of what was added or changed; none where nothing was. */
  onClose: (id?: string) => void;
}

export function AddException({ initial, ...props }: FormProps & { initial: ExceptionValues }) {
  const { coach } = props.answer;
  const form = useRecordForm('POST /coaches/{coach}/exceptions', {
    ...ends(props),
    name: `exception/${coach.id}`,
    initial,
    input: (values) => ({ params: { coach: coach.id }, body: bodyFor(props.answer, values) }),
  });
  return <ExceptionForm title={texts.addException} verb={texts.add} form={form} {...props} />;
}

export function ChangeException({
  exception,
  ...props
}: FormProps & { exception: ShownException }) {
  const { coach } = props.answer;
  const { id, version } = exception;
  const form = useRecordForm('POST /coaches/{coach}/exceptions/{exception}/events', {
    ...ends(props, id),
    name: `exception/${id}`,
    initial: valuesOfException(exception),
    input: (values) => ({
      params: { coach: coach.id, exception: id },
      body: { type: 'UPDATE' as const, version, payload: bodyFor(props.answer, values) },
    }),
  });
  return <ExceptionForm title={texts.changeException} verb={texts.save} form={form} {...props} />;
}

/** What both check before anything is sent, and do when it is done; `own` is the exception itself. */
const ends = ({ answer, onClose }: FormProps, own?: string) => ({
  missing: (values: ExceptionValues) => missingIn(answer, values, own),
  // The list shows it, and takes the focus there.
  onDone: ({ id }: { readonly id: string }) => onClose(id),
});

interface ExceptionFormProps extends FormProps {
  title: string;
  verb: string;
  form: FormState & Pick<RecordForm<ExceptionValues>, 'values' | 'change'>;
}

const ExceptionForm = ({ title, verb, form, answer, onClose }: ExceptionFormProps) => (
  <Form
    onSubmit={form.submit}
    errors={form.errors}
    errorTitle={texts.notSavedYet}
    aria-label={title}
  >
    <FormNotices form={form} />
    <ExceptionFields
      values={form.values}
      change={form.change}
      under={underneath(answer, form.values)}
    />
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
        {texts.cancel}
      </Button>
    </Row>
  </Form>
);

const bodyFor = (answer: TimeAnswer, values: ExceptionValues) =>
  bodyOf(values, underneath(answer, values));

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
  if (exception === null) return { startsAt: texts.enterAValidStart };
  const others = answer.exceptions.flatMap(({ id, reason: _, ...other }) =>
    id === own ? [] : (exceptionOf(other) ?? []),
  );
  const { cancel } = bodyFor(answer, values);
  return {
    ...exceptionTroubles(exception, others),
    ...(cancel.length > 0 &&
      values.cancelReason.trim() === '' && { cancelReason: texts.giveAReasonForCancelling }),
  };
}
