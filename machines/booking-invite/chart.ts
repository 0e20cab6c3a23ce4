import { formatTime } from '#domain/time/format.ts';
import type { RecordChart } from '../record-chart.ts';
import { questionSentences } from '../questions.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import type { InviteContext, InviteEvent } from './context.ts';
import { bookingInviteMachine } from './machine.ts';
import { inviteQuestions, inviteVerbs } from './verbs.ts';

const permission = 'You do not have the necessary permissions.';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(inviteVerbs),
  INVITE: 'Somebody of the session invites a colleague.',
  MOVE_UP: 'A seat is free for whoever has waited longest.',
  LEAVE: 'The invitee has withdrawn from the session.',
  CLOSE: 'The session was called off.',
} as const;

/** Invitations to sessions as their readers use them. */
export const bookingInviteChart: RecordChart<InviteContext, InviteEvent> = {
  name: 'booking-invite',
  machine: bookingInviteMachine,
  questions: inviteQuestions,
  guards: {
    ...questionSentences(inviteQuestions),
    isHost: { kind: 'who', sentence: 'Only the people of this session can invite somebody.' },
    isCoachOfSeveral: { kind: 'who', sentence: permission },
    isInviter: { kind: 'who', sentence: 'Only whoever invited can take it back.' },
    isInvitee: { kind: 'who', sentence: 'Only whoever is invited can answer.' },
    isStaff: { kind: 'who', sentence: permission },
    isSystem: { kind: 'who', sentence: permission },
    isInTime: {
      kind: 'what',
      sentence: ({ startsAt, timeZone }, { type }) =>
        `It's too late to ${type === 'INVITE' ? 'invite anybody' : 'respond'}; the session starts at ${formatTime(startsAt, timeZone)}.`,
    },
    isAhead: { kind: 'what', sentence: 'This session has started.' },
  },
  asks: labelsOf(inviteVerbs),
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
