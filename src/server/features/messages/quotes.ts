import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import { mostQuoted, longestQuote } from '#domain/messages/limits.ts';
import { parseMarkdown } from '#domain/markdown/parse.ts';
import { plainText } from '#domain/markdown/plain-text.ts';
import { messageStates } from '#machines/message/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  conversationSides,
  messageBlocks,
  messages,
  messageSettings,
} from '#database/schema/index.ts';
import type { QueuedMail } from '#server/mail/queued-mail.ts';

/** What a message says, without its marks and not at any length. */
function quoteOf(text: string): string {
  const characters = [...plainText(parseMarkdown(text)).trim()];
  if (characters.length <= longestQuote) return characters.join('');
  return `${characters.slice(0, longestQuote - 1).join('')}…`;
}

/**
 * What somebody has still not read of a conversation, in its order, as it stands at this moment: nothing where they have not chosen to have it in their mails. Nobody
 * keeps it.
 */
export const unreadQuotes =
  (db: Database) =>
  async (
    { conversationId, senderId }: NonNullable<QueuedMail['unread']>,
    recipientId: string,
  ): Promise<readonly string[]> => {
    const blocks = db.orm
      .select({ one: sql`1` })
      .from(messageBlocks)
      .where(and(eq(messageBlocks.blockerId, recipientId), eq(messageBlocks.blockedId, senderId)));
    const rows = await db.orm
      .select({ text: messages.text })
      .from(messages)
      .innerJoin(
        conversationSides,
        and(
          eq(conversationSides.userId, recipientId),
          eq(conversationSides.contactId, senderId),
          gt(messages.position, conversationSides.readTo),
        ),
      )
      .innerJoin(
        messageSettings,
        and(eq(messageSettings.userId, recipientId), eq(messageSettings.mailsText, true)),
      )
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.sender, senderId),
          inState(messages.status, messageStates.readable),
          notExists(blocks),
        ),
      )
      .orderBy(desc(messages.position))
      .limit(mostQuoted);
    return rows
      .toReversed()
      .map(({ text }) => quoteOf(text))
      .filter((quote) => quote !== '');
  };
