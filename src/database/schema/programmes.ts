import type { Rule } from '#domain/booking-constraints/rule.ts';
import type { CreditHolderType, CreditUnit } from '#domain/credits/vocabulary.ts';
import type { CreditMode, LocationKind, SessionFormat } from '#domain/bookings/vocabulary.ts';
import type { PermissionScope } from '#domain/coach-permissions/vocabulary.ts';
import type { CreditExpiry, ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
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
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const sessions = pgTable('sessions', {
  ...plainColumns(),
  status: text('status').notNull().default('active'),
  name: text('name').notNull(),
  description: text('description'),
  durationMinutes: integer('duration_minutes').notNull(),
  format: text('format').$type<SessionFormat>().notNull(),
  maxAttendees: integer('max_attendees'),
  locationKinds: text('location_kinds').array().$type<LocationKind[]>().notNull(),
  requiresCoachConfirmation: boolean('requires_coach_confirmation').notNull().default(true),
  coachNoteRequired: boolean('coach_note_required').notNull().default(false),
  teamCoachNoteRequired: boolean('team_coach_note_required').notNull().default(false),
  preQuestionnaireId: uuid('pre_questionnaire_id'),
  postQuestionnaireId: uuid('post_questionnaire_id'),
  creditCost: integer('credit_cost').notNull().default(1),
  creditMode: text('credit_mode').$type<CreditMode>().notNull().default('perBooking'),
  bufferBefore: integer('buffer_before').notNull().default(0),
  bufferAfter: integer('buffer_after').notNull().default(0),
});

export const sessionsRows = rowsOf(sessions, {
  spreadBy: null,
  words: 'things',
});

export const programmes = pgTable('programmes', {
  ...plainColumns(),
  organizationId: uuid('organization_id').notNull(),
  name: text('name').notNull(),
  groups: text('groups').array().$type<ProgrammeGroup[]>().notNull(),
  description: text('description'),
  objectives: text('objectives'),
  startDate: date('start_date').notNull(),
  endDate: date('end_date').notNull(),
  timeZone: text('time_zone').notNull(),
  creditExpiry: text('credit_expiry').$type<CreditExpiry>().notNull().default('atProgrammeEnd'),
  creditExpiryDays: integer('credit_expiry_days'),
  allowSelfAllocation: boolean('allow_self_allocation').notNull().default(true),
  ledgerPosition: integer('ledger_position').notNull().default(0),
  ledgerHash: text('ledger_hash').notNull().default(''),
});

export const programmesRows = rowsOf(programmes, {
  words: 'things',
});

export const programmeMembers = pgTable(
  'programme_members',
  {
    programmeId: uuid('programme_id').notNull(),
    userId: uuid('user_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.programmeId, table.userId] })],
);

export const programmeMembersRows = rowsOf(programmeMembers, {
  words: 'things',
});

export const programmeTeams = pgTable(
  'programme_teams',
  {
    programmeId: uuid('programme_id').notNull(),
    teamId: uuid('team_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.programmeId, table.teamId] })],
);

export const programmeTeamsRows = rowsOf(programmeTeams, {
  words: 'things',
});

export const programmeCoaches = pgTable(
  'programme_coaches',
  {
    programmeId: uuid('programme_id').notNull(),
    coachId: uuid('coach_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.programmeId, table.coachId] })],
);

export const programmeCoachesRows = rowsOf(programmeCoaches, {
  spreadBy: 'programmeId',
  words: 'things',
});

export const sessionOptions = pgTable('session_options', {
  ...plainColumns(),
  status: text('status').notNull().default('active'),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
  programmeId: uuid('programme_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  /** The database itself takes it from the programme. */
  organizationId: uuid('organization_id').notNull(),
  unitsPerMember: integer('units_per_member').notNull().default(0),
  maxPerMember: integer('max_per_member'),
  minDaysBetween: integer('min_days_between'),
  coachSubset: uuid('coach_subset').array().notNull().default([]),
  /** Where its credits are, deleted or not; the database itself keeps them. */
  poolUnits: integer('pool_units').notNull().default(0),
  availableUnits: integer('available_units').notNull().default(0),
  heldUnits: integer('held_units').notNull().default(0),
  usedUnits: integer('used_units').notNull().default(0),
  lostUnits: integer('lost_units').notNull().default(0),
});

export const sessionOptionsRows = rowsOf(sessionOptions, {
  words: 'things',
});

export const coachPermissions = pgTable('coach_permissions', {
  ...plainColumns(),
  status: text('status').notNull().default('active'),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
  coach: uuid('coach_id').notNull(),
  scope: text('scope').$type<PermissionScope>().notNull(),
  subject: uuid('subject_id').notNull(),
  canBook: boolean('can_book').notNull().default(true),
  canReadNotes: boolean('can_read_notes').notNull().default(false),
  validFrom: date('valid_from'),
  validTo: date('valid_to'),
  /** What the lists are looked through and ordered by; the database itself keeps it. */
  coachName: text('coach_name').notNull().default(''),
  subjectName: text('subject_name').notNull().default(''),
});

export const coachPermissionsRows = rowsOf(coachPermissions, {
  spreadBy: 'coach',
  words: { none: ['status', 'scope'], follows: ['coachName', 'subjectName'] },
});

export const creditLots = pgTable('credit_lots', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull().default('active'),
  organizationId: uuid('organization_id').notNull(),
  programmeId: uuid('programme_id').notNull(),
  unit: text('unit').$type<CreditUnit>().notNull().default('session'),
  /** What it pays for: of sessions an option; of analyses the conversations of a group, or all where it names none. */
  sessionOptionId: uuid('session_option_id'),
  conversationGroup: text('conversation_group').$type<ProgrammeGroup>(),
  parentLotId: uuid('parent_lot_id'),
  quantity: integer('quantity').notNull(),
  holderType: text('holder_type').$type<CreditHolderType>().notNull(),
  holderId: uuid('holder_id'),
  source: text('source').notNull(),
  reason: text('reason'),
  effectiveAt: instant('effective_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  priority: integer('priority').notNull().default(5),
  note: text('note'),
  /** What is in it that could be booked with or be allocated, and whose it is by name; the database itself keeps both. */
  available: integer('available').notNull().default(0),
  holderName: text('holder_name').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const creditLotsRows = rowsOf(creditLots, {
  words: {
    none: ['status', 'unit', 'conversationGroup', 'holderType', 'source'],
    erased: ['reason', 'note'],
    follows: ['holderName'],
  },
  about: ['holderId'],
});

export const ledgerAccounts = pgTable('ledger_accounts', {
  key: text('key').primaryKey(),
  kind: text('kind').notNull(),
  unit: text('unit').$type<CreditUnit>().notNull().default('session'),
  programmeId: uuid('programme_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  lotId: uuid('lot_id'),
  bookingId: uuid('booking_id'),
  attendeeId: uuid('attendee_id'),
  conversationId: uuid('conversation_id'),
  balance: integer('balance').notNull().default(0),
});

export const ledgerAccountsRows = rowsOf(ledgerAccounts, {
  words: 'things',
});

export const ledgerTransfers = pgTable('ledger_transfers', {
  id: uuid('id').primaryKey(),
  programmeId: uuid('programme_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  position: integer('position').notNull(),
  unit: text('unit').$type<CreditUnit>().notNull().default('session'),
  type: text('type').notNull(),
  debitKey: text('debit_key').notNull(),
  creditKey: text('credit_key').notNull(),
  amount: integer('amount').notNull(),
  lotId: uuid('lot_id').notNull(),
  bookingId: uuid('booking_id'),
  attendeeId: uuid('attendee_id'),
  conversationId: uuid('conversation_id'),
  memberId: uuid('member_id'),
  teamId: uuid('team_id'),
  causeMachine: text('cause_machine').notNull(),
  causeEntityId: uuid('cause_entity_id').notNull(),
  causeEvent: text('cause_event').notNull(),
  causeEventId: uuid('cause_event_id').notNull(),
  actorId: uuid('actor_id'),
  reason: text('reason'),
  reverses: uuid('reverses'),
  at: instant('at').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
  /** What it does to the units of whoever it names, or of the pool where it names nobody; the database itself keeps it. */
  change: integer('change')
    .notNull()
    .generatedAlwaysAs(
      sql`amount * case when starts_with(credit_key, 'available:') then 1
        when starts_with(debit_key, 'available:') then -1
        when starts_with(credit_key, 'pool:') then 1
        when starts_with(debit_key, 'pool:') then -1 else 0 end`,
    ),
  /** What it leaves to whoever it names, or in the pool where it names nobody, and what is in the programme's pool then; the database itself keeps both. */
  balanceAfter: integer('balance_after').notNull().default(0),
  poolAfter: integer('pool_after').notNull().default(0),
});

export const ledgerTransfersRows = rowsOf(ledgerTransfers, {
  words: {
    none: [
      'unit',
      'type',
      'debitKey',
      'creditKey',
      'causeMachine',
      'causeEvent',
      'reason',
      'previousHash',
      'hash',
    ],
  },
});

export const bookingConstraints = pgTable('booking_constraints', {
  ...plainColumns(),
  status: text('status').notNull().default('active'),
  /** The lot that it limits, with all that was allocated from it. */
  sessionCredit: uuid('lot_id').notNull(),
  rule: jsonb('rule').$type<Rule>().notNull(),
});

export const bookingConstraintsRows = rowsOf(bookingConstraints, {
  spreadBy: 'sessionCredit',
  words: 'things',
});

/** What the latest check of a programme's ledger found. */
export const ledgerChecks = pgTable('ledger_checks', {
  programmeId: uuid('programme_id').primaryKey(),
  checkedAt: instant('checked_at').notNull(),
  transfers: integer('transfers').notNull(),
  faults: text('faults').array().notNull(),
});

export const ledgerChecksRows = rowsOf(ledgerChecks, {
  spreadBy: 'programmeId',
  words: 'things',
});
