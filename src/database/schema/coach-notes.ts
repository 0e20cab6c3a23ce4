import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

const written = () => ({
  body: text('body').notNull().default(''),
  goal: text('goal'),
  observations: text('observations'),
  agreedActions: jsonb('agreed_actions').notNull().default([]),
  nextFocus: text('next_focus'),
  mood: integer('mood'),
});

export const coachNotes = pgTable('coach_notes', {
  ...plainColumns(),
  ...written(),
  booking: uuid('booking_id').notNull(),
  scope: text('scope').notNull(),
  subject: uuid('subject_id').notNull(),
  member: uuid('member_id'),
  coach: uuid('coach_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  required: boolean('required').notNull().default(false),
  reminders: integer('reminders').notNull().default(0),
  /** Milliseconds after the end of the session, and between reminders. */
  dueAfter: integer('due_after').notNull(),
  mostReminders: integer('most_reminders').notNull().default(3),
  submittedAt: instant('submitted_at'),
  amendments: jsonb('amendments').notNull().default([]),
});

export const coachNotesRows = rowsOf(coachNotes, {
  spreadBy: 'coach',
  words: {
    none: ['status', 'scope'],
    gone: ['body', 'goal', 'observations', 'agreedActions', 'nextFocus', 'amendments'],
  },
  about: ['member'],
});

export const coachNoteVersions = pgTable(
  'coach_note_versions',
  {
    noteId: uuid('note_id').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    ...written(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.number] })],
);

export const coachNoteVersionsRows = rowsOf(coachNoteVersions, {
  spreadBy: 'noteId',
  words: { gone: ['body', 'goal', 'observations', 'agreedActions', 'nextFocus'] },
  about: { by: 'noteId', of: coachNotesRows },
});

export const coachNoteReadings = pgTable('coach_note_readings', {
  id: uuid('id').primaryKey(),
  noteId: uuid('note_id').notNull(),
  readerId: uuid('reader_id').notNull(),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
});

export const coachNoteReadingsRows = rowsOf(coachNoteReadings, {
  spreadBy: 'noteId',
  words: { gone: ['reason'] },
  about: { by: 'noteId', of: coachNotesRows },
});
