import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { RubricData } from './written.ts';
import * as texts from './texts.ts';

interface PublishRubricProps {
  rubric: RubricData;
  /** Something in the form is not saved. */
  isChanged: boolean;
}

/** Makes the saved draft the version in force. */
export function PublishRubric({ rubric: { group, draft }, isChanged }: PublishRubricProps) {
  const alert = useAlert();
  const [note, setNote] = useState('');
  const command = useCommand('POST /kai-rubrics/{kaiRubric}/publish', {
    onDone: () => {
      setNote('');
      alert('success', texts.published);
    },
  });
  if (draft === null || isChanged)
    return (
      <Card title={texts.publishTitle} note={texts.publishNote}>
        <Text tone="muted">{draft === null ? texts.saveFirst : texts.saveChangesFirst}</Text>
      </Card>
    );
  const submit = () =>
    void command.send({
      params: { kaiRubric: group },
      body: { version: draft.version, note },
    });
  return (
    <Card title={texts.publishTitle} note={texts.publishNote}>
      <Form
        onSubmit={submit}
        errors={command.errors}
        errorTitle={texts.notPublishedYet}
        aria-label={texts.publishTitle}
      >
        {command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )}
        <Field label={texts.whatChanged} errorKey="note" required>
          <Textarea
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" busy={command.busy}>
            {texts.publish}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
