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
import * as texts from './texts.ts';

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
      gone={texts.thisPasswordCantBeReplaced}
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
      password.length < 12 ? { password: texts.usingAtLeast12Characters } : {},
    payload: () => ({ password, yourPassword }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title={texts.resetPassword}
      lead={texts.aTemporaryPassword(fullName, firstName)}
      form={form}
      verb={texts.setPassword}
      errorTitle={texts.notSetYet}
      cancel={pageOf(id)}
    >
      <Field
        label={texts.temporaryPassword}
        errorKey="password"
        tip={texts.atLeast12Characters}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <YourPassword
        value={yourPassword}
        onChange={setYourPassword}
        tip={texts.anyoneWhoKnowsAPassword}
      />
    </FormPage>
  );
}
