import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { Meeting } from './use-meeting.ts';
import * as texts from './texts.ts';

/** Staff say why they come in; it is written down with their name. */
export function Explaining({ meeting: { snapshot, send, door } }: { meeting: Meeting }) {
  const [reason, setReason] = useState('');
  const event = { type: 'GIVE_REASON', reason } as const;
  const submit = () => {
    if (snapshot.can(event)) send(event);
  };
  return (
    <Form onSubmit={submit}>
      <PageHeading title={door?.title ?? texts.meetingRoom} lead={texts.youAreNotPart} />
      <Field label={texts.whyYouAreJoining} required tip={texts.thisIsLoggedWithYour}>
        <TextInput
          value={reason}
          maxLength={500}
          onChange={(change) => setReason(change.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" disabled={!snapshot.can(event)}>
          {texts.continueLabel}
        </Button>
      </div>
    </Form>
  );
}
