import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { pageOf, type User } from './words.ts';

export const Route = createFileRoute('/app/users/$user/restore')({
  staticData: { title: 'Restore User', checks: ['authenticated'] },
  component: RestoreUser,
});

function RestoreUser() {
  const params = Route.useParams();
  return (
    <Offered
      query={useApiQuery('GET /users/{user}', { params })}
      event="RESTORE"
      gone="This account can’t be restored"
      back={({ id }) => pageOf(id)}
    >
      {(user) => <RestoreForm key={user.id} user={user} />}
    </Offered>
  );
}

function RestoreForm({
  user: { id, version, fullName, activatedAt, organization },
}: {
  user: User;
}) {
  const form = useRecordForm('POST /users/{user}/events', {
    name: `user/${id}/restore`,
    initial: {},
    input: () => ({
      params: { user: id },
      body: { type: 'RESTORE' as const, version, payload: {} },
    }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <ConfirmPage
      title={`Restore «${fullName}»?`}
      form={form}
      consequences={[
        activatedAt === null
          ? 'The invitation is sent again; the person had not come in before.'
          : 'The account is active again, with its teams, programmes and password.',
        'Sessions that were called off stay called off.',
        organization === null
          ? 'The person is told.'
          : `The person and the admins of ${organization.name} are told.`,
      ]}
      verb="Restore user"
      tone="primary"
      errorTitle="Not restored yet"
      keep={pageOf(id)}
    />
  );
}
