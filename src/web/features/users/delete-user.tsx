import { createFileRoute } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { userEvent, useUser } from './user-event.ts';
import { countOf, type User } from './words.ts';

export const Route = createFileRoute('/app/users/$user/delete')({
  staticData: { title: 'Delete User', audience: 'staff', asks: 'GET /users/{user}' },
  component: DeleteUser,
});

function DeleteUser() {
  const params = Route.useParams();
  return (
    <ConfirmEvent
      {...userEvent}
      query={useUser(params)}
      needs={useApiQuery('GET /users/{user}/consequences', { params })}
      event="DELETE"
      gone="This account can’t be deleted"
      title={({ fullName }) => `Delete «${fullName}»?`}
      consequences={(user, consequences) => sentencesOf(consequences, user)}
      verb="Delete user"
      errorTitle="Not deleted yet"
    />
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
