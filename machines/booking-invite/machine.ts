import { and, or } from 'xstate';
import { invite, type InviteNotice } from './setup.ts';

const notify = (type: InviteNotice['type'], to: InviteNotice['to'][number]) =>
  ({ type: 'notify', params: { type, to: [to] } }) as const;
const settled = { type: 'settleNotices', params: { types: ['BookingInviteSent'] } } as const;

const mayRevoke = and([or(['isInviter', 'isStaff']), 'isOn', 'isAhead']);
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
          guard: and([
            or(['isHost', 'isCoachOfSeveral', 'isStaff']),
            'isOn',
            'isInTime',
            'isColleague',
            'isNotIn',
            'hasSeat',
          ]),
          target: 'sent',
          actions: ['stampInvitation', notify('BookingInviteSent', 'invitee')],
        },
      },
    },
    sent: {
      description: 'The invitee has not answered; a seat is kept for them.',
      tags: ['open'],
      on: {
        ACCEPT: {
          guard: and(['isInvitee', 'isOn', 'isInTime', 'isTimeFree']),
          target: 'accepted',
          actions: ['stampResponse', settled, 'joinSession'],
        },
        REJECT: {
          guard: and(['isInvitee', 'isOn', 'isInTime']),
          target: 'rejected',
          actions: ['stampResponse', settled, declined],
        },
        REVOKE: { guard: mayRevoke, target: 'revoked', actions: [settled, revoked] },
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
      on: {
        ACCEPT: {
          guard: and(['isInvitee', 'isOn', 'isInTime', 'isNotIn', 'hasSeat', 'isTimeFree']),
          target: 'accepted',
          actions: ['stampResponse', 'joinSession'],
          description: 'They come after all, while there is a seat.',
        },
      },
    },
    revoked: { description: 'It was taken back.', tags: ['terminal'] },
    expired: { description: 'Nobody answered in time; the seat is free.', tags: ['terminal'] },
    closed: { description: 'The session was called off before an answer.', tags: ['terminal'] },
  },
});
