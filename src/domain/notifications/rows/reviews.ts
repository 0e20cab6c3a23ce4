import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { once } from './of-bookings.ts';

/** What staff hear of reviews. */
export const reviewNotices = {
  CoachScoredBelowThesholdForReview: {
    to: ['staff'],
    text: (t) => `${t.facts.coachName} was rated ${say.score(t)} of 5 for ${say.booking(t)}.`,
    subject: once('A low review'),
    go: (t) => ({ path: `/app/coaches/${t.facts.coachId}/reviews`, label: 'Read the reviews' }),
    channel: 'E',
    settled: 'opened',
    about: 'named',
    label: 'A coach gets a low rating',
    readers: ['staff'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
