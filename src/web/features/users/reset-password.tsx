import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { userEvent, useUser } from './user-event.ts';
import { YourPassword } from '#web/screens/account/your-password.tsx';
import { pageOf, type User } from './words.ts';

export const Route = createFileRoute('/app/users/$user/reset-password')({
  staticData: { title: 'Reset Password', audience: 'staff', asks: 'GET /users/{user}' },
  component: ResetPassword,
});

function ResetPassword() {
  const params = Route.useParams();
  return (
    <Offered
      {...userEvent}
      query={useUser(params)}
      event="RESET_PASSWORD"
      gone="This password can’t be replaced"
    >
      {(user) => <ResetForm user={user} />}
    </Offered>
  );
}

/** Passwords stay in the fields of this page: no draft keeps them. */
function ResetForm({ user: { id, version, fullName, firstName } }: { user: User }) {
  const [password, setPassword] = useState('');
  const [yourPassword, setYourPassword] = useState('');
  const form = useEventForm(userEvent.send, { id, version }, 'RESET_PASSWORD', {
    initial: {},
    missing: (): Readonly<Record<string, string>> =>
      password.length < 12 ? { password: 'Use at least 12 characters.' } : {},
    payload: () => ({ password, yourPassword }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title="Reset Password"
      lead={`A temporary password for ${fullName}. ${firstName} is signed out everywhere; tell them the new password yourself.`}
      form={form}
      verb="Set password"
      errorTitle="Not set yet"
      cancel={pageOf(id)}
    >
      <Field label="Temporary password" errorKey="password" tip="At least 12 characters." required>
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <YourPassword
        value={yourPassword}
        onChange={setYourPassword}
        tip="Anyone who knows a password can sign in with it, so we ask for yours."
      />
    </FormPage>
  );
}
