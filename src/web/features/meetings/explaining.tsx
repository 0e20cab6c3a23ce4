import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { Meeting } from './use-meeting.ts';

/** Staff say why they come in; it is written down with their name. */
export function Explaining({ meeting: { snapshot, send, door } }: { meeting: Meeting }) {
  const [reason, setReason] = useState('');
  const event = { type: 'GIVE_REASON', reason } as const;
  const submit = () => {
    if (snapshot.can(event)) send(event);
  };
  return (
    <Form onSubmit={submit}>
      <PageHeading
        title={door?.title ?? 'Meeting room'}
        lead="You are not part of this session. Those who are will see that you are there."
      />
      <Field label="Why you are joining" required tip="It is logged with your name.">
        <TextInput
          value={reason}
          maxLength={500}
          onChange={(change) => setReason(change.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" disabled={!snapshot.can(event)}>
          Go on
        </Button>
      </div>
    </Form>
  );
}
