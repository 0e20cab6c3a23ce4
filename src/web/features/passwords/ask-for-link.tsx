import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useGo } from '#web/screens/use-go.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { rememberAddress } from './asked-address.ts';
import * as texts from './texts.ts';

/** An e-mail address, to which a link is sent if somebody has it. */
export function AskForLink({ title, lead }: { title: string; lead: string }) {
  const go = useGo();
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, errors, refusal, send } = useCommand('POST /auth/password/link', {
    open: true,
    onDone: () => {
      rememberAddress(email.trim());
      void go({ to: '/auth/notification/password/recover' });
    },
  });

  const ask = (): void => {
    setMissing(email.trim() === '');
    if (email.trim() !== '') void send({ body: { email: email.trim() } });
  };

  return (
    <Stack gap="6">
      <PageHeading title={title} lead={lead} />
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Form
        onSubmit={ask}
        errors={isMissing ? { email: texts.emailIsRequired } : errors}
        aria-label={title}
      >
        <Field label={texts.email} required>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" wide busy={busy}>
          {texts.sendLink}
        </Button>
        <LinkButton to="/auth/sign-in" variant="quiet" wide>
          {texts.backToSignIn}
        </LinkButton>
      </Form>
    </Stack>
  );
}
