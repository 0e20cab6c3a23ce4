import { and } from 'xstate';
import { answer, lines, own, reference, text, wholeNumber } from '#domain/records/fields.ts';
import type { Participant } from '#domain/kai-conversations/vocabulary.ts';
import { deletedBy, touchedBy } from '../plain-record.ts';
import { isSent, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What people do with an analysis that is there, in order of likelihood; deleting is last. */
export const verbs = {
  SHARE: verb({
    label: 'Share with a coach',
    done: 'The coach can read it now.',
    meaning: 'Whoever uploaded it lets a coach read it.',
    payload: { coach: reference('Coach', { sentence: 'Choose a coach.' }) },
    keeps: [],
    history: 'shared it with a coach',
    undoneBy: 'UNSHARE',
  }),
  UNSHARE: verb({
    label: 'Stop sharing',
    done: 'The coach can’t read it any more.',
    meaning: 'Whoever uploaded it takes a coach’s reading back.',
    payload: { coach: reference('Coach', { sentence: 'Choose a coach.' }) },
    keeps: [],
    history: 'stopped sharing it with a coach',
  }),
  TICK: verb({
    label: 'Mark action',
    done: null,
    meaning: 'An action is done, or not done after all.',
    payload: {
      action: wholeNumber('Action', 0, 99),
      isDone: answer('Done', 'Say whether it is done.'),
    },
    keeps: [],
    history: 'marked an action',
  }),
  NAME_SPEAKERS: verb({
    label: 'Name speakers',
    done: 'The speakers were renamed, and it is analysed again.',
    meaning: 'Whoever uploaded it says who speaks.',
    payload: {
      participants: own<readonly (Participant & { readonly name: string })[]>('Who speaks'),
    },
    keeps: [],
    history: 'said who speaks',
  }),
  CORRECT: verb({
    label: 'Correct words',
    done: 'Your correction was saved.',
    meaning: 'Whoever uploaded it corrects what was transcribed wrongly.',
    payload: { passage: wholeNumber('Passage', 0, 100_000), text: lines('Words', 5000) },
    keeps: [],
    history: 'corrected the transcript',
  }),
  DISPUTE: verb({
    label: 'Dispute scores',
    done: 'Your dispute was sent to staff.',
    meaning: 'Whoever uploaded it does not agree with the scores.',
    payload: { reason: lines('Reason', 1000) },
    keeps: [],
    history: 'disputed the scores',
  }),
  REVIEW: verb({
    label: 'Review scores',
    done: 'Your score is now shown next to the analysis.',
    meaning: 'Staff answer a dispute with a score of their own.',
    payload: {
      score: wholeNumber('Reviewed score', 0, 100),
      comment: text('Comment', 1000),
    },
    keeps: [],
    history: 'reviewed the scores',
  }),
  DELETE: verb({
    label: 'Delete',
    done: 'The conversation was deleted.',
    meaning: 'It is deleted for good, with everything that was said in it.',
    payload: {},
    history: 'deleted it',
  }),
} as const;

export const guards = {
  isDisputed: ({ context }: Asked) => context.dispute !== null && context.review === null,
  isUndisputed: ({ context }: Asked) => context.dispute === null,
};

export const sentences: Words = {
  isDisputed: { kind: 'what', sentence: 'Nobody disputes these scores.' },
  isUndisputed: { kind: 'what', sentence: 'You have disputed these scores already.' },
};

const without = <T>(list: readonly T[], one: T): T[] => list.filter((each) => each !== one);

export const stamps = {
  takeCoach: ({ context, event }) => {
    if (!isSent(verbs, event, 'SHARE', 'UNSHARE') || event.coach === undefined) return {};
    const others = without(context.sharedWith, event.coach);
    return {
      sharedWith: event.type === 'SHARE' ? [...others, event.coach] : others,
      ...touchedBy(event),
    };
  },
  takeTick: ({ context, event }) => {
    if (!isSent(verbs, event, 'TICK') || event.action === undefined) return {};
    const others = without(context.doneActions, event.action);
    return { doneActions: event.isDone ? [...others, event.action] : others };
  },
  takeNames: ({ event }) => {
    if (!isSent(verbs, event, 'NAME_SPEAKERS') || event.participants === undefined) return {};
    return {
      participants: event.participants.map(({ name, part }) => ({ label: name, part })),
      doneActions: [],
      ...touchedBy(event),
    };
  },
  takeDispute: ({ event }) =>
    isSent(verbs, event, 'DISPUTE') ? { dispute: event.reason ?? null, ...touchedBy(event) } : {},
  takeReview: ({ event }) =>
    isSent(verbs, event, 'REVIEW') && event.score !== undefined
      ? {
          review: {
            score: event.score,
            comment: event.comment ?? '',
            by: event.by.id,
            at: event.at,
          },
        }
      : {},
  stampDeletion: ({ event }) => ({
    ...deletedBy(event),
    title: 'Deleted conversation',
    failure: null,
    participants: [],
    sharedWith: [],
    warnings: [],
    dispute: null,
    review: null,
  }),
} satisfies Stamps;

export const sharing = { guard: and(['isUploader', 'isOwnCoach']), actions: 'takeCoach' } as const;
export const unsharing = { guard: 'isUploader', actions: 'takeCoach' } as const;
export const ticking = { guard: 'isUploader', actions: 'takeTick' } as const;
export const naming = {
  guard: and(['isUploader', 'areSpeakersThere']),
  actions: ['takeNames', 'nameSpeakers', 'analyseAgain'],
} as const;
export const correcting = {
  guard: and(['isUploader', 'isPassageThere']),
  actions: ['stampChange', 'correctPassage', 'analyseAgain'],
} as const;
export const disputing = {
  guard: and(['isUploader', 'isUndisputed']),
  actions: 'takeDispute',
} as const;
export const reviewing = {
  guard: and(['isStaff', 'isDisputed']),
  actions: ['takeReview', 'stampChange'],
} as const;

const gone = ['stampDeletion', 'eraseContent', 'releaseCredit'] as const;

/** Until it is analysed by whoever uploaded it, and by staff at any moment. */
export const deleting = { guard: 'seesToIt', target: 'deleted', actions: [...gone] } as const;
export const deletingByStaff = { guard: 'isStaff', target: 'deleted', actions: [...gone] } as const;
