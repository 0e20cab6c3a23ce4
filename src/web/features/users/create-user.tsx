import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#web/screens/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { emptyUser, fieldsOf, missingIn, UserFields } from './user-fields.tsx';
import { listPage, pageOf, type UserChoices } from './words.ts';

export const Route = createFileRoute('/app/users/create')({
  staticData: { title: 'Create New User', checks: ['authenticated'] },
  component: CreateUser,
});

function CreateUser() {
  return (
    <Loaded query={useApiQuery('GET /users/choices')} whole>
      {(choices) => <CreateForm choices={choices} />}
    </Loaded>
  );
}

function CreateForm({ choices }: { choices: UserChoices }) {
  const form = useRecordForm('POST /users', {
    name: 'user',
    initial: emptyUser(useZone()),
    missing: missingIn,
    input: (values) => ({ body: fieldsOf(values) }),
    onDone: ({ id }, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title="Create New User"
      lead="The person is sent an invitation by email and chooses their own password."
      form={form}
      verb="Create user"
      errorTitle="Not created yet"
      cancel={listPage}
    >
      <UserFields form={form} choices={choices} />
    </FormPage>
  );
}
