import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { Note } from './words.ts';

/** Staff read a private note only after they have said why; that stays with the note. */
export function SayWhy({ note: { id, coach } }: { note: Note }) {
  const form = useRecordForm('POST /coach-notes/{coachNote}/readings', {
    name: `coach-note/${id}/reading`,
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim() === '' ? { reason: 'Reason is required.' } : {},
    input: (body) => ({ params: { coachNote: id }, body }),
    onDone: () => {},
  });
  return (
    <Card title="This note is private">
      <Text>
        Say why you need to read it. {coach.fullName} sees that you did, and your reason. The note
        stays open to you for an hour.
      </Text>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle="Not opened yet"
        aria-label="Say why you read this note"
      >
        <FormNotices form={form} />
        <Field label="Reason" required>
          <Textarea
            rows={3}
            maxLength={500}
            value={form.values.reason}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            Read note
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
