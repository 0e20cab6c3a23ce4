import { bookingConstraintMachine } from '#machines/booking-constraint/machine.ts';
import { unwritten } from '#machines/plain-record.ts';
import { plainModel } from './plain-record.ts';

const fields = {
  sessionCredit: 'lot',
  rule: { kind: 'weekdays', days: [1, 2, 3] },
} as const;

export const bookingConstraintModel = plainModel(
  bookingConstraintMachine,
  { ...unwritten, ...fields },
  {
    CREATE: {
      words: 'adds it',
      payload: fields,
      questions: ['isCreditUsable', 'areCoaches', 'isNew', 'leavesTimes'],
    },
    DELETE: { words: 'removes it' },
  },
);
