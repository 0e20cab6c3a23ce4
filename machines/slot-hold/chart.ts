import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import type { SlotHoldContext } from './context.ts';
import { reports, sentences, verbs, type SlotHoldEvent } from './holding.ts';
import { slotHoldMachine } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(reports), ...meaningsOf(verbs) };

export const slotHoldChart: RecordChart<SlotHoldContext, SlotHoldEvent> = {
  name: 'slot-hold',
  machine: slotHoldMachine,
  guards: sentences,
  asks: labelsOf(verbs),
  declares: { ...reports, ...verbs },
  tooLate: (status) =>
    status === 'new'
      ? 'No time is kept yet.'
      : status === 'held'
        ? 'This time is already kept for you.'
        : 'We no longer keep that time for you. Choose it again if it is still free.',
};
