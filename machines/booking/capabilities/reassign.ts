import { and } from 'xstate';
import { reference } from '#domain/records/fields.ts';
import { questionGuards } from '../../questions.ts';
import { isSent, verb } from '../../verbs.ts';
import type { Asked, Words } from '../context.ts';
import { isAgreed } from '../labels.ts';
import { notify, settleBooking } from '../notices.ts';
import { stamp } from '../stamps.ts';

export const verbs = {
  REASSIGN_COACH: verb({
    label: 'Change coach',
    done: 'The session on {when} has a new coach.',
    meaning: 'Staff hand it to another coach.',
    payload: { coach: reference('Coach', { sentence: 'Choose a coach.' }) },
    history: 'handed it to another coach',
    tooLate: (status) =>
      isAgreed(status) ? 'This session is about to start, so its coach can’t be changed.' : null,
  }),
} as const;

export const questions = {
  canTakeOver: { field: 'coach', kind: 'payload', otherwise: 'Choose another coach.' },
} as const;

export const guards = {
  ...questionGuards(questions),
  namesAnotherCoach: ({ context, event }: Asked) =>
    isSent(verbs, event) && !!event.coach && event.coach !== context.coachId,
};

export const sentences: Words = {
  namesAnotherCoach: { kind: 'payload', field: 'coach', sentence: 'Choose another coach.' },
};

export const stamps = {
  /** Another coach has it; what the former one did with it in their own calendar is of no more concern. */
  stampCoach: stamp(({ context, event }) => {
    if (!isSent(verbs, event) || !event.coach) return {};
    const { fullName = context.coachName, timeZone = context.coachTimeZone } =
      event.found?.successor ?? {};
    return {
      coachId: event.coach,
      coachName: fullName,
      coachTimeZone: timeZone,
      externalMove: null,
    };
  }),
};

/** Staff hand a session to another coach, who is permitted and free at its time (domain reference, 6.6). */
export const reassigning = {
  guard: and(['isStaff', 'namesAnotherCoach', 'canTakeOver']),
  actions: [
    'stampCoach',
    'moveIsOver',
    'handOver',
    'nextCalendarVersion',
    'writeToCalendar',
    settleBooking,
    notify('BookingUpdated', ['attendees']),
    notify('BookingUpdated', ['formerCoach'], 'formerCoach'),
    notify('BookingCreatedForCoach', ['coach']),
  ],
} as const;
