import type { RecordChart } from '../record-chart.ts';
import { labelsOf } from '../verbs.ts';
import {
  guardSentences,
  noteQuestions,
  noteReports,
  noteVerbs,
  type CoachNoteEvent,
} from './capabilities.ts';
import type { CoachNoteContext } from './context.ts';
import { coachNoteMachine } from './machine.ts';

/** The lifecycle of coaches' notes as its readers use it. */
export const coachNoteChart: RecordChart<
  CoachNoteContext,
  CoachNoteEvent,
  typeof coachNoteMachine
> = {
  name: 'coach-note',
  machine: coachNoteMachine,
  questions: noteQuestions,
  guards: guardSentences,
  asks: labelsOf(noteVerbs),
  declares: { ...noteReports, ...noteVerbs },
  tooLate: (status) => sentences[status] ?? 'This note was submitted already.',
};

const sentences: Readonly<Record<string, string>> = {
  new: 'This note does not exist yet.',
  due: 'This note is not written yet.',
  draft: 'This note is not submitted yet.',
  amended: 'This note is locked; add an amendment instead.',
};
