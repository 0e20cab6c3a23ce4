import { credit } from './credit.ts';
import { place } from './place.ts';
import { attendee } from './setup.ts';

/** Somebody's place in a session, from being expected to having been there (domain reference, 6.7), and the credit they pay for it where everybody pays their own. */
export const attendeeMachine = attendee.createMachine({
  id: 'attendee',
  context: ({ input }) => input,
  type: 'parallel',
  states: { place, credit },
});
