import { and } from 'xstate';
import { questionGuards } from '../questions.ts';
import type { Asked, Words } from './context.ts';
import { notify, settleBooking } from './notices.ts';
import { stamp } from './stamps.ts';

export const questions = {
  canTakeOver: { field: 'coach', kind: 'payload', otherwise: 'Choose another coach.' },
} as const;

export const guards = {
  ...questionGuards(questions),
  namesAnotherCoach: ({ context, event }: Asked) =>
    event.type === 'REASSIGN_COACH' && !!event.coach && event.coach !== context.coachId,
};

export const sentences: Words = {
  namesAnotherCoach: { kind: 'payload', field: 'coach', sentence: 'Choose another coach.' },
};

export const stamps = {
  /** Another coach has it; what the former one did with it in their own calendar is of no more concern. */
  stampCoach: stamp(({ context, event }) => {
    if (event.type !== 'REASSIGN_COACH' || !event.coach) return {};
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
