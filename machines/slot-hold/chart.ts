import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import { slotHoldVerbs } from './verbs.ts';
import { slotHoldMachine, type SlotHoldContext, type SlotHoldEvent } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  HOLD: 'A member picks a time.',
  CONVERT: 'The member sends the request for the held time.',
  ...meaningsOf(slotHoldVerbs),
} as const;

export const slotHoldChart: RecordChart<SlotHoldContext, SlotHoldEvent> = {
  name: 'slot-hold',
  machine: slotHoldMachine,
  guards: {
    isHolder: { kind: 'who', sentence: 'This time is kept for somebody else.' },
    isSlotFree: {
      kind: 'what',
      field: 'time',
      sentence: (_, { facts }) => facts?.['isSlotFree'] ?? 'That time has just been taken.',
    },
    isBeforeExpiry: {
      kind: 'what',
      sentence: 'We could keep that time for 10 minutes only. Choose it again if it is still free.',
    },
  },
  asks: labelsOf(slotHoldVerbs),
  tooLate: (status) =>
    status === 'new'
      ? 'No time is kept yet.'
      : status === 'held'
        ? 'This time is already kept for you.'
        : 'We no longer keep that time for you. Choose it again if it is still free.',
};
