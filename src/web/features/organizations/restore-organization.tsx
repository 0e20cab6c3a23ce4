import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { counted, pageOf } from './words.ts';
import type { Organization } from './words.ts';

export const Route = createFileRoute('/app/organizations/$organization/restore')({
  staticData: { title: 'Restore Organisation', checks: ['authenticated'] },
  component: RestoreOrganization,
});

function RestoreOrganization() {
  const params = Route.useParams();
  const query = useApiQuery('GET /organizations/{organization}', { params });
  return (
    <Offered
      query={query}
      event="RESTORE"
      gone="This organisation can’t be restored"
      back={({ id }) => pageOf(id)}
    >
      {(organization) => <RestoreForm key={organization.id} organization={organization} />}
    </Offered>
  );
}

function RestoreForm({ organization }: { organization: Organization }) {
  const { id, name, version, members, teams } = organization;
  const form = useRecordForm('POST /organizations/{organization}/events', {
    name: `organization/${id}/restore`,
    initial: {},
    input: () => ({
      params: { organization: id },
      body: { type: 'RESTORE' as const, version, payload: {} },
    }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <ConfirmPage
      title={`Restore «${name}»?`}
      form={form}
      consequences={[
        'Lists and filters show it again, with its domains, contract and rules.',
        `With it come its ${counted(members, 'member')} and ${counted(teams, 'team')}.`,
        'Nobody is told.',
      ]}
      verb="Restore organisation"
      errorTitle="Not restored yet"
      keep={pageOf(id)}
      tone="primary"
    />
  );
}
