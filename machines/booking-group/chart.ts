import type { RecordChart } from '../record-chart.ts';
import { labelsOf, tooLateFor } from '../verbs.ts';
import {
  groupQuestions,
  groupReports,
  groupVerbs,
  guardSentences,
  type GroupEvent,
} from './capabilities.ts';
import type { GroupContext } from './context.ts';
import { bookingGroupMachine } from './machine.ts';

/** Groups of bookings as their readers use them. */
export const bookingGroupChart: RecordChart<GroupContext, GroupEvent, typeof bookingGroupMachine> =
  {
    name: 'booking-group',
    machine: bookingGroupMachine,
    questions: groupQuestions,
    guards: guardSentences,
    asks: labelsOf(groupVerbs),
    declares: { ...groupReports, ...groupVerbs },
    tooLate: (status, event) => {
      if (status === 'new') return 'This booking group does not exist yet.';
      if (status === 'deleted') return 'This booking group was deleted.';
      return (
        tooLateFor(groupVerbs, event, status) ??
        (event === 'REOPEN'
          ? 'This booking group is active.'
          : 'This booking group already exists.')
      );
    },
  };
