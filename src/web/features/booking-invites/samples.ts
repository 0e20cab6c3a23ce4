import { bookingInviteChart } from '#machines/booking-invite/chart.ts';
import type { BookingInviteState } from '#machines/booking-invite/states.gen.ts';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import { inviteNames, isIn, mayAnswer } from '#machines/booking-invite/labels.ts';
import { availableEvents } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import type { DataOf } from '#web/api/call.ts';
import type { SamplePage, SampleScene, SampleScreen } from '#web/charts/sample/sample-page.ts';
import { readerOf, sampleMe, samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';
import type { History } from '#web/screens/record/record-history.tsx';
import type { Invite } from './words.ts';

const session = { id: 's1', name: 'Sales skills lab' };

/** An invitation as its page receives it, standing where the chart stands; null while nobody has sent it. */
function inviteIn({ moment, shift, as }: SampleScene, isInvitee: boolean): Invite | null {
  const row = rowOf<InviteContext>(bookingInviteChart, moment.snapshot);
  if (!(row.status in inviteNames)) return null;
  const { context } = row;
  const status = row.status as BookingInviteState;
  const at = (instant: number) => new Date(instant + shift).toISOString();
  const { role } = readerOf(as);
  const by = { id: isInvitee ? context.inviteeId : readerOf(as).id, role };
  const coach = samplePerson(context.coachId);
  return {
    id: 'i1',
    version: 2,
    status,
    statusLabel: inviteNames[status],
    booking: {
      id: 'b1',
      title: `${session.name} with ${coach.fullName}`,
      startsAt: at(context.startsAt),
      endsAt: at(context.startsAt + 3_600_000),
    },
    session,
    from: samplePerson(context.invitedBy),
    to: samplePerson(context.inviteeId),
    createdAt: at(moment.now),
    waitingPlace: context.waitingSince === null ? null : 1,
    availableEvents: availableEvents(bookingInviteChart, row, { by, at: moment.now }),
    mayAnswer: mayAnswer(status, availableEvents(bookingInviteChart, row, { by, at: moment.now })),
    mayOpenBooking: by.id !== context.inviteeId || isIn(status),
    message: 'I would like you to be there.',
    expiresAt: at(context.expiresAt),
    respondedAt: context.respondedAt === null ? null : at(context.respondedAt),
    declineReason: context.declineReason,
    coach,
    location: { kind: 'video', detail: null },
    price: null,
    coming: [samplePerson('mia')],
  };
}

const historySample = ({ moment, shift }: SampleScene, { status, from }: Invite): History => [
  {
    position: 1,
    at: new Date(moment.now + shift).toISOString(),
    by: from,
    event: moment.event?.type ?? 'INVITE',
    state: status,
    transitions: [...moment.transitions],
    sentence: `${moment.title[0]?.toUpperCase()}${moment.title.slice(1)}.`,
  },
];

interface PageOf {
  readonly key: string;
  readonly title: string;
  readonly address: string;
  /** The page shows itself while one of these can be sent. */
  readonly events?: readonly string[];
  /** It is seen by whoever is invited. */
  readonly ofInvitee?: boolean;
}

const page = ({ key, title, address, events, ofInvitee = false }: PageOf): SamplePage => ({
  machine: bookingInviteChart.name,
  key,
  title,
  show(scene): SampleScreen | null {
    if (ofInvitee && scene.as !== 'member') return null;
    const invite = inviteIn(scene, ofInvitee);
    if (invite === null) return null;
    const isOffered = (type: string) =>
      invite.availableEvents.some((each) => each.type === type && each.enabled);
    if (events && !events.some(isOffered)) return null;
    return {
      address,
      ...(ofInvitee && { me: { ...sampleMe('member'), id: invite.to.id } }),
      answers: {
        'GET /booking-invites/{bookingInvite}': invite,
        'GET /booking-invites/{bookingInvite}/history': historySample(scene, invite),
        'GET /booking-invites': samplePageOf([invite]),
        'GET /booking-invite/filter': [],
        'GET /bookings/{booking}/seats': {
          all: 12,
          taken: 2,
          waiting: 0,
          canInvite: true,
          refusal: null,
          isFull: false,
        } satisfies DataOf<'GET /bookings/{booking}/seats'>,
      },
    };
  },
});

export const samplePages: readonly SamplePage[] = [
  page({ key: 'invite', title: 'Booking Invite', address: '/app/booking-invites/i1' }),
  page({
    key: 'rsvp',
    title: 'RSVP',
    address: '/app/bookings/b1/invites/i1/rsvp',
    events: ['ACCEPT', 'ENLIST', 'REJECT'],
    ofInvitee: true,
  }),
  page({
    key: 'revoke',
    title: 'Revoke Invite',
    address: '/app/bookings/b1/invites/i1/revoke',
    events: ['REVOKE'],
  }),
  page({ key: 'invites', title: 'Booking Invites', address: '/app/booking-invites' }),
  page({ key: 'session', title: 'Invites of a session', address: '/app/bookings/b1/invites' }),
];
