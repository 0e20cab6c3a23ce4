import { and } from 'xstate';
import { withAnswer } from '#domain/questionnaires/drafting.ts';
import type { Answer } from '#domain/questionnaires/definition.ts';
import { own } from '#domain/records/fields.ts';
import { isStaff } from '../person.ts';
import { touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What somebody who answers sends. What they answer is in no history. */
export const verbs = {
  SUBMIT: verb({
    label: 'Submit',
    done: 'Thank you. Your answers were submitted.',
    meaning: 'They hand in what they have answered.',
    payload: {},
    history: 'submitted the answers',
  }),
  CHANGE: verb({
    label: 'Change answers',
    done: 'You can change your answers.',
    meaning: 'They want to change what they have handed in, while it is open.',
    payload: {},
    history: 'went back to change the answers',
  }),
} as const;

export const reports = {
  ANSWER: report({
    meaning: 'One answer is given, changed or taken out.',
    payload: { question: own<string>('Question'), answer: own<Answer | null>('Answer') },
    keeps: ['question'],
    history: 'answered a question',
  }),
} as const;

export const questions = {
  isOpen: {},
  mayStandIn: {},
  mayChange: {},
  fits: { field: 'answer', kind: 'payload' },
  isComplete: { field: 'answers' },
} as const;

export const guards = {
  mayAnswer: ({ context, event: { by } }: Asked) => by.id === context.member || isStaff(by),
};

export const sentences: Words = {
  mayAnswer: { kind: 'who', sentence: permission },
};

export const stamps = {
  begin: ({ context, event }) => ({ startedAt: context.startedAt ?? event.at }),
  takeAnswer: ({ context, event }) =>
    isSent(reports, event, 'ANSWER')
      ? { answers: withAnswer(context.answers, event.question, event.answer) }
      : {},
  stampWriter: ({ context, event }) => ({
    ...touchedBy(event),
    enteredBy: event.by.id === context.member ? null : event.by.id,
  }),
  stampSubmission: ({ context, event }) => ({
    submittedAt: event.at,
    durationSeconds: Math.max(0, Math.round((event.at - (context.startedAt ?? event.at)) / 1_000)),
  }),
} satisfies Stamps;

const answered = {
  guard: and(['mayAnswer', 'mayStandIn', 'isOpen', 'fits']),
  actions: ['begin', 'takeAnswer', 'stampWriter'],
} as const;

export const answering = { begun: answered, first: { ...answered, target: 'draft' } } as const;

export const submitting = {
  guard: and(['mayAnswer', 'mayStandIn', 'isOpen', 'isComplete']),
  target: 'submitted',
  actions: ['stampWriter', 'stampSubmission', 'countScore', 'announceSubmission'],
} as const;

export const changing = {
  guard: and(['mayAnswer', 'mayStandIn', 'isOpen', 'mayChange']),
  target: 'reopened',
  actions: 'stampWriter',
} as const;
