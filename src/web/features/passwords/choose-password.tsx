import { useEffect, useState } from 'react';
import { passwordHint } from '#domain/passwords/strength.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

type ChoosePasswordProps = { link: string; onExpired: () => void; onDone: () => void };

/** A new password, twice, with a hint that follows what is typed. The server has the last word. */
export function ChoosePassword({ link, onExpired, onDone }: ChoosePasswordProps) {
  const [newPassword, setNewPassword] = useState('');
  const [repeatNewPassword, setRepeat] = useState('');
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const { busy, errors, refusal, send } = useCommand('POST /auth/password/reset', {
    open: true,
    onDone,
  });
  useEffect(() => {
    if (errors['link'] !== undefined) onExpired();
  }, [errors, onExpired]);

  const save = (): void => {
    const found = {
      ...(newPassword === '' && { newPassword: 'New password is required.' }),
      ...(newPassword !== repeatNewPassword && {
        repeatNewPassword: 'The passwords do not match.',
      }),
    };
    setMissing(found);
    if (Object.keys(found).length === 0)
      void send({ body: { link, newPassword, repeatNewPassword } });
  };

  return (
    <Stack gap="6">
      <PageHeading title="Reset Password" lead="Choose a password that you use nowhere else." />
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Form
        onSubmit={save}
        errors={Object.keys(missing).length > 0 ? missing : errors}
        aria-label="Reset password"
      >
        <Field label="New password" required tip={passwordHint(newPassword)}>
          <PasswordInput
            name="new-password"
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        </Field>
        <Field label="Repeat new password" required>
          <PasswordInput
            name="repeat-new-password"
            autoComplete="new-password"
            value={repeatNewPassword}
            onChange={(event) => setRepeat(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" wide busy={busy}>
          Set password
        </Button>
      </Form>
    </Stack>
  );
}
