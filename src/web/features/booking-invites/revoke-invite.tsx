import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { inviteEvent, listOf, useInvite } from './words.ts';

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
      gone="This invitation can’t be revoked"
      title={({ to }) => `Revoke the invitation to ${to.fullName}?`}
      lead={({ booking }) => booking.title}
      consequences={({ to }) => [
        `${to.fullName} is notified, and no longer comes to this session.`,
        'Their seat and their time become free immediately.',
        'They can be invited again.',
      ]}
      keepVerb="Keep invitation"
      verb="Revoke invitation"
      errorTitle="Not revoked yet"
      leadsTo={({ booking }) => listOf(booking.id)}
    />
  );
}
