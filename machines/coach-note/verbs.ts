import { noteFields, noteLimits } from '#domain/coach-notes/vocabulary.ts';
import { lines } from '#domain/records/fields.ts';
import { verb } from '../verbs.ts';

/** The events that a coach sends to a note, in order of likelihood. */
export const noteVerbs = {
  WRITE: verb({
    label: 'Continue writing',
    meaning: 'The coach writes; what is written is kept as a draft.',
    payload: noteFields,
    history: 'wrote',
  }),
  SUBMIT: verb({
    label: 'Submit',
    meaning: 'The coach hands the note in.',
    payload: noteFields,
    history: 'submitted it',
  }),
  EDIT: verb({
    label: 'Edit',
    meaning: 'The author changes it within 30 days.',
    payload: noteFields,
    history: 'changed it',
  }),
  AMEND: verb({
    label: 'Add amendment',
    meaning: 'The author adds something after 30 days.',
    payload: { text: lines('Amendment', noteLimits.part) },
    history: 'added to it',
  }),
} as const;

/** What only the server can answer, by the names of the guards that ask. */
export const noteQuestions = { tookPlace: {} } as const;
