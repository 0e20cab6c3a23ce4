import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { searchReader, someId } from '#web/screens/list/search-reader.ts';
import { focusHeading } from '#web/screens/focus-heading.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { emptyUser, fieldsOf, missingIn, UserFields } from './user-fields.tsx';
import { listPage, pageOf } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/users/create')({
  staticData: { title: 'Create New User', audience: 'staff', asks: 'GET /user/filter' },
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
  const isNamed = organization !== undefined;
  const params = { organization: organization ?? '' };
  const home = useApiQuery('GET /organizations/{organization}', { params }, { when: isNamed });
  const isAwaited = isNamed && home.isPending;
  return (
    <Loaded query={useApiQuery('GET /user/filter')} whole>
      {() =>
        isAwaited ? null : (
          <CreateForm
            key={created}
            organization={home.data?.id ?? ''}
            another={another}
            onAnother={setAnother}
            onCreated={() => setCreated(created + 1)}
          />
        )
      }
    </Loaded>
  );
}

interface CreateFormProps {
  /** Empty where nobody came from one, or it is not there. */
  organization: string;
  /** The form begins anew afterwards, in place of the page of whoever was created. */
  another: boolean;
  onAnother: (another: boolean) => void;
  onCreated: () => void;
}

function CreateForm({ organization, another, onAnother, onCreated }: CreateFormProps) {
  const alert = useAlert();
  const form = useRecordForm('POST /users', {
    name: 'user',
    initial: { ...emptyUser(useZone()), organizationId: organization },
    missing: missingIn,
    input: (values) => ({ body: fieldsOf(values) }),
    onDone: ({ id, fullName }, go) => {
      if (!another) return void go(pageOf(id));
      alert('success', texts.wasCreatedAndWillGet(fullName));
      onCreated();
      return focusHeading();
    },
  });
  return (
    <FormPage
      title={texts.createNewUser}
      lead={texts.theyGetAnInvitationBy}
      form={form}
      verb={texts.createUser}
      errorTitle={texts.notCreatedYet}
      cancel={listPage}
    >
      <UserFields form={form} />
      <Checkbox
        label={texts.createAnotherUserAfterwards}
        checked={another}
        onChange={({ target }) => onAnother(target.checked)}
      />
    </FormPage>
  );
}
