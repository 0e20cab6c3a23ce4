import { and } from 'xstate';
import { review } from './setup.ts';

const mayGive = ['isReviewer', 'isInTime', 'hasRating'] as const;
const give = ['takeFields', 'stampChange', 'stampSubmission', 'count'] as const;
const notifyStaff = {
  type: 'notify',
  params: { type: 'CoachScoredBelowThesholdForReview', to: ['staff'] },
} as const;

/** What an attendee says of a session: asked for when they came, given, or closed after two weeks (domain reference, 7.3). */
export const reviewMachine = review.createMachine({
  id: 'review',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'It is not known yet that they came.',
      on: {
        OPEN: { guard: and(['isSystem', 'isInTime']), target: 'open', actions: 'stampCreation' },
      },
    },
    open: {
      description: 'They came, and have not reviewed the session yet.',
      tags: ['open'],
      on: {
        SUBMIT: [
          { guard: and([...mayGive, 'isLow']), target: 'given', actions: [...give, notifyStaff] },
          { guard: and([...mayGive]), target: 'given', actions: [...give] },
        ],
        RELEASE: { guard: 'isSystem', target: 'closed' },
      },
      after: { reviewCloses: 'closed' },
    },
    given: {
      description: 'The coach and staff can read it; whoever gave it may change it for a day.',
      tags: ['readable'],
      on: {
        EDIT: {
          guard: and(['isReviewer', 'isRecent', 'hasRating']),
          actions: ['takeFields', 'stampChange'],
        },
      },
    },
    closed: {
      description: 'Nobody reviewed it in time, or they did not come after all.',
      on: {
        OPEN: { guard: and(['isSystem', 'isInTime']), target: 'open' },
      },
    },
  },
});
