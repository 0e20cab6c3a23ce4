import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Problem } from '#domain/meetings/problems.ts';
import { instant } from './columns.ts';
import { bookingsOf, rowsOf } from './rows.ts';

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

export const meetingSeatsRows = rowsOf(meetingSeats, {
  words: { none: ['side'], erased: ['reason'] },
  about: ['userId'],
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

export const meetingSignalsRows = rowsOf(meetingSignals, {
  words: { gone: ['content'] },
  about: (id) =>
    sql`(from_seat in (select s.id from meeting_seats s where s.user_id = ${id})
      or to_seat in (select s.id from meeting_seats s where s.user_id = ${id}))`,
});

export const meetingClients = pgTable('meeting_clients', {
  bookingId: uuid('booking_id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  number: text('number').notNull(),
  passcode: text('passcode').notNull(),
  chosenAt: instant('chosen_at').notNull(),
});

export const meetingClientsRows = rowsOf(meetingClients, {
  words: { none: ['number', 'passcode'] },
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

export const meetingProblemsRows = rowsOf(meetingProblems, {
  words: { none: ['problem', 'step'], erased: ['detail'] },
  about: ['userId'],
});

export const meetingMessages = pgTable('meeting_messages', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What others wrote in a session speaks to and of whoever was there: like its notes, it goes with any of them. */
export const meetingMessagesRows = rowsOf(meetingMessages, {
  words: { gone: ['text'] },
  about: (id) => sql`booking_id in ${bookingsOf(id)}`,
});
