import { useState } from 'react';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pencil } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { KaiConversation } from './kai-records.ts';
import * as texts from './texts.ts';

interface CorrectPassageProps {
  conversation: KaiConversation;
  n: number;
  text: string;
}

/** Mends what was written down wrongly. */
export function CorrectPassage(props: CorrectPassageProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        size="small"
        icon={<Pencil />}
        label={texts.correctPassage(props.n + 1)}
        onClick={() => setOpen(true)}
      />
      <Dialog title={texts.correctTitle} open={isOpen} onClose={close}>
        <CorrectionForm {...props} onDone={close} />
      </Dialog>
    </>
  );
}

function CorrectionForm({
  conversation,
  n,
  text,
  onDone,
}: CorrectPassageProps & { onDone: () => void }) {
  const form = useEventForm(
    'POST /kai-conversations/{kaiConversation}/events',
    conversation,
    'CORRECT',
    {
      initial: { text },
      missing: (values): Readonly<Record<string, string>> =>
        values.text.trim() === '' ? { text: `${texts.whatWasSaid} is required.` } : {},
      payload: (values) => ({ passage: n, text: values.text }),
      onDone,
    },
  );
  return (
    <Form
      onSubmit={form.submit}
      errors={form.errors}
      errorTitle={texts.notSavedYet}
      aria-label={texts.correctTitle}
    >
      <FormNotices form={form} />
      <Field label={texts.whatWasSaid} tip={texts.correctLead} errorKey="text" required>
        <Textarea
          rows={5}
          maxLength={5000}
          value={form.values.text}
          onChange={({ target }) => form.change({ text: target.value })}
        />
      </Field>
      <Row>
        <Button type="submit" variant="primary" busy={form.busy}>
          {texts.saveCorrection}
        </Button>
        <Button onClick={onDone}>{texts.close}</Button>
      </Row>
    </Form>
  );
}
