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
  if (problem === null) return { problem: 'Choose what went wrong.' };
  return problem === 'other' && detail.trim() === '' ? { detail: 'Say what went wrong.' } : {};
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
      alert('success', 'Thank you. Staff see it with this session.');
      onClose();
    },
  });
  return (
    <Form
      onSubmit={form.submit}
      errors={form.errors}
      errorTitle="Not sent yet"
      aria-label="Report a problem"
    >
      <FormNotices form={form} />
      <Stack gap="4">
        <RadioGroup
          label="What went wrong?"
          errorKey="problem"
          required
          options={options}
          {...(form.values.problem !== null && { value: form.values.problem })}
          onChange={(problem) => form.change({ problem })}
        />
        <Field
          label="Details"
          errorKey="detail"
          required={form.values.problem === 'other'}
          tip="What you did before, and what you saw or heard. At most 500 characters."
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={form.values.detail}
            onChange={({ target }) => form.change({ detail: target.value })}
          />
        </Field>
        <Text tone="muted">
          Staff read it with your name, the time and this step of the room. You can go on meanwhile.
        </Text>
      </Stack>
      <Row>
        <Button type="submit" variant="primary" busy={form.busy}>
          Send
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <CopySupportLink />
      </Row>
    </Form>
  );
}
