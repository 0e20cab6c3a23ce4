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
import * as texts from './texts.ts';

/** Staff read a private note only after they have said why; that stays with the note. */
export function SayWhy({ note: { id, coach } }: { note: Note }) {
  const form = useRecordForm('POST /coach-notes/{coachNote}/readings', {
    name: `coach-note/${id}/reading`,
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim() === '' ? { reason: texts.reasonIsRequired } : {},
    input: (body) => ({ params: { coachNote: id }, body }),
    onDone: () => {},
  });
  return (
    <Card title={texts.thisNoteIsPrivate}>
      <Text>{texts.sayWhyYouNeed(coach.fullName)}</Text>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notOpenedYet}
        aria-label={texts.sayWhyYouRead}
      >
        <FormNotices form={form} />
        <Field label={texts.reason} required>
          <Textarea
            rows={3}
            maxLength={500}
            value={form.values.reason}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            {texts.readNote}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
