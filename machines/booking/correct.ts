import { and } from 'xstate';
import { questionGuards } from '../questions.ts';
import type { Asked, Words } from './context.ts';
import { correctionPeriod } from './moments.ts';
import { settleMissed } from './notices.ts';

export const questions = {
  isUnitLeft: { field: 'credit', kind: 'payload', otherwise: 'Choose a credit.' },
} as const;

export const guards = {
  ...questionGuards(questions),
  isCorrectionInTime: ({ context, event }: Asked) => event.at <= context.endsAt + correctionPeriod,
  explainsCorrection: ({ event }: Asked) =>
    event.type === 'CORRECT_OUTCOME' && !!event.reason?.trim(),
};

export const sentences: Words = {
  isCorrectionInTime: {
    kind: 'what',
    sentence: 'An outcome can be corrected for 30 days after the session.',
  },
  explainsCorrection: {
    kind: 'payload',
    field: 'reason',
    sentence: 'Give a reason for the correction.',
  },
};

const may = [
  'isStaff',
  'isUnrefunded',
  'isCorrectionInTime',
  'explainsCorrection',
  'namesAttendees',
] as const;
const corrected = ['stampOutcome', 'markAttendance', settleMissed] as const;

/** Staff say that it went otherwise than was recorded; the credit goes where it belongs (domain reference, 6.6). */
export const correcting = [
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
] as const;
