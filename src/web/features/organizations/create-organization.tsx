import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { OrganizationFields } from './organization-fields.tsx';
import { emptyOrganization, fieldsOf, missingIn } from './organization-values.ts';
import { listPage, pageOf } from './words.ts';

export const Route = createFileRoute('/app/organizations/create')({
  staticData: { title: 'Create Organisation', checks: ['authenticated'] },
  component: CreateOrganization,
});

/** Whoever may not see the list may not add to it. */
function CreateOrganization() {
  return (
    <Loaded query={useApiQuery('GET /organization/filter')} whole>
      {() => <CreateForm />}
    </Loaded>
  );
}

function CreateForm() {
  const form = useRecordForm('POST /organizations', {
    name: 'organization',
    initial: emptyOrganization,
    missing: missingIn,
    input: (values) => ({ body: fieldsOf(values) }),
    onDone: ({ id }, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title="Create Organisation"
      lead="Afterwards you can invite its people and put them into teams."
      form={form}
      verb="Create organisation"
      errorTitle="Not created yet"
      cancel={listPage}
    >
      <OrganizationFields form={form} />
    </FormPage>
  );
}
