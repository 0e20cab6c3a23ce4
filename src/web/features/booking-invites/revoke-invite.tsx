import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { inviteEvent, listOf, useInvite } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/invites/$invite/revoke')({
  staticData: { title: 'Revoke Invite', audience: 'everyone' },
  component: RevokeInvite,
});

function RevokeInvite() {
  const { invite } = Route.useParams();
  return (
    <ConfirmEvent
      {...inviteEvent}
      query={useInvite(invite)}
      event="REVOKE"
      gone={texts.thisInvitationCantBeRevoked}
      title={({ to }) => texts.revokeTheInvitationTo(to.fullName)}
      lead={({ booking }) => booking.title}
      consequences={({ to }) => [
        texts.isNotifiedAndNoLonger(to.fullName),
        texts.theirSeatAndTheirTime,
        texts.theyCanBeInvitedAgain,
      ]}
      keepVerb={texts.keepInvitation}
      verb={texts.revokeInvitation}
      errorTitle={texts.notRevokedYet}
      leadsTo={({ booking }) => listOf(booking.id)}
    />
  );
}
