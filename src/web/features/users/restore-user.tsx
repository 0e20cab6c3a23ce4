import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { userEvent, useUser } from './user-event.ts';

export const Route = createFileRoute('/app/users/$user/restore')({
  staticData: { title: 'Restore User', audience: 'staff', asks: 'GET /users/{user}' },
  component: RestoreUser,
});

function RestoreUser() {
  return (
    <ConfirmEvent
      {...userEvent}
      query={useUser(Route.useParams())}
      event="RESTORE"
      gone="This account can’t be restored"
      title={({ fullName }) => `Restore “${fullName}”?`}
      consequences={({ activatedAt, organization }) => [
        activatedAt === null
          ? 'The invitation is sent again; the person had not signed in before.'
          : 'The account is active again, with its teams, programmes and password.',
        'Sessions that were cancelled stay cancelled.',
        organization === null
          ? 'The person is notified.'
          : `The person and the admins of ${organization.name} are notified.`,
      ]}
      keepVerb="Leave deleted"
      verb="Restore user"
      errorTitle="Not restored yet"
      tone="primary"
    />
  );
}
