import { useRef, type KeyboardEvent } from 'react';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import * as texts from './texts.ts';

/** Writes to the others. What is not sent yet stays, also when the panel is closed or the page is loaded again. */
export function Compose({ booking }: { booking: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The key of a telephone starts a new line: there is no other.
  const isTouched = useMedia('(pointer: coarse)');
  const form = useRecordForm('POST /meetings/{booking}/messages', {
    name: `meeting/${booking}/message`,
    initial: { text: '' },
    input: ({ text }) => ({ params: { booking }, body: { text } }),
    onDone: () => field.current?.focus(),
  });
  const submit = () => {
    if (form.values.text.trim() === '') field.current?.focus();
    else form.submit();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched)
      return;
    event.preventDefault();
    submit();
  };
  return (
    <Form
      onSubmit={submit}
      errors={form.errors}
      errorTitle={texts.notSentYet}
      aria-label={texts.writeAMessage}
    >
      {form.refusal === null ? null : (
        <Notice tone="error" title={texts.notSentYet} live>
          {form.refusal}
        </Notice>
      )}
      <Field
        label={texts.yourMessage}
        errorKey="text"
        tip={isTouched ? undefined : texts.pressEnterToSend}
      >
        <Textarea
          ref={field}
          rows={2}
          maxLength={2000}
          value={form.values.text}
          // What is typed while a message is on its way would go with it.
          readOnly={form.busy}
          onKeyDown={press}
          onChange={({ target }) => form.change({ text: target.value })}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
