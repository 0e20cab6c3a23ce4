import type { kaiConversations } from '#database/schema/index.ts';

export type KaiConversationRow = typeof kaiConversations.$inferSelect;
