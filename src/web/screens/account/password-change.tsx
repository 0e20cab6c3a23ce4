import { useState, type ReactNode } from 'react';
import { passwordHint } from '#domain/passwords/strength.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { useCommand } from '../command/use-command.ts';
import * as texts from './texts.ts';

const empty = { currentPassword: '', newPassword: '', repeatNewPassword: '' };
type Passwords = typeof empty;

interface PasswordChangeProps {
  /** What the form is called. */
  label: string;
  /** What the password is called that is given up. */
  current: string;
  onDone: () => void;
  /** The buttons below the fields. */
  children: (busy: boolean) => ReactNode;
}

/** One's own password in the place of another. Passwords stay in the fields of this form: no draft keeps them. */
export function PasswordChange({ label, current, onDone, children }: PasswordChangeProps) {
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const command = useCommand('POST /profile/password', {
    onDone() {
      setTyped(empty);
      setTried(false);
      onDone();
    },
  });
  const missing: Readonly<Record<string, string>> = {
    ...(typed.currentPassword === '' && { currentPassword: texts.isRequired(current) }),
    ...([...typed.newPassword].length < 12 && { newPassword: texts.usingAtLeast12Characters }),
    ...(typed.newPassword !== typed.repeatNewPassword && {
      repeatNewPassword: texts.thePasswordsDoNotMatch,
    }),
  };
  const isMissing = Object.keys(missing).length > 0;
  const save = () => {
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
    <Form
      onSubmit={save}
      errors={tried && isMissing ? missing : command.errors}
      errorTitle={texts.notChangedYet}
      aria-label={label}
    >
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Field label={current} errorKey="currentPassword" required>
        <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
      </Field>
      <Field label={texts.newPassword} required tip={passwordHint(typed.newPassword)}>
        <PasswordInput autoComplete="new-password" {...field('newPassword')} />
      </Field>
      <Field label={texts.repeatNewPassword} required>
        <PasswordInput autoComplete="new-password" {...field('repeatNewPassword')} />
      </Field>
      {children(command.busy)}
    </Form>
  );
}
