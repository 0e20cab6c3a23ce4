import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf, tooLateFor } from '../verbs.ts';
import type { AwardContext, AwardEvent } from './context.ts';
import { awardMachine } from './machine.ts';
import { awardVerbs } from './verbs.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(awardVerbs),
  COUNT: 'What counts for it has happened once more, or turned out not to have happened.',
  REVOKE: 'What earned it turned out not to have happened.',
} as const;

const permission = 'You do not have the necessary permissions.';
const onlyEarned = 'You can only pin awards you have earned.';

/** The lifecycle of an award of somebody as its readers use it. */
export const awardChart: RecordChart<AwardContext, AwardEvent> = {
  name: 'award',
  machine: awardMachine,
  guards: {
    isOwner: { kind: 'who', sentence: permission },
    isSystem: { kind: 'who', sentence: permission },
    mayTakeBack: { kind: 'who', sentence: permission },
    reachesGoal: { kind: 'choice' },
    countsNothing: { kind: 'choice' },
    hasReason: { kind: 'payload', field: 'reason', sentence: 'Reason is required.' },
  },
  asks: labelsOf(awardVerbs),
  tooLate: (status, type) => {
    const isEarned = status.startsWith('earned');
    if (type === 'PIN') return isEarned ? 'This award is pinned already.' : onlyEarned;
    const own = tooLateFor(awardVerbs, type, status);
    if (own) return own;
    return isEarned ? 'This award was earned already.' : 'This award has not been earned.';
  },
};
