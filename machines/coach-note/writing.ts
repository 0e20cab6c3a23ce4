import { and } from 'xstate';
import {
  noteFields,
  noteLimits,
  noteTimes,
  type NoteFields,
} from '#domain/coach-notes/vocabulary.ts';
import { lines } from '#domain/records/fields.ts';
import { createdBy, touchedBy } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { permission } from '../sentences.ts';
import { isSent, verb } from '../verbs.ts';
import { askNoMore } from './asking.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What a coach writes. The words of notes are in no history. */
const written = {
  WRITE: verb({
    label: 'Continue writing',
    // What is written is kept as it is typed.
    done: null,
    meaning: 'The coach writes; what is written is kept as a draft.',
    payload: noteFields,
    keeps: [],
    history: 'edited the draft',
  }),
  SUBMIT: verb({
    label: 'Submit',
    done: 'The note was submitted.',
    meaning: 'The coach hands the note in.',
    payload: noteFields,
    keeps: [],
    history: 'submitted it',
  }),
  EDIT: verb({
    label: 'Edit',
    done: 'The note was saved.',
    meaning: 'The author changes it within {editable}.',
    payload: noteFields,
    keeps: [],
    history: 'changed it',
  }),
} as const;

const added = {
  AMEND: verb({
    label: 'Add amendment',
    done: 'The amendment was added.',
    meaning: 'The author adds something after {editable}.',
    payload: { text: lines('Amendment', noteLimits.part) },
    keeps: [],
    history: 'added to it',
  }),
} as const;

/** The events that a coach sends to a note, in order of likelihood. */
export const verbs = { ...written, ...added } as const;

export const questions = { tookPlace: {} } as const;

const isUnlocked = ({ context, event }: Asked): boolean =>
  context.submittedAt !== null && event.at <= context.submittedAt + noteTimes.editable;

export const guards = {
  ...questionGuards(questions),
  isAuthor: ({ context, event }: Asked) => event.by.id === context.coach,
  hasStarted: ({ context, event }: Asked) => event.at >= context.startsAt,
  hasText: ({ event }: Asked) => isSent(written, event) && (event.body ?? '').trim() !== '',
  isUnlocked,
  isLocked: (asked: Asked) => !isUnlocked(asked),
};

export const sentences: Words = {
  isAuthor: { kind: 'who', sentence: permission },
  hasStarted: { kind: 'what', sentence: 'You can add a note once the session has started.' },
  hasText: { kind: 'payload', field: 'body', sentence: 'Write a note before submitting.' },
  isUnlocked: { kind: 'what', sentence: 'This note is locked; add an amendment instead.' },
  isLocked: { kind: 'what', sentence: 'You can still edit this note.' },
};

function fieldsIn(event: Asked['event']): Partial<NoteFields> {
  if (!isSent(written, event)) return {};
  const { body, goal, observations, agreedActions, nextFocus, mood } = event;
  const given = { body, goal, observations, agreedActions, nextFocus, mood };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

export const stamps = {
  takeFields: ({ event }) => fieldsIn(event),
  takeAmendment: ({ context, event }) =>
    isSent(added, event)
      ? { amendments: [...context.amendments, { text: event.text ?? '', at: event.at }] }
      : {},
  stampCreation: ({ event }) => createdBy(event),
  stampChange: ({ event }) => touchedBy(event),
  stampSubmission: ({ event }) => ({ submittedAt: event.at }),
} satisfies Stamps;

const mayWrite = and(['isAuthor', 'hasStarted', 'tookPlace']);

/** By whether the note is there already. */
export const writing = {
  new: { guard: mayWrite, target: 'draft', actions: ['takeFields', 'stampCreation'] },
  due: { guard: mayWrite, target: 'draft', actions: ['takeFields', 'stampChange'] },
  draft: { guard: mayWrite, actions: ['takeFields', 'stampChange'] },
} as const;

const handedIn = {
  guard: and(['isAuthor', 'hasStarted', 'tookPlace', 'hasText']),
  target: 'submitted',
} as const;

export const submitting = {
  new: {
    ...handedIn,
    actions: ['takeFields', 'stampCreation', 'stampSubmission', 'keepVersion'],
  },
  begun: {
    ...handedIn,
    actions: ['takeFields', 'stampChange', 'stampSubmission', 'keepVersion', askNoMore],
  },
} as const;

export const editing = {
  guard: and(['isAuthor', 'isUnlocked', 'hasText']),
  actions: ['takeFields', 'stampChange', 'keepVersion'],
} as const;

export const amending = {
  first: {
    guard: and(['isAuthor', 'isLocked']),
    target: 'amended',
    actions: ['takeAmendment', 'stampChange'],
  },
  further: { guard: 'isAuthor', actions: ['takeAmendment', 'stampChange'] },
} as const;
