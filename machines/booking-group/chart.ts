import type { RecordChart } from '../record-chart.ts';
import { questionSentences } from '../questions.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import { groupQuestions, groupVerbs } from './verbs.ts';
import { bookingGroupMachine, type GroupContext, type GroupEvent } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(groupVerbs),
  CREATE: 'Staff, or the leader of a team, book several sessions at once.',
  COMPLETE: 'The last of its sessions is over or called off.',
  REOPEN: 'A session that was called off takes place after all.',
} as const;

/** Groups of bookings as their readers use them. */
export const bookingGroupChart: RecordChart<GroupContext, GroupEvent> = {
  name: 'booking-group',
  machine: bookingGroupMachine,
  questions: groupQuestions,
  guards: {
    ...questionSentences(groupQuestions),
    isStaff: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
    isSystem: { kind: 'who', sentence: 'You do not have the necessary permissions.' },
    isTeamLeader: { kind: 'who', sentence: 'Only a team leader can book for a team.' },
    givesReason: {
      kind: 'payload',
      field: 'reason',
      sentence: 'Give a reason for cancelling.',
    },
  },
  asks: labelsOf(groupVerbs),
  tooLate: (status, event) => {
    if (status === 'new') return 'This booking group does not exist yet.';
    if (status === 'deleted') return 'This booking group was deleted.';
    if (status === 'completed' && event === 'CANCEL_FUTURE')
      return 'No session of this group lies ahead.';
    return event === 'REOPEN'
      ? 'This booking group is active.'
      : 'This booking group exists already.';
  },
};
