import type { RecordChart } from '../record-chart.ts';
import { labelsOf, tooLateFor } from '../verbs.ts';
import { awardReports, awardVerbs, guardSentences, type AwardEvent } from './capabilities.ts';
import type { AwardContext } from './context.ts';
import { awardMachine } from './machine.ts';
import { isEarned } from './states.ts';

/** The lifecycle of an award of somebody as its readers use it. */
export const awardChart: RecordChart<AwardContext, AwardEvent> = {
  name: 'award',
  machine: awardMachine,
  guards: guardSentences,
  asks: labelsOf(awardVerbs),
  declares: { ...awardReports, ...awardVerbs },
  tooLate: (status, type) =>
    tooLateFor(awardVerbs, type, status) ??
    (isEarned(status) ? 'This award has already been earned.' : 'This award has not been earned.'),
};
