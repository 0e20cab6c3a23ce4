import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import type { DataOf } from '#web/api/call.ts';
import { countOf, pageOf, type User } from './words.ts';

export const Route = createFileRoute('/app/users/$user/delete')({
  staticData: { title: 'Delete User', checks: ['authenticated'] },
  component: DeleteUser,
});

function DeleteUser() {
  const params = Route.useParams();
  const query = useApiQuery('GET /users/{user}', { params });
  const consequences = useApiQuery('GET /users/{user}/consequences', { params });
  return (
    <Offered
      query={query}
      event="DELETE"
      gone="This account can’t be deleted"
      back={({ id }) => pageOf(id)}
    >
      {(user) => (
        <Loaded query={consequences}>
          {(data) => <DeleteForm key={user.id} user={user} consequences={data} />}
        </Loaded>
      )}
    </Offered>
  );
}

type Consequences = DataOf<'GET /users/{user}/consequences'>;

/** What happens, one sentence each. */
function sentencesOf({ attending, holds, signIns }: Consequences, user: User): string[] {
  const { count, credits, first } = attending;
  const booked =
    count === 0
      ? 'Nothing is booked ahead, so nothing is called off.'
      : `${countOf(count, 'session')} ahead ${count === 1 ? 'is' : 'are'} called off: ${first.join('; ')}${count > first.length ? '; and more' : ''}.`;
  return [
    booked,
    ...(credits > 0
      ? [`${countOf(credits, 'credit')} ${credits === 1 ? 'goes' : 'go'} back.`]
      : []),
    ...(holds > 0 ? ['The time kept for a request is free again.'] : []),
    signIns === 0
      ? `${user.firstName} is signed in nowhere.`
      : `${user.firstName} is signed out everywhere.`,
    ...(user.organization === null ? [] : [`The admins of ${user.organization.name} are told.`]),
    'The account can be restored; what was called off can’t.',
  ];
}

function DeleteForm({ user, consequences }: { user: User; consequences: Consequences }) {
  const { id, version, fullName } = user;
  const form = useRecordForm('POST /users/{user}/events', {
    name: `user/${id}/delete`,
    initial: {},
    input: () => ({
      params: { user: id },
      body: { type: 'DELETE' as const, version, payload: {} },
    }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <ConfirmPage
      title={`Delete «${fullName}»?`}
      form={form}
      consequences={sentencesOf(consequences, user)}
      verb="Delete user"
      errorTitle="Not deleted yet"
      keep={pageOf(id)}
    />
  );
}
