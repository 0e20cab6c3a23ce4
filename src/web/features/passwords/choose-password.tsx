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
import * as texts from './texts.ts';

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
      ...(newPassword === '' && { newPassword: texts.newPasswordIsRequired }),
      ...(newPassword !== repeatNewPassword && {
        repeatNewPassword: texts.thePasswordsDoNotMatch,
      }),
    };
    setMissing(found);
    if (Object.keys(found).length === 0)
      void send({ body: { link, newPassword, repeatNewPassword } });
  };

  return (
    <Stack gap="6">
      <PageHeading title={texts.resetPassword} lead={texts.chooseAPassword} />
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Form
        onSubmit={save}
        errors={Object.keys(missing).length > 0 ? missing : errors}
        aria-label={texts.resetPassword2}
      >
        <Field label={texts.newPassword} required tip={passwordHint(newPassword)}>
          <PasswordInput
            name="new-password"
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        </Field>
        <Field label={texts.repeatNewPassword} required>
          <PasswordInput
            name="repeat-new-password"
            autoComplete="new-password"
            value={repeatNewPassword}
            onChange={(event) => setRepeat(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" wide busy={busy}>
          {texts.setPassword}
        </Button>
      </Form>
    </Stack>
  );
}
