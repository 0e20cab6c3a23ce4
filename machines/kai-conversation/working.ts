import { and } from 'xstate';
import type { Failure } from '#domain/kai-conversations/vocabulary.ts';
import { own, reference, texts } from '#domain/records/fields.ts';
import { isStaff } from '../person.ts';
import { touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

export const verbs = {
  RETRY: verb({
    label: 'Try again',
    done: 'We’ll try again.',
    meaning: 'Someone has the analysis tried once more.',
    payload: {},
    history: 'had it tried again',
  }),
} as const;

const failure = own<Failure>('Failure');

/** What an analysis comes to. */
const result = {
  score: own<number | null>('Score'),
  warnings: texts('Warnings', 20),
} as const;

export const reports = {
  HOLD_CREDIT: report({
    meaning: 'An AI credit is reserved for it.',
    payload: { creditId: reference('AI credit') },
    keeps: [],
    history: () => 'An AI credit was reserved for it.',
  }),
  REFUSE_CREDIT: report({
    meaning: 'Staff found no AI credit for it.',
    payload: { failure },
    keeps: [],
    history: 'found no AI credit for it',
  }),
  WAIT: report({
    meaning: 'It is a recording, and transcription is not set up.',
    payload: {},
    history: () => 'It waits until recordings can be transcribed.',
  }),
  TRANSCRIBE: report({
    meaning: 'It is its turn: it is transcribed.',
    payload: {},
    history: () => 'Transcription began.',
  }),
  ANALYSE: report({
    meaning: 'There is a transcript.',
    payload: { words: own<number>('Words'), duration: own<number | null>('Duration') },
    history: () => 'It was transcribed.',
  }),
  COMPLETE: report({
    meaning: 'The analysis is there.',
    payload: result,
    keeps: [],
    history: () => 'The analysis was finished.',
  }),
  REPORT_ANALYSIS: report({
    meaning: 'Staff bring an analysis that was made elsewhere.',
    payload: result,
    keeps: [],
    history: 'brought an analysis that was made elsewhere',
  }),
  RESCORE: report({
    meaning: 'It was analysed again, because something in it was named or corrected.',
    payload: result,
    keeps: [],
    history: () => 'It was analysed again.',
  }),
  FAIL: report({
    meaning: 'It could not be transcribed or analysed.',
    payload: { failure },
    keeps: [],
    history: () => 'It could not be analysed.',
  }),
} as const;

const isResult = (event: Asked['event']) =>
  isSent(reports, event, 'COMPLETE', 'REPORT_ANALYSIS', 'RESCORE');

export const guards = {
  isStaff: ({ event }: Asked) => isStaff(event.by),
  seesToIt: ({ context, event }: Asked) => event.by.id === context.createdBy || isStaff(event.by),
  isUndoubted: ({ event }: Asked) => isResult(event) && event.warnings.length === 0,
};

export const sentences: Words = {
  isStaff: { kind: 'who', sentence: permission },
  seesToIt: { kind: 'who', sentence: permission },
  isUndoubted: { kind: 'choice' },
};

export const stamps = {
  noteWaiting: () => ({ waits: true }),
  endWaiting: () => ({ waits: false }),
  takeCredit: ({ event }) =>
    isSent(reports, event, 'HOLD_CREDIT') ? { creditId: event.creditId } : {},
  takeLength: ({ event }) =>
    isSent(reports, event, 'ANALYSE') ? { words: event.words, duration: event.duration } : {},
  takeResult: ({ event }) =>
    isResult(event) ? { score: event.score, warnings: event.warnings, failure: null } : {},
  takeReason: ({ event }) =>
    isSent(reports, event, 'FAIL', 'REFUSE_CREDIT') ? { failure: event.failure } : {},
  forgetFailure: ({ event }) => ({ failure: null, creditId: null, ...touchedBy(event) }),
} satisfies Stamps;

export const holding = {
  guard: 'isSystem',
  target: 'queued',
  actions: ['takeCredit', 'goOn'],
} as const;

export const refusingCredit = {
  guard: 'isStaff',
  target: 'failed',
  actions: ['takeReason', 'notifyOfFailure'],
} as const;

export const waiting = { guard: 'isSystem', actions: 'noteWaiting' } as const;

export const beginning = {
  guard: 'isSystem',
  target: 'transcribing',
  actions: ['endWaiting', 'goOn'],
} as const;

export const analysing = {
  guard: 'isSystem',
  target: 'analysing',
  actions: ['takeLength', 'goOn'],
} as const;

const finished = ['takeResult', 'spendCredit', 'countPoints'] as const;

export const completing = [
  {
    guard: and(['isSystem', 'isUndoubted']),
    target: 'complete',
    actions: [...finished, 'notifyOfCompletion'],
    description: 'Nothing is doubtful about it.',
  },
  {
    guard: 'isSystem',
    target: 'completeWithErrors',
    actions: [...finished, 'notifyOfWarnings'],
    description: 'Something is doubtful about it, and it says what.',
  },
] as const;

/** Staff may bring an analysis at any moment before there is one. */
export const bringing = [
  {
    guard: and(['isStaff', 'isUndoubted']),
    target: 'complete',
    actions: [...finished, 'notifyOfCompletion'],
    description: 'Nothing is doubtful about it.',
  },
  {
    guard: 'isStaff',
    target: 'completeWithErrors',
    actions: [...finished, 'notifyOfWarnings'],
    description: 'Something is doubtful about it, and it says what.',
  },
] as const;

export const rescoring = { guard: 'isSystem', actions: 'takeResult' } as const;

export const failing = {
  guard: 'isSystem',
  target: 'failed',
  actions: ['takeReason', 'releaseCredit', 'notifyOfFailure'],
} as const;

export const retrying = {
  guard: and(['seesToIt', 'isSetUp']),
  target: 'awaitingCredit',
  actions: ['forgetFailure', 'goOn'],
} as const;
