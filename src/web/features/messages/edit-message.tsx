import { longestMessage } from '#domain/messages/limits.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import type { Message } from './use-messages.ts';
import * as texts from './texts.ts';

interface Changing {
  message: Message;
  onClose: () => void;
  onChanged: (message: Message) => void;
}

/** Changes what a message of one's own says. */
export function EditMessage({ message, onClose, onChanged }: Changing) {
  const form = useEventForm('POST /messages/{message}/events', message, 'EDIT', {
    initial: { text: message.text },
    missing: ({ text }): Readonly<Record<string, string>> =>
      text.trim() === '' ? { text: texts.writeSomething } : {},
    payload: ({ text }) => ({ text }),
    onDone: (changed) => {
      onChanged(changed);
      onClose();
    },
  });
  return (
    <Form
      onSubmit={form.submit}
      errors={form.errors}
      errorTitle={texts.notSaved}
      aria-label={texts.editMessage}
    >
      <FormNotices form={form} />
      <Field label={texts.yourMessage} errorKey="text" required>
        <Textarea
          rows={3}
          maxLength={longestMessage}
          value={form.values.text}
          onChange={({ target }) => form.change({ text: target.value })}
        />
      </Field>
      <Row>
        <Button type="submit" variant="primary" size="small" busy={form.busy}>
          {texts.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}
