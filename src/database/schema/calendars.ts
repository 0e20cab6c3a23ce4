import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const externalCalendars = pgTable('external_calendars', {
  ...plainColumns(),
  coach: uuid('coach_id').notNull(),
  provider: text('provider').notNull(),
  accountLabel: text('account_label').notNull(),
  calendarId: text('calendar_id'),
  calendarName: text('calendar_name'),
  direction: text('direction').notNull(),
  readMode: text('read_mode').notNull(),
  offered: jsonb('offered').notNull().default([]),
  lastSyncAt: instant('last_sync_at'),
  staleAfter: integer('stale_after').notNull().default(defaultPolicy.calendarStale),
  lostAfter: integer('lost_after').notNull().default(defaultPolicy.calendarLost),
  lastError: text('last_error'),
  credentials: text('credentials'),
  marker: text('marker'),
  leasedUntil: instant('leased_until'),
  deaths: integer('deaths').notNull().default(0),
});

export const externalCalendarsRows = rowsOf(externalCalendars, {
  spreadBy: 'coach',
  words: {
    none: ['status', 'provider', 'direction', 'readMode'],
    gone: [
      'accountLabel',
      'calendarId',
      'calendarName',
      'offered',
      'lastError',
      'credentials',
      'marker',
    ],
  },
  about: ['coach'],
});

export const calendarEvents = pgTable(
  'calendar_events',
  {
    calendarId: uuid('calendar_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    remote: text('remote').notNull(),
    etag: text('etag'),
    sequence: integer('sequence').notNull(),
    seenStart: instant('seen_start').notNull(),
    seenEnd: instant('seen_end').notNull(),
    missingSince: instant('missing_since'),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.bookingId] })],
);

export const calendarEventsRows = rowsOf(calendarEvents, {
  spreadBy: 'calendarId',
  words: { gone: ['remote', 'etag'] },
  about: { by: 'calendarId', of: externalCalendarsRows },
});
