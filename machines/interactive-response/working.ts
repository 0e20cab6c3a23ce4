import { own } from '#domain/records/fields.ts';
import { and } from 'xstate';
import { touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What the activity says of somebody who works in it. Of a state only its size is in the history. */
export const reports = {
  LAUNCH: report({
    meaning: 'The member launches the activity.',
    payload: {},
    history: 'launched it',
  }),
  PROGRESS: report({
    meaning: 'The activity says how far the member has come.',
    payload: { progress: own<number>('Progress') },
    history: 'made progress',
  }),
  SAVE_STATE: report({
    meaning: 'The activity saves what it wants to find again.',
    payload: { state: own<string>('State') },
    keeps: [],
    history: 'continued',
  }),
  SCORE: report({
    meaning: 'The activity says which score the member has.',
    payload: { score: own<number>('Score') },
    history: 'scored',
  }),
  REPORT_COMPLETED: report({
    meaning: 'The activity says that it is completed.',
    payload: {},
    history: 'reached the end',
  }),
} as const;

const scoreIn = ({ event }: Asked): number => (isSent(reports, event, 'SCORE') ? event.score : 0);

export const guards = {
  isOwner: ({ context, event }: Asked) => event.by.id === context.member,
  isWithinScores: (asked: Asked) =>
    asked.context.maxScore === null || scoreIn(asked) <= asked.context.maxScore,
  reachesScore: (asked: Asked) =>
    asked.context.completionRule === 'minScore' &&
    scoreIn(asked) >= (asked.context.minScore ?? Infinity),
  endsByItself: ({ context }: Asked) => context.completionRule === 'event',
};

export const sentences: Words = {
  isOwner: { kind: 'who', sentence: permission },
  isWithinScores: {
    kind: 'payload',
    field: 'score',
    sentence: ({ maxScore }) => `The score can’t be more than ${maxScore}.`,
  },
  reachesScore: { kind: 'choice' },
  endsByItself: { kind: 'choice' },
};

export const stamps = {
  begin: ({ context, event }) => ({
    createdBy: context.createdBy ?? event.by.id,
    startedAt: event.at,
  }),
  stampActivity: ({ event }) => ({ lastActivityAt: event.at, ...touchedBy(event) }),
  takeProgress: ({ event }) =>
    isSent(reports, event, 'PROGRESS') ? { progress: event.progress } : {},
  takeState: ({ event }) => (isSent(reports, event, 'SAVE_STATE') ? { state: event.state } : {}),
  takeScore: (asked) => ({ score: scoreIn(asked) }),
  finish: ({ event }) => ({ progress: 1, completedAt: event.at }),
  reachEnd: () => ({ progress: 1 }),
} satisfies Stamps;

export const launching = {
  guard: and(['isOwner', 'mayLaunch']),
  actions: 'stampActivity',
} as const;

export const beginning = {
  guard: and(['isOwner', 'mayLaunch']),
  target: 'inProgress',
  actions: ['begin', 'stampActivity', 'takeVersion'],
} as const;

export const progressing = {
  guard: 'isOwner',
  actions: ['takeProgress', 'stampActivity'],
} as const;

export const saving = { guard: 'isOwner', actions: ['takeState', 'stampActivity'] } as const;

/** What comes after the end changes the score, and completes nothing again. */
export const scoringAgain = {
  guard: and(['isOwner', 'isWithinScores']),
  actions: ['takeScore', 'stampActivity'],
} as const;

export const scoring = [
  {
    guard: and(['isOwner', 'isWithinScores', 'reachesScore']),
    target: 'completed',
    actions: ['takeScore', 'finish', 'stampActivity'],
  },
  scoringAgain,
] as const;

/** What comes after the end is taken, so that what is saved with it is kept, and changes nothing. */
export const lingering = { guard: 'isOwner', actions: 'stampActivity' } as const;

/** Where something else decides, the end of the activity is as far as one can come. */
export const ending = [
  {
    guard: and(['isOwner', 'endsByItself']),
    target: 'completed',
    actions: ['finish', 'stampActivity'],
  },
  { guard: 'isOwner', actions: ['reachEnd', 'stampActivity'] },
] as const;
