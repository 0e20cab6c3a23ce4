import { assign, setup } from 'xstate';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { isStaff } from '../person.ts';
import { questionGuards } from '../questions.ts';
import type { InviteContext, InviteEvent } from './context.ts';
import { inviteQuestions } from './verbs.ts';

type Asked = { context: InviteContext; event: InviteEvent };

/** The order to tell somebody of an invitation. */
export interface InviteNotice {
  readonly type: NotificationType;
  readonly to: readonly ('invitee' | 'inviter')[];
}

/** The vocabulary of the chart of invitations. Effects without a context of their own are carried out by the server. */
export const invite = setup({
  types: {
    context: {} as InviteContext,
    input: {} as InviteContext,
    events: {} as InviteEvent,
    /** `undecided`: the invitee has yet to say that they come, and can while it is not too late. */
    tags: {} as 'open' | 'undecided' | 'terminal',
  },
  guards: {
    ...questionGuards(inviteQuestions),
    isHost: ({ context, event }: Asked) => context.hostIds.includes(event.by.id),
    isCoachOfSeveral: ({ context, event }: Asked) =>
      context.isForSeveral && event.by.id === context.coachId,
    isInviter: ({ context, event }: Asked) => event.by.id === context.invitedBy,
    isInvitee: ({ context, event }: Asked) => event.by.id === context.inviteeId,
    isStaff: ({ event }: Asked) => isStaff(event.by),
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    isInTime: ({ context, event }: Asked) => event.at < context.expiresAt,
    isAhead: ({ context, event }: Asked) => event.at < context.startsAt,
  },
  actions: {
    stampInvitation: assign(({ event }) => ({ invitedBy: event.by.id })),
    stampResponse: assign(({ event }) => ({
      respondedAt: event.at,
      declineReason: (event.type === 'REJECT' && event.reason?.trim()) || null,
    })),
    forgetResponse: assign({ respondedAt: null, declineReason: null }),
    stampWaiting: assign(({ event }) => ({ waitingSince: event.at })),
    forgetWaiting: assign({ waitingSince: null }),
    /** The seat that was kept is free: whoever has waited longest is asked. */
    offerSeat: () => {},
    /** The invitee comes, and their time is kept. */
    joinSession: () => {},
    leaveSession: () => {},
    notify: (_: unknown, _notice: InviteNotice) => {},
    settleNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
  },
  delays: {
    cutoff: ({ context, event }: Asked) => Math.max(0, context.expiresAt - event.at),
  },
});
