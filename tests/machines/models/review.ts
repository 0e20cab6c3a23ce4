import type { ReviewContext } from '#machines/review/context.ts';
import type { ReviewEvent } from '#machines/review/capabilities.ts';
import { reviewMachine } from '#machines/review/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { day, hour, noon, people } from './people.ts';

const { mia, max, carl, lea, sam } = people;

const unwrittenReview: ReviewContext = {
  ...unwritten,
  booking: 'b-1',
  attendee: 'a-1',
  member: mia.id,
  coach: carl.id,
  endsAt: noon - hour,
  threshold: 3,
  submittedAt: null,
  rating: null,
  usefulness: null,
  preparation: null,
  rapport: null,
  comment: null,
  anonymous: false,
};

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Moment = 'too late to give' | 'too late to change';
type Try = readonly [
  name: string,
  by: Person,
  event: Bare<ReviewEvent>,
  refusal?: string,
  moment?: Moment,
];

const good = { rating: 5, rapport: 4, comment: 'It gave me a plan.', anonymous: false };
const low = { rating: 2, usefulness: 1, preparation: 4, comment: null, anonymous: true };
const fair = { rating: 3, anonymous: false };

const tries: readonly Try[] = [
  ['the outcome says that they came', system, { type: 'OPEN' }],
  ['the outcome says so two weeks later', system, { type: 'OPEN' }, 'isInTime', 'too late to give'],
  ['staff open it', sam, { type: 'OPEN' }, 'isSystem'],
  ['the outcome is corrected: they did not come', system, { type: 'RELEASE' }],
  ['the coach calls it off', carl, { type: 'RELEASE' }, 'isSystem'],
  ['the member reviews the session', mia, { type: 'SUBMIT', ...good }],
  ['the member gives a low review without a name', mia, { type: 'SUBMIT', ...low }],
  ['the member gives a review just good enough', mia, { type: 'SUBMIT', ...fair }],
  ['the member forgets all but a low one', mia, { type: 'SUBMIT', usefulness: 1 }, 'hasRating'],
  ['the member forgets the rating', mia, { type: 'SUBMIT', comment: 'Fine.' }, 'hasRating'],
  [
    'the member reviews it two weeks later',
    mia,
    { type: 'SUBMIT', ...good },
    'isInTime',
    'too late to give',
  ],
  ['another member reviews it', max, { type: 'SUBMIT', ...good }, 'isReviewer'],
  ['an organisation admin reviews it', lea, { type: 'SUBMIT', ...good }, 'isReviewer'],
  ['the coach reviews it', carl, { type: 'SUBMIT', ...good }, 'isReviewer'],
  ['staff review it', sam, { type: 'SUBMIT', ...good }, 'isReviewer'],
  ['the member changes it', mia, { type: 'EDIT', ...good, rating: 4 }],
  ['the member takes the rating away', mia, { type: 'EDIT', comment: 'Fine.' }, 'hasRating'],
  [
    'the member changes it two days later',
    mia,
    { type: 'EDIT', ...good },
    'isRecent',
    'too late to change',
  ],
  ['the coach changes it', carl, { type: 'EDIT', ...good }, 'isReviewer'],
];

const momentOf = (context: ReviewContext, at: number, moment?: Moment): number => {
  if (moment === 'too late to give') return Math.max(at, context.endsAt + reviewTimes.open + 1);
  if (moment === 'too late to change') return Math.max(at, (context.submittedAt ?? at) + 2 * day);
  return at;
};

export const reviewModel = modelOf({
  machine: reviewMachine,
  inputs: { 'of a session that is over': unwrittenReview },
  cases: ({ context }, now) =>
    tries.map(([name, by, event, refusal, moment]): Case<ReviewEvent> => {
      const at = momentOf(context, now === 0 ? noon : now, moment);
      return { name, kind: 'person', event: { ...event, by, at }, refusal };
    }),
  ring: (_, { context }, now) => [
    { stamp: { by: system, at: Math.max(now, context.endsAt + reviewTimes.open) } },
  ],
  key: ({ context }, now) => [
    now > context.endsAt + reviewTimes.open,
    context.submittedAt !== null && now > context.submittedAt + reviewTimes.editable,
  ],
  invariants: {
    'it has a time of submission exactly when it can be read': (review) =>
      review.hasTag('readable') === (review.context.submittedAt !== null),
    'what can be read has a rating': (review) =>
      !review.hasTag('readable') || review.context.rating !== null,
  },
});
