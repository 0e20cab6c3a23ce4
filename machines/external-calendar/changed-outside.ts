import { moment, reference } from '#domain/records/fields.ts';
import { report } from '../verbs.ts';

/** The session whose event was changed. */
const booking = reference('Session');

export const reports = {
  EXTERNAL_DELETE: report({
    meaning: 'An event of ours was removed in the calendar.',
    payload: { booking },
    history: () => 'A session was removed in this calendar.',
  }),
  EXTERNAL_MOVE: report({
    meaning: 'An event of ours was moved in the calendar.',
    payload: {
      booking,
      startsAt: moment('Start', 'Enter a valid start.'),
      endsAt: moment('End', 'Enter a valid end.'),
    },
    history: () => 'A session was moved in this calendar.',
  }),
  DECLINE: report({
    meaning: 'An event of ours was declined in the calendar.',
    payload: { booking },
    history: () => 'A session was declined in this calendar.',
  }),
} as const;

/** The booking is told, and decides. */
export const changedOutside = { guard: 'isSystem', actions: 'updateBooking' } as const;
