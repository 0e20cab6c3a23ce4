import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { JoiningPreview, type Joining } from './joining-preview.tsx';
import * as texts from './texts.ts';

interface PasteAddressesProps {
  programme: string;
  busy: boolean;
  onClose: () => void;
  /** Resolves to whether they were added. */
  onAdd: (memberIds: string[]) => Promise<boolean>;
}

/** A pasted list of email addresses: who that is and who can join is told line by line before anybody is added. */
export function PasteAddresses({ programme, busy, onClose, onAdd }: PasteAddressesProps) {
  const [emails, setEmails] = useState('');
  const [preview, setPreview] = useState<Joining | null>(null);
  const check = useCommand('POST /programmes/{programme}/members/preview');
  const look = async () => {
    setPreview((await check.send({ params: { programme }, body: { emails } })) ?? null);
  };
  return (
    <Stack gap="4">
      <Field
        label={texts.emailAddresses}
        errorKey="emails"
        errors={check.errors}
        tip={texts.oneOnEachLine}
      >
        <Textarea
          rows={5}
          value={emails}
          onChange={({ target }) => {
            setEmails(target.value);
            setPreview(null);
          }}
        />
      </Field>
      {check.refusal === null ? null : (
        <Notice tone="error" live>
          {check.refusal}
        </Notice>
      )}
      {preview === null ? (
        <Row>
          <Button variant="primary" busy={check.busy} onClick={() => void look()}>
            {texts.checkTheList}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </Row>
      ) : (
        <JoiningPreview preview={preview} busy={busy} onClose={onClose} onAdd={onAdd} />
      )}
    </Stack>
  );
}
