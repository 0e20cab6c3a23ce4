import { problemNames, problems, type Problem } from '#domain/meetings/problems.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { CopySupportLink } from '#web/screens/support-link.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Text } from '#web/ui/text.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import * as texts from './texts.ts';

interface ReportFormProps {
  booking: string;
  step: string;
  onClose: () => void;
}

interface Values {
  problem: Problem | null;
  detail: string;
}

const initial: Values = { problem: null, detail: '' };
const options = problems.map((value) => ({ value, label: problemNames[value] }));

function missing({ problem, detail }: Values): Readonly<Record<string, string>> {
  if (problem === null) return { problem: texts.chooseWhatWentWrong };
  return problem === 'other' && detail.trim() === '' ? { detail: texts.sayWhatWentWrong } : {};
}

/** What is wrong in the room. The session goes on meanwhile. */
export function ReportForm({ booking, step, onClose }: ReportFormProps) {
  const alert = useAlert();
  const form = useRecordForm('POST /meetings/{booking}/problems', {
    name: `meeting/${booking}/problem`,
    initial,
    missing,
    input: ({ problem, detail }) => ({
      params: { booking },
      body: { problem: problem ?? 'other', detail, step },
    }),
    onDone: () => {
      alert('success', texts.thankYouStaffSee);
      onClose();
    },
  });
  return (
    <Form
      onSubmit={form.submit}
      errors={form.errors}
      errorTitle={texts.notSentYet}
      aria-label={texts.reportAProblem}
    >
      <FormNotices form={form} />
      <Stack gap="4">
        <RadioGroup
          label={texts.whatWentWrong}
          errorKey="problem"
          required
          options={options}
          {...(form.values.problem !== null && { value: form.values.problem })}
          onChange={(problem) => form.change({ problem })}
        />
        <Field
          label={texts.details}
          errorKey="detail"
          required={form.values.problem === 'other'}
          tip={texts.whatYouDidBefore}
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={form.values.detail}
            onChange={({ target }) => form.change({ detail: target.value })}
          />
        </Field>
        <Text tone="muted">{texts.staffRead}</Text>
      </Stack>
      <Row>
        <Button type="submit" variant="primary" busy={form.busy}>
          {texts.send}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <CopySupportLink />
      </Row>
    </Form>
  );
}
