import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Response } from './responses.ts';
import * as texts from './texts.ts';

interface ReopeningProps {
  response: Response;
  onClose: () => void;
}

/** Why a response is given back. */
export function Reopening({ response: { id, version }, onClose }: ReopeningProps) {
  const [reason, setReason] = useState('');
  const command = useCommand('POST /questionnaire-responses/{questionnaireResponse}/events');
  const send = async () => {
    const body = { type: 'REOPEN', version, payload: { reason } } as const;
    if (await command.send({ params: { questionnaireResponse: id }, body })) onClose();
  };
  return (
    <Form errors={command.errors} onSubmit={() => void send()}>
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Text>{texts.reopenLead}</Text>
      <Field label={texts.reason} errorKey="reason" required>
        <Textarea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Row>
        <Button type="submit" variant="primary" busy={command.busy}>
          {texts.reopenResponse}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Form>
  );
}
