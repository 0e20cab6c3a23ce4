import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SupportCategory } from '#domain/support/vocabulary.ts';
import { newReference } from '../new-reference.ts';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const supportRequests = pgTable('support_requests', {
  ...plainColumns(),
  reference: text('reference')
    .notNull()
    .$defaultFn(() => newReference('S')),
  category: text('category').$type<SupportCategory>().notNull(),
  subject: text('subject').notNull(),
  description: text('description').notNull(),
  /** The path of the page that somebody asked from. */
  page: text('page'),
  /** Shows staff the steps that led there; names nobody. */
  stateLink: text('state_link'),
  consent: boolean('consent').notNull().default(false),
  assignee: uuid('assignee_id'),
  /** The request of the same person that goes on in its place. */
  mergedInto: uuid('merged_into_id'),
});

export const supportRequestsRows = rowsOf(supportRequests, {
  spreadBy: 'createdBy',
  words: {
    none: ['status', 'reference', 'category'],
    erased: ['subject', 'description', 'page', 'stateLink'],
  },
  about: ['createdBy'],
});

export const supportAnswers = pgTable('support_answers', {
  id: uuid('id').primaryKey(),
  requestId: uuid('request_id').notNull(),
  authorId: uuid('author_id').notNull(),
  text: text('text').notNull(),
  at: instant('at').notNull(),
  /** The order in which they were written. */
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
});

export const supportAnswersRows = rowsOf(supportAnswers, {
  spreadBy: 'requestId',
  words: { erased: ['text'] },
  about: ['authorId'],
});

/** Who of staff opened what a request is about with real data, and why. */
export const supportLooks = pgTable('support_looks', {
  id: uuid('id').primaryKey(),
  requestId: uuid('request_id').notNull(),
  viewerId: uuid('viewer_id').notNull(),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
});

export const supportLooksRows = rowsOf(supportLooks, {
  spreadBy: 'requestId',
  words: { erased: ['reason'] },
  about: { by: 'requestId', of: supportRequestsRows },
});

/** Every mail that came into the mailbox of support, once; what it says is in the request that took it, and nowhere else. */
export const supportMails = pgTable('support_mails', {
  id: uuid('id').primaryKey(),
  /** Where it lies in the mailbox. */
  key: text('mailbox_key').notNull(),
  requestId: uuid('request_id'),
  fromAddress: text('from_address').notNull(),
  subject: text('subject').notNull(),
  /** Why it was not taken; null where it was. */
  refusal: text('refusal'),
  at: instant('at').notNull(),
});

export const supportMailsRows = rowsOf(supportMails, {
  spreadBy: null,
  words: { none: ['key', 'refusal'], erased: ['fromAddress', 'subject'] },
  about: (id) => sql`(lower(from_address) = (select lower(u.email) from users u where u.id = ${id})
    or request_id in (select r.id from support_requests r where r.created_by = ${id}))`,
});

/** Who of staff reads concerns about somebody's wellbeing. */
export const wellbeingReaders = pgTable('wellbeing_readers', {
  userId: uuid('user_id').primaryKey(),
  addedAt: instant('added_at').notNull(),
});

export const wellbeingReadersRows = rowsOf(wellbeingReaders, {
  spreadBy: 'userId',
  words: 'things',
});
