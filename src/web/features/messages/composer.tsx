import { useRef, useState, type KeyboardEvent } from 'react';
import { newId } from '#domain/ids.ts';
import { longestMessage } from '#domain/messages/limits.ts';
import type { Outgoing } from '#machines/message-sending/events.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { DateTimePicker } from '#web/ui/dates/date-time-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import type { Conversation } from './conversation-records.ts';
import type { Draft } from './use-draft.ts';
import * as texts from './texts.ts';

interface ComposerProps {
  contact: Conversation['contact'];
  draft: Draft;
  onSend: (message: Outgoing) => void;
}

/** The next message, at once or for later. */
export function Composer({ contact, draft, onSend }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isLater, setLater] = useState(false);
  const [sendAt, setSendAt] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const zone = useZone();
  // The key of a telephone begins a new line: there is no other.
  const isTouched = useMedia('(pointer: coarse)');

  const submit = (): void => {
    const text = draft.text.trim();
    const wrong = {
      ...(text === '' && { text: texts.writeSomething }),
      ...(isLater && (sendAt === null || Date.parse(sendAt) <= Date.now())
        ? { sendAt: texts.chooseATime }
        : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    onSend({ key: newId(), text, sendAt: isLater ? sendAt : null });
    draft.write('');
    setLater(false);
    setSendAt(null);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched)
      return;
    event.preventDefault();
    submit();
  };
  return (
    <Form
      onSubmit={submit}
      errors={errors}
      errorTitle={texts.notSent}
      aria-label={texts.writeTo(contact.fullName)}
    >
      <Field
        label={texts.yourMessage}
        errorKey="text"
        tip={isTouched ? undefined : texts.enterSends}
      >
        <Textarea
          ref={field}
          rows={2}
          maxLength={longestMessage}
          value={draft.text}
          onKeyDown={press}
          onChange={({ target }) => draft.write(target.value)}
        />
      </Field>
      {isLater ? (
        <Field label={texts.sendAt} errorKey="sendAt" required>
          <DateTimePicker zone={zone} value={sendAt} onChange={setSendAt} />
        </Field>
      ) : null}
      <Row>
        <Button type="submit" variant="primary">
          {isLater ? texts.schedule : texts.send}
        </Button>
        <Button onClick={() => setLater(!isLater)}>
          {isLater ? texts.sendNowInstead : texts.sendLater}
        </Button>
      </Row>
    </Form>
  );
}
