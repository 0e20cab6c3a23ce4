import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

/** Bookings that were made together. */
export const bookingGroups = pgTable('booking_groups', {
  ...plainColumns(),
  organizationId: uuid('organization_id').notNull(),
  teamId: uuid('team_id'),
  sessionId: uuid('session_id').notNull(),
  coachId: uuid('coach_id').notNull(),
  kind: text('kind').notNull(),
  name: text('name').notNull(),
  pattern: jsonb('pattern').notNull(),
});

export const bookingGroupsRows = rowsOf(bookingGroups, {
  words: { none: ['status', 'kind', 'pattern'], mention: ['name'] },
  about: (id) =>
    sql`id in (select m.group_id from booking_group_members m where m.user_id = ${id})`,
});

export const bookingGroupMembers = pgTable(
  'booking_group_members',
  {
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] })],
);

export const bookingGroupMembersRows = rowsOf(bookingGroupMembers, {
  words: 'things',
});

export const bookingGroupProgrammes = pgTable(
  'booking_group_programmes',
  {
    groupId: uuid('group_id').notNull(),
    programmeId: uuid('programme_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.programmeId] })],
);

export const bookingGroupProgrammesRows = rowsOf(bookingGroupProgrammes, {
  words: 'things',
});
