import { useState } from 'react';
import { useAlert } from '#web/screens/use-alert.ts';
import { useCommand } from '#web/screens/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

const empty = { currentPassword: '', newPassword: '', repeatNewPassword: '' };
type Passwords = typeof empty;

function missingIn(typed: Passwords): Readonly<Record<string, string>> {
  return {
    ...(typed.currentPassword === '' && { currentPassword: 'Current password is required.' }),
    ...([...typed.newPassword].length < 12 && { newPassword: 'Use at least 12 characters.' }),
    ...(typed.newPassword !== typed.repeatNewPassword && {
      repeatNewPassword: 'The passwords do not match.',
    }),
  };
}

/** Passwords stay in the fields of this page: no draft keeps them. */
export function OwnPassword() {
  const alert = useAlert();
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const command = useCommand('POST /profile/password', {
    onDone() {
      setTyped(empty);
      setTried(false);
      alert('success', 'Your password was changed. Your other devices are signed out.');
    },
  });
  const missing = missingIn(typed);
  const isMissing = Object.keys(missing).length > 0;
  const submit = () => {
    setTried(true);
    if (!isMissing) void command.send({ body: typed });
  };
  const field = (key: keyof Passwords) => ({
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => {
      // A refusal that came back on leaving the field would move the button from under the pointer.
      command.clear();
      setTyped((before) => ({ ...before, [key]: target.value }));
    },
  });
  return (
    <Card title="Password" note="Changing it signs you out on your other devices.">
      <Form
        onSubmit={submit}
        errors={tried && isMissing ? missing : command.errors}
        errorTitle="Not changed yet"
        aria-label="Password"
      >
        {command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )}
        <Field label="Current password" required>
          <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
        </Field>
        <Field label="New password" required tip="At least 12 characters.">
          <PasswordInput autoComplete="new-password" {...field('newPassword')} />
        </Field>
        <Field label="Repeat new password" required>
          <PasswordInput autoComplete="new-password" {...field('repeatNewPassword')} />
        </Field>
        <Row>
          <Button type="submit" variant="primary" busy={command.busy}>
            Change password
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
