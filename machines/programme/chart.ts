import { plainChart } from '../plain-record.ts';
import type { ProgrammeContext } from './context.ts';
import { programmeVerbs, type ProgrammeEvent } from './capabilities.ts';
import { programmeMachine, programmeQuestions } from './machine.ts';
import * as running from './running.ts';
import * as writing from './writing.ts';

const isOver = 'This programme is complete.';
const isDraft = 'This programme has not started yet.';
const isActive = 'This programme is active already.';

const ofActive = {
  ACTIVATE: isActive,
  REOPEN: isActive,
  DELETE: 'This programme is active. Complete it first.',
  NEAR_END: 'Its people have already been notified that it ends soon.',
};

const tooLate: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  draft: { EXTEND: isDraft, COMPLETE: isDraft, REOPEN: isDraft, NEAR_END: isDraft },
  'active.normal': ofActive,
  'active.nearComplete': ofActive,
  complete: Object.fromEntries(
    ['EDIT', 'EXTEND', 'COMPLETE', 'ACTIVATE', 'NEAR_END', ...Object.keys(programmeVerbs)]
      .filter((type) => type !== 'REOPEN')
      .map((type) => [type, isOver]),
  ),
};

/** The lifecycle of a programme: staff prepare and look after it, and its own calendar starts and ends it. */
export const programmeChart = plainChart<
  ProgrammeContext,
  ProgrammeEvent,
  typeof programmeQuestions,
  typeof programmeMachine
>({
  name: 'programme',
  machine: programmeMachine,
  noun: 'programme',
  about: {
    title: 'Programme',
    purpose: 'A dated contract for some members of one organisation that offers them sessions.',
    events: {
      CREATE: 'Staff prepare a programme.',
      EDIT: 'Staff change what is written about it.',
      DELETE: 'Staff delete it; nothing may be booked in it, and no credits may be left.',
    },
  },
  questions: programmeQuestions,
  outcomes: { DELETE: { done: '{record} was deleted.' } },
  verbs: programmeVerbs,
  reports: running.reports,
  guards: { ...writing.sentences, ...running.sentences },
  tooLate,
});
