import { and } from 'xstate';
import { booking } from './setup.ts';

/** What those who take part share in writing (domain reference, 7): before the session, and what became of it. */
export const notable = booking.createStateConfig({
  on: {
    EDIT_NOTE: { guard: and(['isNoteWriter', 'isNoteOpen']), actions: 'stampNote' },
    EDIT_TEAM_NOTE: { guard: 'isTeamNoteWriter', actions: 'stampNote' },
  },
});
