import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { rowsOf } from './rows.ts';

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey(),
  /** The smaller of the two ids. */
  firstId: uuid('first_id').notNull(),
  secondId: uuid('second_id').notNull(),
  lastPosition: integer('last_position').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const conversationsRows = rowsOf(conversations, { spreadBy: 'id', words: 'things' });

/** A conversation as one of the two has it. */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** Of the last message from the contact. */
    lastReceived: integer('last_received').notNull().default(0),
    deliveredTo: integer('delivered_to').notNull().default(0),
    readTo: integer('read_to').notNull().default(0),
    isMarkedUnread: boolean('is_marked_unread').notNull().default(false),
    archivedAt: instant('archived_at'),
    draft: text('draft').notNull().default(''),
    draftedAt: instant('drafted_at'),
    lastMessageId: uuid('last_message_id'),
    lastAt: instant('last_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contactId] })],
);

export const conversationSidesRows = rowsOf(conversationSides, {
  spreadBy: 'conversationId',
  words: { erased: ['draft'] },
  about: ['userId'],
});

export const messages = pgTable('messages', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull(),
  conversationId: uuid('conversation_id').notNull(),
  position: integer('position'),
  sender: uuid('sender_id').notNull(),
  recipient: uuid('recipient_id').notNull(),
  text: text('text').notNull(),
  keptText: text('kept_text'),
  sendAt: instant('send_at'),
  sentAt: instant('sent_at'),
  editedAt: instant('edited_at'),
  deletedAt: instant('deleted_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const messagesRows = rowsOf(messages, {
  spreadBy: 'conversationId',
  words: { none: ['status'], mention: ['text', 'keptText'] },
  about: ['sender', 'recipient'],
});

/** Who does not want to hear from whom. */
export const messageBlocks = pgTable(
  'message_blocks',
  {
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);

export const messageBlocksRows = rowsOf(messageBlocks, { spreadBy: 'blockerId', words: 'things' });

/** What somebody has agreed to about messages; whoever has no row has agreed to nothing. */
export const messageSettings = pgTable('message_settings', {
  userId: uuid('user_id').primaryKey(),
  /** Others who have agreed too see when they are online and typing. */
  showsPresence: boolean('shows_presence').notNull().default(false),
  /** Mails about messages hold what they say. */
  mailsText: boolean('mails_text').notNull().default(false),
});

export const messageSettingsRows = rowsOf(messageSettings, { spreadBy: 'userId', words: 'things' });

/** Staff who read a conversation, with their reason. */
export const conversationViewings = pgTable('conversation_viewings', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull(),
  viewer: uuid('viewer_id').notNull(),
  person: uuid('person_id').notNull(),
  contact: uuid('contact_id'),
  reason: text('reason').notNull(),
  expiresAt: instant('expires_at').notNull(),
  messagesSeen: integer('messages_seen').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const conversationViewingsRows = rowsOf(conversationViewings, {
  spreadBy: 'viewer',
  words: { none: ['status'], mention: ['reason'] },
  about: ['person', 'contact', 'viewer'],
});
