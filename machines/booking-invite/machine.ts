import { and, or } from 'xstate';
import { invite, type InviteNotice } from './setup.ts';

const notify = (type: InviteNotice['type'], to: InviteNotice['to'][number]) =>
  ({ type: 'notify', params: { type, to: [to] } }) as const;
const settled = {
  type: 'settleNotices',
  params: { types: ['BookingInviteSent', 'BookingUpdated'] },
} as const;

const mayInvite = [
  or(['isHost', 'isCoachOfSeveral', 'isStaff']),
  'isOn',
  'isInTime',
  'isColleague',
  'isNotIn',
] as const;
const mayRevoke = and([or(['isInviter', 'isStaff']), 'isOn', 'isAhead']);
const asked = notify('BookingInviteSent', 'invitee');
const declined = notify('BookingInviteRejected', 'inviter');
const revoked = notify('InviteRevoked', 'invitee');

/** An invitation to a session that several can come to, from being sent to its answer (domain reference, 6.8). */
export const bookingInviteMachine = invite.createMachine({
  id: 'booking-invite',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has sent it yet.',
      on: {
        INVITE: {
          guard: and([...mayInvite, 'hasSeat']),
          target: 'sent',
          actions: ['stampInvitation', asked],
        },
        ENLIST: {
          guard: and([...mayInvite, 'isFull']),
          target: 'waiting',
          actions: ['stampInvitation', 'stampWaiting'],
          description: 'The session is full: they are asked when a seat is free.',
        },
      },
    },
    waiting: {
      description: 'The session is full; the invitee is asked, in their turn, when a seat is free.',
      tags: ['open', 'undecided'],
      on: {
        MOVE_UP: {
          guard: and(['isSystem', 'isOn', 'isInTime', 'isSeatFree']),
          target: 'sent',
          actions: ['forgetWaiting', asked],
          description: 'A seat is free, and nobody has waited longer.',
        },
        REJECT: {
          guard: and(['isInvitee', 'isOn', 'isInTime']),
          target: 'rejected',
          actions: ['stampResponse', 'forgetWaiting', declined],
          description: 'The invitee leaves the waiting list.',
        },
        REVOKE: { guard: mayRevoke, target: 'revoked', actions: ['forgetWaiting', revoked] },
        CLOSE: { guard: 'isSystem', target: 'closed', actions: 'forgetWaiting' },
      },
      after: { cutoff: { target: 'expired', actions: 'forgetWaiting' } },
    },
    sent: {
      description: 'The invitee has not answered; a seat is kept for them.',
      tags: ['open', 'undecided'],
      on: {
        ACCEPT: {
          guard: and(['isInvitee', 'isOn', 'isInTime', 'isTimeFree', 'isCovered']),
          target: 'accepted',
          actions: ['stampResponse', settled, 'joinSession'],
        },
        REJECT: {
          guard: and(['isInvitee', 'isOn', 'isInTime']),
          target: 'rejected',
          actions: ['stampResponse', settled, declined, 'offerSeat'],
        },
        REVOKE: { guard: mayRevoke, target: 'revoked', actions: [settled, revoked, 'offerSeat'] },
        CLOSE: { guard: 'isSystem', target: 'closed', actions: settled },
      },
      after: { cutoff: { target: 'expired', actions: settled } },
    },
    accepted: {
      description: 'The invitee comes.',
      on: {
        REJECT: {
          guard: and(['isInvitee', 'isOn', 'isInTime']),
          target: 'rejected',
          actions: ['stampResponse', 'leaveSession', declined],
        },
        REVOKE: { guard: mayRevoke, target: 'revoked', actions: ['leaveSession', revoked] },
        LEAVE: {
          guard: 'isSystem',
          target: 'rejected',
          actions: ['stampResponse', declined],
          description: 'They have withdrawn from the session.',
        },
      },
    },
    rejected: {
      description: 'The invitee does not come; the seat is free.',
      tags: ['undecided'],
      on: {
        ACCEPT: {
          guard: and([
            'isInvitee',
            'isOn',
            'isInTime',
            'isNotIn',
            'hasSeat',
            'isTimeFree',
            'isCovered',
          ]),
          target: 'accepted',
          actions: ['stampResponse', 'joinSession'],
          description: 'They come after all, while there is a seat.',
        },
        ENLIST: {
          guard: and(['isInvitee', 'isOn', 'isInTime', 'isNotIn', 'isFull']),
          target: 'waiting',
          actions: ['forgetResponse', 'stampWaiting'],
          description: 'They would come after all; the session is full by now.',
        },
      },
    },
    revoked: { description: 'It was taken back.', tags: ['terminal'] },
    expired: { description: 'Nobody answered in time; the seat is free.', tags: ['terminal'] },
    closed: { description: 'The session was called off before an answer.', tags: ['terminal'] },
  },
});
