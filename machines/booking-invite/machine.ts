import { setup } from 'xstate';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { stampActions } from '../capability.ts';
import { accepting, leaving, rejecting } from './answering.ts';
import { guards, stamps, type InviteEvent } from './capabilities.ts';
import type { InviteContext } from './context.ts';
import { closing, lapsing, revoking } from './ending.ts';
import { enlisting, inviting, movingUp } from './inviting.ts';
import type { InviteNotice } from './notices.ts';
import { delays } from './people.ts';

/** An invitation to a session that several can come to, from being sent to its answer (domain reference, 6.8). Effects without a context of their own are carried out by the server. */
export const bookingInviteMachine = setup({
  types: {
    context: {} as InviteContext,
    input: {} as InviteContext,
    events: {} as InviteEvent,
    /** `undecided`: the invitee has yet to say that they come, and can while it is not too late. */
    tags: {} as 'open' | 'undecided' | 'terminal',
  },
  guards,
  actions: {
    ...stampActions<InviteContext, InviteEvent>()(stamps),
    /** The seat that was kept is free: whoever has waited longest is asked. */
    offerSeat: () => {},
    /** The invitee comes, and their time is kept. */
    joinSession: () => {},
    leaveSession: () => {},
    notify: (_: unknown, _notice: InviteNotice) => {},
    settleNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
  },
  delays,
}).createMachine({
  id: 'booking-invite',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has sent it yet.',
      on: { INVITE: inviting, ENLIST: enlisting.new },
    },
    waiting: {
      description: 'The session is full; the invitee is asked, in their turn, when a seat is free.',
      tags: ['open', 'undecided'],
      on: {
        MOVE_UP: movingUp,
        REJECT: rejecting.waiting,
        REVOKE: revoking.waiting,
        CLOSE: closing.waiting,
      },
      after: { cutoff: lapsing.waiting },
    },
    sent: {
      description: 'The invitee has not answered; a seat is kept for them.',
      tags: ['open', 'undecided'],
      on: {
        ACCEPT: accepting.sent,
        REJECT: rejecting.sent,
        REVOKE: revoking.sent,
        CLOSE: closing.sent,
      },
      after: { cutoff: lapsing.sent },
    },
    accepted: {
      description: 'The invitee comes.',
      on: { REJECT: rejecting.accepted, REVOKE: revoking.accepted, LEAVE: leaving },
    },
    rejected: {
      description: 'The invitee does not come; the seat is free.',
      tags: ['undecided'],
      on: { ACCEPT: accepting.rejected, ENLIST: enlisting.rejected },
    },
    revoked: { description: 'It was revoked.', tags: ['terminal'] },
    expired: { description: 'Nobody answered in time; the seat is free.', tags: ['terminal'] },
    closed: { description: 'The session was cancelled before an answer.', tags: ['terminal'] },
  },
});
