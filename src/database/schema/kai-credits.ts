import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ConversationCreditState } from '#domain/credits/conversations.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { instant } from './columns.ts';
import { rowsOf } from './rows.ts';

/** What became of the credit of a conversation. */
export const kaiCreditUses = pgTable('kai_credit_uses', {
  conversationId: uuid('conversation_id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  memberId: uuid('member_id').notNull(),
  /** Null once the conversation was deleted. */
  title: text('title'),
  group: text('conversation_group').$type<ProgrammeGroup>().notNull(),
  units: integer('units').notNull(),
  creditState: text('credit_state').$type<ConversationCreditState>().notNull().default('none'),
  programmeId: uuid('programme_id'),
  lotId: uuid('lot_id'),
  askedAt: instant('asked_at').notNull(),
  spentAt: instant('spent_at'),
});

export const kaiCreditUsesRows = rowsOf(kaiCreditUses, {
  words: { none: ['group', 'creditState'], erased: ['title'] },
  about: ['memberId'],
});

/** What staff are asked where nobody else can say which credit pays. */
export const kaiCreditSelectionRequests = pgTable('kai_credit_selection_requests', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull().default('open'),
  conversationId: uuid('conversation_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  requesterId: uuid('requester_id').notNull(),
  group: text('conversation_group').$type<ProgrammeGroup>().notNull(),
  chosenCredit: uuid('chosen_credit_id'),
  /** What staff note when they choose. */
  comment: text('comment'),
  /** Why there is no credit, as whoever asked reads it. */
  reason: text('resolution_reason'),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const kaiCreditSelectionRequestsRows = rowsOf(kaiCreditSelectionRequests, {
  words: { none: ['status', 'group'], erased: ['comment', 'reason'] },
  about: ['requesterId'],
});
