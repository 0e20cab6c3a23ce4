import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Problem } from '#domain/meetings/problems.ts';
import { instant } from './columns.ts';

export const meetingSeats = pgTable('meeting_seats', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  side: text('side').$type<'member' | 'coach' | 'staff'>().notNull(),
  page: uuid('page').notNull(),
  reason: text('reason'),
  joinedAt: instant('joined_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  leftAt: instant('left_at'),
});

export const meetingSignals = pgTable('meeting_signals', {
  position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: uuid('organization_id').notNull(),
  fromSeat: uuid('from_seat').notNull(),
  toSeat: uuid('to_seat').notNull(),
  fromPage: uuid('from_page').notNull(),
  toPage: uuid('to_page').notNull(),
  content: text('content').notNull(),
  at: instant('at').notNull(),
});

export const meetingClients = pgTable('meeting_clients', {
  bookingId: uuid('booking_id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  number: text('number').notNull(),
  passcode: text('passcode').notNull(),
  chosenAt: instant('chosen_at').notNull(),
});

export const meetingProblems = pgTable('meeting_problems', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  problem: text('problem').$type<Problem>().notNull(),
  detail: text('detail'),
  step: text('step').notNull(),
  at: instant('at').notNull(),
});
