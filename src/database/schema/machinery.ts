import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SaidTime } from '#domain/notifications/said-times.ts';
import { instant } from './columns.ts';
import { bookingsOf, rowsOf } from './rows.ts';

export const machineEvents = pgTable('machine_events', {
  id: uuid('id').primaryKey(),
  machine: text('machine').notNull(),
  entityId: uuid('entity_id').notNull(),
  position: integer('position').notNull(),
  version: integer('version').notNull(),
  at: instant('at').notNull(),
  byId: uuid('by_id'),
  event: text('event').notNull(),
  payload: jsonb('payload').notNull().default({}),
  state: text('state').notNull(),
  regions: jsonb('regions').notNull().default({}),
  transitions: text('transitions').array().notNull().default([]),
});

export const machineEventsRows = rowsOf(machineEvents, {
  spreadBy: null,
  words: { none: ['machine', 'event', 'state', 'regions', 'transitions'], reason: ['payload'] },
  about: (id) => sql`(by_id = ${id} or entity_id = ${id} or entity_id in ${bookingsOf(id)})`,
});

export const timers = pgTable(
  'timers',
  {
    machine: text('machine').notNull(),
    entityId: uuid('entity_id').notNull(),
    timer: text('timer').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    isTaken: boolean('is_taken').notNull().default(false),
    deaths: integer('deaths').notNull().default(0),
    setAsideAt: instant('set_aside_at'),
  },
  (table) => [primaryKey({ columns: [table.machine, table.entityId, table.timer] })],
);

export const timersRows = rowsOf(timers, {
  spreadBy: null,
  words: 'things',
});

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  dedupeKey: text('dedupe_key').notNull(),
  runAt: instant('run_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  doneAt: instant('done_at'),
  isTaken: boolean('is_taken').notNull().default(false),
  deaths: integer('deaths').notNull().default(0),
  setAsideAt: instant('set_aside_at'),
});

export const outboxRows = rowsOf(outbox, {
  spreadBy: null,
  words: { none: ['kind', 'dedupeKey', 'lastError'], mention: ['payload'] },
  about: (id) => sql`(split_part(dedupe_key, ':', 2) in (
    select e.id::text from machine_events e where e.entity_id = ${id} or e.entity_id in ${bookingsOf(id)}
      or e.entity_id in (select n.id from coach_notes n where n.booking_id in ${bookingsOf(id)})
      or e.entity_id in (select r.id from reviews r where r.booking_id in ${bookingsOf(id)}))
    or split_part(dedupe_key, ':', 2) like 'messages-%' and substr(split_part(dedupe_key, ':', 2), 10, 36) in (
      select s.conversation_id::text from conversation_sides s where s.user_id = ${id}))`,
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid('actor_id').notNull(),
    key: uuid('key').notNull(),
    requestHash: text('request_hash').notNull(),
    entityId: uuid('entity_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
);

export const idempotencyKeysRows = rowsOf(idempotencyKeys, {
  spreadBy: null,
  words: 'things',
});

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  type: text('type').notNull(),
  recipientId: uuid('recipient_id').notNull(),
  organizationId: uuid('organization_id'),
  actioned: boolean('actioned').notNull().default(false),
  text: text('text').notNull(),
  /** What the text says by the clock of its recipient’s mails. */
  times: jsonb('times').$type<readonly SaidTime[]>().notNull().default([]),
  link: text('link').notNull(),
  entity: text('entity').notNull(),
  entityId: uuid('entity_id'),
  groupKey: text('group_key').notNull(),
  createdAt: instant('created_at').notNull(),
  actionedAt: instant('actioned_at'),
  actionedBy: text('actioned_by'),
});

export const notificationsRows = rowsOf(notifications, {
  words: {
    none: ['type', 'times', 'link', 'entity', 'groupKey', 'actionedBy'],
    mention: ['text'],
  },
  about: (id) => sql`(entity_id = ${id} or entity_id in ${bookingsOf(id)})`,
});

export const auditEntries = pgTable('audit_entries', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull(),
  actorId: uuid('actor_id'),
  kind: text('kind').notNull(),
  entity: text('entity'),
  entityId: uuid('entity_id'),
  detail: jsonb('detail').notNull().default({}),
});

export const auditEntriesRows = rowsOf(auditEntries, {
  spreadBy: null,
  words: { none: ['kind', 'entity', 'detail'] },
});
