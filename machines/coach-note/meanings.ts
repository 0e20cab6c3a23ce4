import { noteTimes } from '#domain/coach-notes/vocabulary.ts';
import { always, meanings, ofPolicy } from '../meanings.ts';

const vocabulary = 'src/domain/coach-notes/vocabulary.ts';

export const coachNoteMeanings = meanings({
  people: { isAuthor: 'the coach who gave the session' },
  guards: {
    isAboutTeam: 'The note is about a team.',
    hasStarted: 'The session has started.',
    tookPlace: 'The session was not cancelled.',
    hasText: 'Something is written.',
    isWanted: 'The session asks for a note, and its coach was reminded less than {mostReminders}.',
    isUnlocked: 'The note was submitted at most {editable} ago.',
    isLocked: 'The note was submitted more than {editable} ago.',
  },
  effects: {
    require: 'The session asks for a note.',
    release: 'The session does not ask for a note any more.',
    stampSubmission: 'We record when the note was submitted.',
    keepVersion: 'The text is kept as it is now, whatever becomes of it.',
    takeAmendment: 'What was added is kept, with when.',
    countReminder: 'We record how often the coach was reminded.',
  },
  timers: {
    noteDue: {
      meaning: 'The coach is reminded of the note.',
      when: '{noteDue} after the end of the session, and again after as long each time, {mostReminders} in all',
    },
  },
  amounts: {
    noteDue: ofPolicy('noteDue'),
    mostReminders: ofPolicy('noteReminders', { unit: 'times' }),
    editable: always(noteTimes.editable, `${vocabulary}, noteTimes`),
  },
});
