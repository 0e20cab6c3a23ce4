import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { reviewStates } from '#machines/review/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookings, reviews, sessions, users } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { askedColumns, momentOf, type AskedRow } from './asked-rows.ts';
import { mostNamed, type Task } from './tasks.ts';

/** The sessions that the `member` was at and can still review, as they ended after `reviewable`; the first that can be reviewed no more before the others. */
export const openReviews = (db: Database) =>
  db.orm
    .select(
      askedColumns('giveReview', {
        id: reviews.id,
        booking: reviews.booking,
        startsAt: bookings.startsAt,
        until: reviews.endsAt,
        name: sessions.name,
        who: users.fullName,
      }),
    )
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.booking))
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, reviews.coach))
    .where(
      and(
        eq(reviews.member, sql.placeholder('member')),
        isNull(reviews.submittedAt),
        gt(reviews.endsAt, sql.placeholder('reviewable')),
        inState(reviews.status, reviewStates.open),
      ),
    )
    .orderBy(asc(reviews.endsAt), asc(reviews.id))
    .limit(mostNamed);

/** It counts from the end of the session. */
export const reviewTask = (row: AskedRow, zone: string, now: number): Task => ({
  kind: 'giveReview',
  text: `Review ${row.name} with ${row.who}: ${momentOf(row, zone, now)}`,
  due: row.until === null ? null : wireInstant(row.until + reviewTimes.open),
  link: `/app/bookings/${row.booking}/questionnaire-and-review`,
  who: null,
  booking: null,
});
