import { and } from 'xstate';
import { verb } from '../../verbs.ts';
import type { Asked, Words } from '../context.ts';
import { undoPeriod } from '../moments.ts';
import { takeBackMissed } from '../notices.ts';
import { stamp } from '../stamps.ts';

export const verbs = {
  UNDO_OUTCOME: verb({
    label: 'Undo',
    done: 'The outcome was undone.',
    meaning: 'Whoever has just recorded the outcome takes it back.',
    payload: {},
    history: 'undid the recorded outcome',
  }),
} as const;

export const guards = {
  isRecorder: ({ context: { outcome }, event }: Asked) =>
    outcome !== null && !outcome.assumed && outcome.recordedBy === event.by.id,
  isFreshlyRecorded: ({ context: { outcome }, event }: Asked) =>
    outcome !== null && !outcome.isCorrected && event.at < outcome.at + undoPeriod,
  isStillOn: ({ context, event }: Asked) => event.at < context.endsAt,
};

export const sentences: Words = {
  isRecorder: { kind: 'who', sentence: 'Only the person who recorded the outcome can undo it.' },
  isFreshlyRecorded: {
    kind: 'what',
    sentence:
      'An outcome can be undone for ten seconds after it is recorded. It can still be corrected.',
  },
  isStillOn: { kind: 'choice' },
};

export const stamps = { clearOutcome: stamp(() => ({ outcome: null })) };

const mayUndo = ['isRecorder', 'isFreshlyRecorded', 'isUnrefunded', 'isCovered'] as const;
const undone = [
  'clearOutcome',
  'reopenAttendance',
  'reserveTime',
  takeBackMissed,
  'creditIsHeld',
] as const;

/** Nothing has been said of it after all; a session whose outcome was recorded early goes on (decision 60). */
export const undoing = [
  {
    guard: and([...mayUndo, 'isStillOn']),
    target: '#booking.life.confirmed.inProgress',
    actions: undone,
  },
  {
    guard: and([...mayUndo]),
    target: '#booking.life.confirmed.awaitingOutcome',
    actions: undone,
  },
] as const;
