/** Held by the compiler: what a table has to say of its rows. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { rowsOf } from '#database/schema/rows.ts';

const letters = pgTable('letters', {
  id: uuid('id').primaryKey(),
  writerId: uuid('writer_id').notNull(),
  status: text('status').notNull(),
  body: text('body').notNull(),
});
const organizationLetters = pgTable('organization_letters', {
  id: uuid('id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  body: text('body').notNull(),
});

rowsOf(letters, {
  spreadBy: 'writerId',
  words: { none: ['status'], erased: ['body'] },
  about: ['writerId'],
});
rowsOf(organizationLetters, { words: 'things' });

// @ts-expect-error it is not said what the body tells
rowsOf(letters, { spreadBy: 'writerId', words: { none: ['status'] } });
// @ts-expect-error the body is emptied where the row is about somebody, and it is not said about whom
rowsOf(letters, { spreadBy: 'writerId', words: { none: ['status'], erased: ['body'] } });
// @ts-expect-error it is not said whose the rows are
rowsOf(letters, { words: 'things' });
// @ts-expect-error rows of an organisation are spread by it
rowsOf(organizationLetters, { spreadBy: 'id', words: 'things' });
// @ts-expect-error an id is no words
rowsOf(organizationLetters, { words: { none: ['body', 'id'] } });
