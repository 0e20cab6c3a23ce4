import type { RecordChart } from '../record-chart.ts';
import type { AwardContext, AwardEvent } from './context.ts';
import { awardMachine } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  COUNT: 'What counts for it has happened once more, or turned out not to have happened.',
  REVOKE: 'What earned it turned out not to have happened.',
  PIN: 'The member puts it on their profile card.',
  UNPIN: 'The member takes it off their profile card.',
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
  asks: { PIN: 'Pin to profile', UNPIN: 'Unpin' },
  tooLate: (status, type) => {
    const isEarned = status.startsWith('earned');
    if (type === 'PIN') return isEarned ? 'This award is pinned already.' : onlyEarned;
    if (type === 'UNPIN') return 'This award isn’t pinned.';
    return isEarned ? 'This award was earned already.' : 'This award has not been earned.';
  },
};
