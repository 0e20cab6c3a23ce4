import { createFileRoute } from '@tanstack/react-router';
import { inviteNames, inviteTones } from '#machines/booking-invite/labels.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import type { EventAction } from '#web/screens/record/record-actions.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { InviteFacts } from './invite-facts.tsx';
import { WaitingPlace } from './waiting-place.tsx';
import {
  bookingOf,
  isWaiting,
  leaving,
  revokeOf,
  rsvpOf,
  useInvite,
  type Invite,
} from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/booking-invites/$bookingInvite')({
  staticData: {
    title: 'Booking Invite',
    audience: 'everyone',
    asks: 'GET /booking-invites/{bookingInvite}',
  },
  component: BookingInvitePage,
});

function BookingInvitePage() {
  const { bookingInvite } = Route.useParams();
  const history = useApiQuery('GET /booking-invites/{bookingInvite}/history', {
    params: { bookingInvite },
  });
  return (
    <RecordPage
      query={useInvite(bookingInvite)}
      title={({ session }) => texts.invitation(session.name)}
      lead={(invite) =>
        invite.mayOpenBooking ? (
          <TextLink {...bookingOf(invite.booking.id)}>{texts.openTheBooking}</TextLink>
        ) : (
          texts.from(invite.from.fullName)
        )
      }
      status={({ status }) => <Badge tone={inviteTones[status]}>{inviteNames[status]}</Badge>}
      eventActions={eventActionsOf}
    >
      {(invite) => (
        <Stack gap="6">
          <WaitingPlace invite={invite} />
          <InviteFacts invite={invite} />
          <RecordHistory
            query={history}
            label={texts.whatHappenedToThisInvitation}
            chart={() => import('#charts/booking-invite.json')}
            states={[invite.status]}
          />
        </Stack>
      )}
    </RecordPage>
  );
}

function eventActionsOf(invite: Invite) {
  const respond: EventAction = { link: rsvpOf(invite), label: texts.respond };
  return {
    ACCEPT: respond,
    ENLIST: respond,
    REJECT: isWaiting(invite) ? { ...respond, label: leaving, quiet: true } : respond,
    REVOKE: { link: revokeOf(invite), danger: true },
  };
}
