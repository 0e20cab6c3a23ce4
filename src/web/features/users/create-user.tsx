import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '#web/screens/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { searchReader, someId } from '#web/screens/search-reader.ts';
import { focusHeading } from '#web/screens/focus-heading.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { emptyUser, fieldsOf, missingIn, UserFields } from './user-fields.tsx';
import { listPage, pageOf, type UserChoices } from './words.ts';

export const Route = createFileRoute('/app/users/create')({
  staticData: { title: 'Create New User', checks: ['authenticated'] },
  validateSearch: searchReader({
    /** Where the person is to belong: the form begins with it. */
    organization: someId,
  }),
  component: CreateUser,
});

function CreateUser() {
  const { organization } = Route.useSearch();
  const [created, setCreated] = useState(0);
  const [another, setAnother] = useState(false);
  return (
    <Loaded query={useApiQuery('GET /users/choices')} whole>
      {(choices) => (
        <CreateForm
          key={created}
          choices={choices}
          organization={organization}
          another={another}
          onAnother={setAnother}
          onCreated={() => setCreated(created + 1)}
        />
      )}
    </Loaded>
  );
}

interface CreateFormProps {
  choices: UserChoices;
  organization: string | undefined;
  /** The form begins anew afterwards, in place of the page of whoever was created. */
  another: boolean;
  onAnother: (another: boolean) => void;
  onCreated: () => void;
}

function CreateForm({ choices, organization, another, onAnother, onCreated }: CreateFormProps) {
  const alert = useAlert();
  const isThere =
    organization !== undefined && choices.organizations.some(({ id }) => id === organization);
  const form = useRecordForm('POST /users', {
    name: 'user',
    initial: { ...emptyUser(useZone()), organizationId: isThere ? organization : '' },
    missing: missingIn,
    input: (values) => ({ body: fieldsOf(values) }),
    onDone: ({ id, fullName }, go) => {
      if (!another) return void go(pageOf(id));
      alert('success', `${fullName} was created and is sent an invitation.`);
      onCreated();
      return focusHeading();
    },
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
      <Checkbox
        label="Create another user afterwards"
        checked={another}
        onChange={({ target }) => onAnother(target.checked)}
      />
    </FormPage>
  );
}
