import { boolean, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const reviews = pgTable('reviews', {
  ...plainColumns(),
  booking: uuid('booking_id').notNull(),
  attendee: uuid('attendee_id').notNull(),
  member: uuid('member_id').notNull(),
  coach: uuid('coach_id').notNull(),
  endsAt: instant('ends_at').notNull(),
  threshold: doublePrecision('threshold').notNull(),
  submittedAt: instant('submitted_at'),
  rating: integer('rating'),
  usefulness: integer('usefulness'),
  preparation: integer('preparation'),
  rapport: integer('rapport'),
  comment: text('comment'),
  anonymous: boolean('anonymous').notNull().default(false),
});

export const reviewsRows = rowsOf(reviews, {
  spreadBy: 'coach',
  words: { none: ['status'], erased: ['comment'] },
  about: ['member', 'coach'],
});
