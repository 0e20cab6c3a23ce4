import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { userEvent, useUser } from './user-event.ts';
import * as texts from './texts.ts';

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
      gone={texts.thisAccountCantBeRestored}
      title={({ fullName }) => texts.restore(fullName)}
      consequences={({ activatedAt, organization }) => [
        activatedAt === null ? texts.theInvitationIsSentAgain : texts.theAccountIsActiveAgain,
        texts.sessionsThatWereCancelledStay,
        organization === null
          ? texts.thePersonIsNotified
          : texts.thePersonAndTheAdmins(organization.name),
      ]}
      keepVerb={texts.leaveDeleted}
      verb={texts.restoreUser}
      errorTitle={texts.notRestoredYet}
      tone="primary"
    />
  );
}
