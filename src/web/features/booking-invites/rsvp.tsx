import { createFileRoute } from '@tanstack/react-router';
import { inviteReadersInWords } from '#machines/booking-invite/readers.ts';
import { useState } from 'react';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { RecordView } from '#web/screens/record/record-page.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { InviteFacts } from './invite-facts.tsx';
import { WaitingPlace } from './waiting-place.tsx';
import {
  bookingOf,
  inviteEvent,
  isWaiting,
  leaving,
  pageOf,
  useInvite,
  type Invite,
} from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/invites/$invite/rsvp')({
  staticData: { title: 'RSVP', audience: 'members' },
  component: Rsvp,
});

/** Whoever is invited says whether they come. */
function Rsvp() {
  const { invite } = Route.useParams();
  return (
    <Offered
      {...inviteEvent}
      query={useInvite(invite)}
      event={['ACCEPT', 'ENLIST', 'REJECT']}
      gone={texts.thisInvitationCantBeAnswered}
    >
      {(found) => <Answer invite={found} />}
    </Offered>
  );
}

const nothing = {};

function Answer({ invite }: { invite: Invite }) {
  const zone = useZone();
  const [declining, setDeclining] = useState(false);
  const { booking, from, session } = invite;
  const waits = isWaiting(invite);
  const accept = useEventForm(inviteEvent.send, invite, 'ACCEPT', {
    initial: nothing,
    payload: () => ({}),
    onDone: (_, go) => void go(bookingOf(booking.id)),
  });
  const enlist = useEventForm(inviteEvent.send, invite, 'ENLIST', {
    initial: nothing,
    payload: () => ({}),
    onDone: (_, go) => void go(pageOf(invite.id)),
  });
  const sentences = [accept, enlist].flatMap(({ errors, refusal }) => [
    ...Object.values(errors),
    ...(refusal ? [refusal] : []),
  ]);
  return (
    <RecordView
      title={waits ? texts.youreWaitingForASeat(session.name) : texts.willYouComeTo(session.name)}
      lead={
        <>
          {from.fullName} {waits ? texts.wantsYouThere : texts.invitesYou}:{' '}
          <When at={booking.startsAt} until={booking.endsAt} zone={zone} />
        </>
      }
      events={invite.availableEvents}
      eventActions={{
        ACCEPT: { send: accept.submit, busy: accept.busy },
        ENLIST: { send: enlist.submit, busy: enlist.busy },
        REJECT: {
          send: () => setDeclining(true),
          busy: false,
          danger: true,
          ...(waits && { label: leaving }),
        },
      }}
      notices={
        <>
          {sentences.map((sentence) => (
            <Notice key={sentence} tone="error" live>
              {sentence}
            </Notice>
          ))}
          <WaitingPlace invite={invite} />
          {declining ? <Decline invite={invite} onClose={() => setDeclining(false)} /> : null}
        </>
      }
    >
      <Stack gap="6">
        <InviteFacts invite={invite} />
      </Stack>
    </RecordView>
  );
}

function Decline({ invite, onClose }: { invite: Invite; onClose: () => void }) {
  const form = useEventForm(inviteEvent.send, invite, 'REJECT', {
    initial: { reason: '' },
    payload: ({ reason }) => ({ reason: reason.trim() || undefined }),
    onDone: (_, go) => void go(pageOf(invite.id)),
  });
  const verb = isWaiting(invite) ? leaving : texts.decline;
  const title = isWaiting(invite) ? leaving : texts.declineThisInvitation;
  return (
    <Card title={`${title}?`}>
      <Form onSubmit={form.submit} errors={form.errors} aria-label={title}>
        <FormNotices form={form} />
        <Field
          label={texts.reason}
          tip={texts.youCanLeaveItEmpty(inviteReadersInWords({ inviter: [invite.from.fullName] }))}
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={form.values.reason}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="danger" busy={form.busy}>
            {verb}
          </Button>
          <Button onClick={onClose}>{texts.notNow}</Button>
        </Row>
      </Form>
    </Card>
  );
}
