import { and } from 'xstate';
import { settleMissed } from './notices.ts';
import { booking } from './setup.ts';

const may = [
  'isStaff',
  'isUnrefunded',
  'isCorrectionInTime',
  'explainsCorrection',
  'namesAttendees',
] as const;
const corrected = ['stampOutcome', 'markAttendance', settleMissed] as const;

/** Staff say that it went otherwise than was recorded; the credit goes where it belongs (domain reference, 6.6). */
export const correctable = booking.createStateConfig({
  on: {
    CORRECT_OUTCOME: [
      {
        guard: and([...may, 'isCoachAbsent']),
        target: '#booking.life.coachMissed',
        actions: [...corrected, 'creditIsReturned'],
      },
      {
        guard: and([...may, 'isUnitLeft', 'hasSomebodyAttended']),
        target: '#booking.life.completed',
        actions: [...corrected, 'creditIsSpent'],
      },
      {
        guard: and([...may, 'isUnitLeft']),
        target: '#booking.life.missed',
        actions: [...corrected, 'creditIsForfeited'],
      },
    ],
  },
});
