import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { OrganizationFields } from './organization-fields.tsx';
import { SingleSignOnForm } from './single-sign-on-form.tsx';
import { fieldsOf, missingIn, valuesIn } from './organization-values.ts';
import { pageOf } from './words.ts';
import type { Organization } from './words.ts';

export const Route = createFileRoute('/app/organizations/$organization/edit')({
  staticData: { title: 'Edit Organisation', checks: ['authenticated'] },
  component: EditOrganization,
});

function EditOrganization() {
  const params = Route.useParams();
  const query = useApiQuery('GET /organizations/{organization}', { params });
  return (
    <Offered
      query={query}
      event="EDIT"
      gone="This organisation can’t be edited"
      back={({ id }) => pageOf(id)}
    >
      {(organization) => (
        <Stack gap="8" measure="form" key={organization.id}>
          <EditForm organization={organization} />
          <SingleSignOnForm organization={organization} />
        </Stack>
      )}
    </Offered>
  );
}

function EditForm({ organization }: { organization: Organization }) {
  const { id, version } = organization;
  const form = useRecordForm('POST /organizations/{organization}/events', {
    name: `organization/${id}`,
    initial: valuesIn(organization),
    missing: missingIn,
    input: (values) => ({
      params: { organization: id },
      body: { type: 'EDIT' as const, version, payload: fieldsOf(values) },
    }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title="Edit Organisation"
      form={form}
      verb="Save"
      errorTitle="Not saved yet"
      cancel={pageOf(id)}
    >
      <OrganizationFields form={form} />
    </FormPage>
  );
}
