import { useState } from 'react';
import { passwordHint } from '#domain/passwords/strength.ts';
import { useCommand } from '#web/screens/use-command.ts';
import { useOwed } from '#web/screens/use-owed.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

const empty = { currentPassword: '', newPassword: '', repeatNewPassword: '' };
type Passwords = typeof empty;

function missingIn(typed: Passwords): Readonly<Record<string, string>> {
  return {
    ...(typed.currentPassword === '' && { currentPassword: 'Temporary password is required.' }),
    ...([...typed.newPassword].length < 12 && { newPassword: 'Use at least 12 characters.' }),
    ...(typed.newPassword !== typed.repeatNewPassword && {
      repeatNewPassword: 'The passwords do not match.',
    }),
  };
}

/** A password of one's own in the place of one that staff set: nothing else opens before that. */
export function ReplacePassword({ intended }: { intended: string | undefined }) {
  const { owed, settle } = useOwed(intended);
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const command = useCommand('POST /profile/password', {
    onDone: () => settle(owed.filter((each) => each !== 'password')),
  });
  const missing = missingIn(typed);
  const isMissing = Object.keys(missing).length > 0;
  const save = () => {
    setTried(true);
    if (!isMissing) void command.send({ body: typed });
  };
  const field = (key: keyof Passwords) => ({
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => {
      command.clear();
      setTyped((before) => ({ ...before, [key]: target.value }));
    },
  });
  return (
    <Stack gap="6">
      <PageHeading
        title="Choose your own password"
        lead="The password you signed in with was set by our staff. Replace it with one that only you know."
      />
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Form
        onSubmit={save}
        errors={tried && isMissing ? missing : command.errors}
        errorTitle="Not changed yet"
        aria-label="Choose your own password"
      >
        <Field label="Temporary password" errorKey="currentPassword" required>
          <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
        </Field>
        <Field label="New password" required tip={passwordHint(typed.newPassword)}>
          <PasswordInput autoComplete="new-password" {...field('newPassword')} />
        </Field>
        <Field label="Repeat new password" required>
          <PasswordInput autoComplete="new-password" {...field('repeatNewPassword')} />
        </Field>
        <Button type="submit" variant="primary" wide busy={command.busy}>
          Set password
        </Button>
        <LinkButton to="/auth/sign-out" variant="quiet" wide>
          Sign out
        </LinkButton>
      </Form>
    </Stack>
  );
}
