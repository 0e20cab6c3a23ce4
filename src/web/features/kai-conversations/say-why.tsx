import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { KaiConversation } from './kai-records.ts';
import * as texts from './texts.ts';

/** Staff read what was said only after they have said why; its owner sees it. */
export function SayWhy({ conversation: { id, member } }: { conversation: KaiConversation }) {
  const form = useRecordForm('POST /kai-conversations/{kaiConversation}/readings', {
    name: `kai-conversation/${id}/reading`,
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim().length < 10 ? { reason: texts.sayMore } : {},
    input: (body) => ({ params: { kaiConversation: id }, body }),
    onDone: () => undefined,
  });
  return (
    <Card title={texts.isPrivate}>
      <Text>{texts.sayWhyYouNeed(member?.fullName ?? texts.formerAccount)}</Text>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notOpenedYet}
        aria-label={texts.sayWhy}
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
            {texts.read}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
