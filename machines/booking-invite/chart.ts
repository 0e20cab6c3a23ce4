import type { RecordChart } from '../record-chart.ts';
import { labelsOf } from '../verbs.ts';
import {
  guardSentences,
  inviteQuestions,
  inviteReports,
  inviteVerbs,
  type InviteEvent,
} from './capabilities.ts';
import type { InviteContext } from './context.ts';
import { bookingInviteMachine } from './machine.ts';

/** Invitations to sessions as their readers use them. */
export const bookingInviteChart: RecordChart<
  InviteContext,
  InviteEvent,
  typeof bookingInviteMachine
> = {
  name: 'booking-invite',
  machine: bookingInviteMachine,
  questions: inviteQuestions,
  guards: guardSentences,
  asks: labelsOf(inviteVerbs),
  declares: { ...inviteReports, ...inviteVerbs },
  tooLate: (status, event) => {
    if (status === 'new') return 'This invitation does not exist yet.';
    return sentences[status] ?? (event === 'INVITE' ? sent : 'This invitation was answered.');
  },
};

const sent = 'This invitation was sent already.';
const sentences: Readonly<Record<string, string>> = {
  sent,
  revoked: 'This invitation was revoked.',
  expired: 'This invitation has expired.',
  closed: 'This session was cancelled.',
};
