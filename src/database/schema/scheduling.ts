import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, timeRange } from './columns.ts';
import { bookingsOf, rowsOf } from './rows.ts';

export const policies = pgTable('policies', {
  version: integer('version').primaryKey(),
  parameters: jsonb('parameters').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null for the first, which came with the product. */
  byId: uuid('by_id'),
});

export const policiesRows = rowsOf(policies, {
  spreadBy: null,
  words: 'things',
});

export const workingHours = pgTable('working_hours', {
  id: uuid('id').primaryKey(),
  coachId: uuid('coach_id').notNull(),
  effectiveFrom: date('effective_from').notNull(),
  timeZone: text('time_zone').notNull(),
  weekly: jsonb('weekly').notNull(),
  bufferBefore: integer('buffer_before').notNull().default(0),
  bufferAfter: integer('buffer_after').notNull().default(10),
  maxSessionsPerDay: integer('max_sessions_per_day'),
  minNoticeMinutes: integer('min_notice_minutes'),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
});

export const workingHoursRows = rowsOf(workingHours, {
  spreadBy: 'coachId',
  words: { none: ['timeZone', 'weekly'] },
});

export const availabilityExceptions = pgTable('availability_exceptions', {
  id: uuid('id').primaryKey(),
  coachId: uuid('coach_id').notNull(),
  kind: text('kind').notNull(),
  timeZone: text('time_zone').notNull(),
  startsLocal: text('starts_local').notNull(),
  endsLocal: text('ends_local').notNull(),
  reason: text('reason'),
  visibleReason: boolean('visible_reason').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  deletedAt: instant('deleted_at'),
});

export const availabilityExceptionsRows = rowsOf(availabilityExceptions, {
  spreadBy: 'coachId',
  words: { none: ['kind', 'timeZone', 'startsLocal', 'endsLocal'], erased: ['reason'] },
  about: ['coachId'],
});

export const busyTimes = pgTable('busy_times', {
  id: uuid('id').primaryKey(),
  coachId: uuid('coach_id').notNull(),
  calendarName: text('calendar_name').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  calendarId: uuid('calendar_id'),
});

export const busyTimesRows = rowsOf(busyTimes, {
  spreadBy: 'coachId',
  words: { gone: ['calendarName'] },
  about: ['coachId'],
});

export const bookings = pgTable('bookings', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull(),
  creditState: text('credit_state').notNull(),
  creditMode: text('credit_mode').notNull().default('perBooking'),
  reference: text('reference').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  organizationId: uuid('organization_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  programmeId: uuid('programme_id'),
  creditLotId: uuid('credit_lot_id'),
  teamId: uuid('team_id'),
  bookingGroupId: uuid('booking_group_id'),
  coachId: uuid('coach_id').notNull(),
  requesterId: uuid('requester_id'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  memberTimeZone: text('member_time_zone').notNull(),
  coachTimeZone: text('coach_time_zone').notNull(),
  locationKind: text('location_kind').notNull(),
  locationDetail: text('location_detail'),
  joinUrl: text('join_url'),
  cost: integer('cost').notNull(),
  terms: jsonb('terms').notNull(),
  policyVersion: integer('policy_version').notNull(),
  requestedAt: instant('requested_at'),
  expiresAt: instant('expires_at'),
  response: jsonb('response'),
  cancellation: jsonb('cancellation'),
  outcome: jsonb('outcome'),
  overrideReason: text('override_reason'),
  externalMove: jsonb('external_move'),
  moving: text('moving').notNull().default('settled'),
  proposal: jsonb('proposal'),
  note: text('note'),
  teamNote: text('team_note'),
  icalUid: text('ical_uid').notNull(),
  icalSequence: integer('ical_sequence').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  updatedAt: instant('updated_at').notNull(),
  /** The tab of the list by the status. What waits for its outcome is past, and to do besides; `tests/server/database/states.test.ts` holds the states against the chart. */
  tab: text('tab')
    .$type<'requests' | 'upcoming' | 'past' | 'cancelled'>()
    .generatedAlwaysAs(
      sql`case when status = 'requested' then 'requests'
        when status in ('confirmed.scheduled', 'confirmed.open', 'confirmed.inProgress') then 'upcoming'
        when status in ('completed', 'missed', 'coachMissed', 'confirmed.awaitingOutcome') then 'past'
        when status in ('cancelled', 'rejected', 'expired', 'requestCancelled') then 'cancelled' end`,
    ),
  /** What the list is looked through and ordered by; the database itself keeps it. */
  coachName: text('coach_name').notNull().default(''),
  partyName: text('party_name').notNull().default(''),
  people: text('people').notNull().default(''),
});

export const bookingsRows = rowsOf(bookings, {
  words: {
    none: [
      'status',
      'creditState',
      'creditMode',
      'reference',
      'kind',
      'locationKind',
      'terms',
      'icalUid',
      'memberTimeZone',
      'coachTimeZone',
      'outcome',
      'externalMove',
      'moving',
      'tab',
    ],
    follows: ['coachName', 'partyName', 'people'],
    mention: ['title'],
    erased: ['locationDetail', 'joinUrl', 'overrideReason', 'note', 'teamNote'],
    reason: ['response', 'cancellation', 'proposal'],
  },
  about: (id) => sql`id in ${bookingsOf(id)}`,
});

export const bookingRequests = pgTable('booking_requests', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  requesterId: uuid('requester_id').notNull(),
  message: text('message'),
  proposedTimes: instant('proposed_times').array().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const bookingRequestsRows = rowsOf(bookingRequests, {
  words: { erased: ['message'] },
  about: (id) => sql`booking_id in ${bookingsOf(id)}`,
});

export const attendees = pgTable('attendees', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull().default('expected'),
  bookingId: uuid('booking_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  via: text('via').notNull(),
  joinedAt: instant('joined_at'),
  leftAt: instant('left_at'),
  withdrawReason: text('withdraw_reason'),
  creditState: text('credit_state').notNull().default('none'),
  creditLotId: uuid('credit_lot_id'),
  isForgiven: boolean('is_forgiven').notNull().default(false),
  /** When a session ended that took place, for whoever came to it; the database itself keeps it. */
  attendedUntil: instant('attended_until'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
});

export const attendeesRows = rowsOf(attendees, {
  words: { none: ['status', 'via', 'creditState'], erased: ['withdrawReason'] },
  about: ['userId'],
});

export const bookingInvites = pgTable('booking_invites', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull(),
  bookingId: uuid('booking_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  inviteeId: uuid('invitee_id').notNull(),
  invitedBy: uuid('invited_by').notNull(),
  message: text('message'),
  expiresAt: instant('expires_at').notNull(),
  respondedAt: instant('responded_at'),
  declineReason: text('decline_reason'),
  waitingSince: instant('waiting_since'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const bookingInvitesRows = rowsOf(bookingInvites, {
  words: { none: ['status'], erased: ['message', 'declineReason'] },
  about: ['inviteeId', 'invitedBy'],
});

export const slotHolds = pgTable('slot_holds', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull(),
  organizationId: uuid('organization_id').notNull(),
  memberId: uuid('member_id').notNull(),
  coachId: uuid('coach_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  teamId: uuid('team_id'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  bookingId: uuid('booking_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const slotHoldsRows = rowsOf(slotHolds, {
  words: { none: ['status'] },
});

export const reservations = pgTable('reservations', {
  id: uuid('id').primaryKey(),
  side: text('side').notNull(),
  personId: uuid('person_id').notNull(),
  holdId: uuid('hold_id'),
  bookingId: uuid('booking_id'),
  during: timeRange('during').notNull(),
});

export const reservationsRows = rowsOf(reservations, {
  spreadBy: 'personId',
  words: { none: ['side'] },
});

export const personDays = pgTable(
  'person_days',
  {
    personId: uuid('person_id').notNull(),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.day] })],
);

export const personDaysRows = rowsOf(personDays, {
  spreadBy: 'personId',
  words: {},
});
