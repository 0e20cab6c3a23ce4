import { formatTime } from '#domain/time/format.ts';
import type { RecordChart } from '../record-chart.ts';
import type { GuardSentence } from '../sentences.ts';
import type { InviteContext, InviteEvent } from './context.ts';
import { bookingInviteMachine } from './machine.ts';

const permission = 'You do not have the necessary permissions.';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  INVITE: 'Somebody of the session invites a colleague.',
  ENLIST: 'The session is full, and they wait for a seat.',
  MOVE_UP: 'A seat is free for whoever has waited longest.',
  ACCEPT: 'The invitee says that they come.',
  REJECT: 'The invitee says that they do not come.',
  REVOKE: 'Whoever invited takes it back, or staff do.',
  LEAVE: 'The invitee has withdrawn from the session.',
  CLOSE: 'The session was called off.',
} as const;

const known = (
  name: string,
  field: 'invitee' | 'event' = 'event',
): GuardSentence<InviteContext, InviteEvent> => ({
  kind: 'what',
  field,
  sentence: (_, { facts }) => facts?.[name] ?? '',
});

/** Invitations to sessions as their readers use them. */
export const bookingInviteChart: RecordChart<InviteContext, InviteEvent> = {
  name: 'booking-invite',
  machine: bookingInviteMachine,
  guards: {
    isHost: { kind: 'who', sentence: 'Only the people of this session can invite somebody.' },
    isCoachOfSeveral: { kind: 'who', sentence: permission },
    isInviter: { kind: 'who', sentence: 'Only whoever invited can take it back.' },
    isInvitee: { kind: 'who', sentence: 'Only whoever is invited can answer.' },
    isStaff: { kind: 'who', sentence: permission },
    isSystem: { kind: 'who', sentence: permission },
    isOn: known('isOn'),
    isInTime: {
      kind: 'what',
      sentence: ({ startsAt, timeZone }, { type }) =>
        `It's too late to ${type === 'INVITE' ? 'invite anybody' : 'respond'}; the session starts at ${formatTime(startsAt, timeZone)}.`,
    },
    isAhead: { kind: 'what', sentence: 'This session has started.' },
    isColleague: known('isColleague', 'invitee'),
    isNotIn: known('isNotIn', 'invitee'),
    hasSeat: known('hasSeat', 'invitee'),
    isFull: known('isFull', 'invitee'),
    isSeatFree: known('isSeatFree'),
    isTimeFree: known('isTimeFree'),
    isCovered: known('isCovered'),
  },
  asks: { ACCEPT: 'Accept', ENLIST: 'Join the waiting list', REJECT: 'Decline', REVOKE: 'Revoke' },
  tooLate: (status, event) => {
    if (status === 'new') return 'This invitation does not exist yet.';
    return sentences[status] ?? (event === 'INVITE' ? sent : 'This invitation was answered.');
  },
};

const sent = 'This invitation was sent already.';
const sentences: Readonly<Record<string, string>> = {
  sent,
  revoked: 'This invitation was withdrawn.',
  expired: 'This invitation has expired.',
  closed: 'This session was called off.',
};
