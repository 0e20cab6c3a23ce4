import type { RecordChart } from '../record-chart.ts';
import type { CoachNoteContext, CoachNoteEvent } from './context.ts';
import { coachNoteMachine } from './machine.ts';

const permission = 'You do not have the necessary permissions.';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  REQUIRE: 'The session has taken place and asks for a note.',
  RELEASE: 'The corrected outcome asks for no note any more.',
  WRITE: 'The coach writes; what is written is kept as a draft.',
  SUBMIT: 'The coach hands the note in.',
  EDIT: 'The author changes it within 30 days.',
  AMEND: 'The author adds something after 30 days.',
} as const;

/** The lifecycle of coaches' notes as its readers use it. */
export const coachNoteChart: RecordChart<CoachNoteContext, CoachNoteEvent> = {
  name: 'coach-note',
  machine: coachNoteMachine,
  guards: {
    isAuthor: { kind: 'who', sentence: permission },
    isSystem: { kind: 'who', sentence: permission },
    isAboutTeam: { kind: 'choice' },
    isWanted: { kind: 'choice' },
    hasStarted: {
      kind: 'what',
      sentence: 'You can add a note once the session has started.',
    },
    tookPlace: { kind: 'what', sentence: (_, { facts }) => facts?.['tookPlace'] ?? '' },
    hasText: { kind: 'payload', field: 'body', sentence: 'Write a note before submitting.' },
    isUnlocked: {
      kind: 'what',
      sentence: 'This note is locked; add an amendment instead.',
    },
    isLocked: { kind: 'what', sentence: 'You can still edit this note.' },
  },
  asks: { WRITE: 'Continue writing', SUBMIT: 'Submit', EDIT: 'Edit', AMEND: 'Add amendment' },
  tooLate: (status) => sentences[status] ?? 'This note was submitted already.',
};

const sentences: Readonly<Record<string, string>> = {
  new: 'This note does not exist yet.',
  due: 'This note is not written yet.',
  draft: 'This note is not submitted yet.',
  amended: 'This note is locked; add an amendment instead.',
};
