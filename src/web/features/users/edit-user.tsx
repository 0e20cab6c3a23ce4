import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { fieldsOf, missingIn, UserFields, valuesOf } from './user-fields.tsx';
import { YourPassword } from '#web/screens/account/your-password.tsx';
import { pageOf, type User } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/users/$user/edit')({
  staticData: { title: 'Edit User', audience: 'staff', asks: 'GET /users/{user}' },
  component: EditUser,
});

function EditUser() {
  const params = Route.useParams();
  const query = useApiQuery('GET /users/{user}', { params });
  return (
    <Offered
      query={query}
      event="EDIT"
      gone={texts.thisAccountCantBeEdited}
      back={({ id }) => pageOf(id)}
    >
      {(user) => <EditForm key={user.id} user={user} />}
    </Offered>
  );
}

function EditForm({ user }: { user: User }) {
  const { id, version } = user;
  const me = useMe();
  const [yourPassword, setYourPassword] = useState('');
  const form = useRecordForm('POST /users/{user}/events', {
    name: `user/${id}`,
    initial: valuesOf(user),
    missing: missingIn,
    input: (values) => ({
      params: { user: id },
      body: {
        type: 'EDIT' as const,
        version,
        payload: {
          ...fieldsOf(values),
          yourPassword: yourPassword || null,
        },
      },
    }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  const givesAccess = form.values.role !== user.role || form.values.email !== user.email;
  return (
    <FormPage
      title={texts.editUser}
      lead={user.fullName}
      form={form}
      verb={texts.save}
      errorTitle={texts.notSavedYet}
      cancel={pageOf(id)}
    >
      <UserFields form={form} isSelf={me.id === id} />
      {givesAccess ? (
        <YourPassword value={yourPassword} onChange={setYourPassword} tip={texts.changingTheRole} />
      ) : null}
    </FormPage>
  );
}
