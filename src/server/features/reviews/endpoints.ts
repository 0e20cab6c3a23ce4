import { and, eq } from 'drizzle-orm';
import { reviews } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { sendPlainOnce } from '#server/records/plain-commands.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { reviewKind } from './kind.ts';
import { reviewPage } from './list.ts';
import { ownReviewFor } from './own.ts';
import { coachReviewsFor } from './summary.ts';

const members = only('members');

export const reviewBindings = {
  ...bind('GET /reviews', {
    policy: signedIn,
    handle: ({ query, principal, services: { db } }) => reviewPage(db, principal, query),
  }),

  ...bind('GET /review/filter', {
    policy: signedIn,
    handle: () => sortOptionsOf(['date', 'rating']),
  }),

  ...bind('GET /reviews/of/{coach}', {
    policy: only('coachesAndStaff'),
    handle: (call) => coachReviewsFor(call, call.params.coach),
  }),

  ...bind('GET /reviews/mine/{booking}', {
    policy: members,
    async handle({ params, principal, now, services: { db } }) {
      const found = await ownReviewFor(db, principal, params.booking, now);
      if (!found) throw refuse.notFound();
      return found;
    },
  }),

  ...bind('POST /reviews/{review}/events', {
    policy: members,
    async handle({ body, params, principal, now, services: { db } }) {
      const [own] = await db.orm
        .select({ booking: reviews.booking })
        .from(reviews)
        .where(and(eq(reviews.id, params.review), eq(reviews.member, principal.id)));
      // Not there for anybody else.
      if (!own) throw refuse.notFound();
      const { idempotencyKey, ...command } = body;
      await sendPlainOnce(db, reviewKind, params.review, command, {
        ...readerOf({ principal, now }),
        idempotencyKey,
      });
      const found = await ownReviewFor(db, principal, own.booking, now);
      if (!found) throw refuse.notFound();
      return found;
    },
  }),
};
