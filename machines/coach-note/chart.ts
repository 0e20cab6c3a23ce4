import type { RecordChart } from '../record-chart.ts';
import { questionSentences } from '../questions.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import { noteQuestions, noteVerbs } from './verbs.ts';
import type { CoachNoteContext, CoachNoteEvent } from './context.ts';
import { coachNoteMachine } from './machine.ts';

const permission = 'You do not have the necessary permissions.';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(noteVerbs),
  REQUIRE: 'The session has taken place and asks for a note.',
  RELEASE: 'The corrected outcome asks for no note any more.',
} as const;

/** The lifecycle of coaches' notes as its readers use it. */
export const coachNoteChart: RecordChart<CoachNoteContext, CoachNoteEvent> = {
  name: 'coach-note',
  machine: coachNoteMachine,
  questions: noteQuestions,
  guards: {
    ...questionSentences(noteQuestions),
    isAuthor: { kind: 'who', sentence: permission },
    isSystem: { kind: 'who', sentence: permission },
    isAboutTeam: { kind: 'choice' },
    isWanted: { kind: 'choice' },
    hasStarted: {
      kind: 'what',
      sentence: 'You can add a note once the session has started.',
    },
    hasText: { kind: 'payload', field: 'body', sentence: 'Write a note before submitting.' },
    isUnlocked: {
      kind: 'what',
      sentence: 'This note is locked; add an amendment instead.',
    },
    isLocked: { kind: 'what', sentence: 'You can still edit this note.' },
  },
  asks: labelsOf(noteVerbs),
  tooLate: (status) => sentences[status] ?? 'This note was submitted already.',
};

const sentences: Readonly<Record<string, string>> = {
  new: 'This note does not exist yet.',
  due: 'This note is not written yet.',
  draft: 'This note is not submitted yet.',
  amended: 'This note is locked; add an amendment instead.',
};
