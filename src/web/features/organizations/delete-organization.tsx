import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { counted, listPage, pageOf } from './words.ts';
import type { Organization } from './words.ts';

export const Route = createFileRoute('/app/organizations/$organization/delete')({
  staticData: { title: 'Delete Organisation', checks: ['authenticated'] },
  component: DeleteOrganization,
});

function DeleteOrganization() {
  const params = Route.useParams();
  const query = useApiQuery('GET /organizations/{organization}', { params });
  return (
    <Offered
      query={query}
      event="DELETE"
      gone="This organisation can’t be deleted"
      back={({ id }) => pageOf(id)}
    >
      {(organization) => <DeleteForm key={organization.id} organization={organization} />}
    </Offered>
  );
}

function DeleteForm({ organization }: { organization: Organization }) {
  const { id, name, version, members, teams } = organization;
  const form = useRecordForm('POST /organizations/{organization}/events', {
    name: `organization/${id}/delete`,
    initial: {},
    input: () => ({
      params: { organization: id },
      body: { type: 'DELETE' as const, version, payload: {} },
    }),
    onDone: (_, go) => void go(listPage),
  });
  return (
    <ConfirmPage
      title={`Delete «${name}»?`}
      form={form}
      consequences={[
        'Lists and filters no longer show it. Nobody is told.',
        `Its ${counted(members, 'member')} and ${counted(teams, 'team')} are kept as they are.`,
        'It can be restored.',
      ]}
      verb="Delete organisation"
      errorTitle="Not deleted yet"
      keep={pageOf(id)}
    />
  );
}
