import { and } from 'xstate';
import { moment, optionalLines, orNone } from '#domain/records/fields.ts';
import { questionGuards } from '../questions.ts';
import { isSent, verb } from '../verbs.ts';
import type { Asked, Words } from './context.ts';
import { isThrough } from './labels.ts';

export const verbs = {
  CANCEL_FUTURE: verb({
    label: 'Cancel all future',
    done: 'The upcoming sessions are cancelled.',
    meaning: 'Upcoming sessions are cancelled, all of them or from one on.',
    payload: {
      reason: optionalLines('Reason', 500),
      // Only the sessions that start then or later; all that lie ahead when left out.
      from: orNone(moment('Date', 'Enter a valid date.')),
    },
    history: 'cancelled the upcoming sessions',
    tooLate: (status) => (isThrough(status) ? 'This group has no upcoming sessions.' : null),
  }),
} as const;

export const questions = { hasFuture: {} } as const;

export const guards = {
  ...questionGuards(questions),
  givesReason: ({ event }: Asked) => isSent(verbs, event) && !!event.reason?.trim(),
};

export const sentences: Words = {
  givesReason: { kind: 'payload', field: 'reason', sentence: 'Give a reason for cancelling.' },
};

export const cancellingFuture = [
  {
    guard: and(['isTeamLeader', 'hasFuture']),
    actions: 'cancelBookings',
    description: 'The leader of the team cancels what is upcoming.',
  },
  {
    guard: and(['isStaff', 'hasFuture', 'givesReason']),
    actions: 'cancelBookings',
    description: 'Staff cancel what is upcoming, and say why.',
  },
] as const;
