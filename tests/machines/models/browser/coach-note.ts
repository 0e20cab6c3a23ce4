import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { coachNoteModel } from '../coach-note.ts';
import type { BrowserModel } from './model.ts';

const { 'of a member': ofMember, 'of a team': ofTeam } = coachNoteModel.inputs;
if (!ofMember || !ofTeam) throw new Error('The model of notes has other inputs');

const stopped = 'What stops an event is tried through the API; the author walks the pages.';

const tooLate =
  'A reminder that rings too late changes nothing, and a path has no step for that; the tests of the timers let it ring.';

/** What the coach of a session does on the pages of their notes, while the outcome asks for them and time passes. */
export const coachNotePages: BrowserModel = {
  territory: explore(
    modelOf({
      ...coachNoteModel,
      inputs: { 'of a member': ofMember, 'of a team': ofTeam },
      cases: (note, now) =>
        coachNoteModel
          .cases(note, now)
          .filter(
            ({ event, refusal }) =>
              refusal === undefined && event.facts === undefined && note.can(event),
          ),
    }),
  ),
  unshown: {
    'coach-note.due|RELEASE|0': 'What is asked for no more is gone from every page.',
  },
  refuses: false,
  beyond: {
    isWanted: tooLate,
    ...Object.fromEntries(
      ['isAuthor', 'isSystem', 'hasStarted', 'tookPlace', 'hasText', 'isUnlocked', 'isLocked'].map(
        (guard) => [guard, stopped],
      ),
    ),
  },
};
