import { moment, optionalLines, orNone } from '#domain/records/fields.ts';
import { verb } from '../verbs.ts';

/** The events that people send to a group of bookings, in order of likelihood. */
export const groupVerbs = {
  CANCEL_FUTURE: verb({
    label: 'Cancel all future',
    meaning: 'The sessions that lie ahead are called off, all of them or from one on.',
    payload: {
      reason: optionalLines('Reason', 500),
      // Only the sessions that start then or later; all that lie ahead when left out.
      from: orNone(moment('Date', 'Enter a valid date.')),
    },
    history: 'called off the sessions ahead',
  }),
  DELETE: verb({
    label: 'Delete',
    meaning: 'Staff take the group off the list.',
    payload: {},
    history: 'deleted the group',
  }),
} as const;

/** What only the server can answer, by the names of the guards that ask. */
export const groupQuestions = {
  areDatesFree: { field: 'dates' },
  hasFuture: {},
  hasNoFuture: {},
} as const;
