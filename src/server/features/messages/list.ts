import { and, asc, desc, eq, ilike, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { conversationSummary } from '#contract/messages/conversations.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { plainText } from '#domain/markdown/plain-text.ts';
import { parseMarkdown } from '#domain/markdown/parse.ts';
import type { Role } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { conversationSides, messages, users } from '#database/schema/index.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';

type Query = QueryOf<Endpoints['GET /conversations']>;
type Summary = z.input<typeof conversationSummary>;

const { userId, contactId, conversationId, lastReceived, deliveredTo, readTo, isMarkedUnread } =
  conversationSides;

/** So many unread messages are counted. */
const mostCounted = 100;

/** Something came that was not read, or is to be read again. */
const isUnread = sql<boolean>`(${lastReceived} > ${readTo} or ${isMarkedUnread})`;

const unreadCount = sql<number>`(select count(*)::int from (
  select 1 from ${messages} m
  where m.conversation_id = ${conversationId} and m.position > ${readTo} and m.sender_id = ${contactId}
  limit ${mostCounted}) counted)`;

/** The first words of a message, without its marks. */
export const excerptOf = (text: string): string => {
  const words = plainText(parseMarkdown(text.slice(0, 500)))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > 140 ? `${words.slice(0, 139)}…` : words;
};

/** What is said of a message that says nothing itself. */
const fileAlone = 'Sent a file';

/** Somebody's conversations, the latest first. */
export async function listConversations(db: Database, readerId: string, query: Query) {
  const conditions: (SQL | undefined)[] = [
    eq(userId, readerId),
    isNotNull(conversationSides.lastAt),
    query.archived === true
      ? isNotNull(conversationSides.archivedAt)
      : isNull(conversationSides.archivedAt),
    query.unread === undefined ? undefined : query.unread ? isUnread : sql`not ${isUnread}`,
    query.search ? ilike(users.fullName, likePattern(query.search)) : undefined,
  ];
  const where = and(...conditions);
  const direction = query.order === 'Ascending' ? asc : desc;
  const rows = await db.orm
    .select({
      side: conversationSides,
      contact: { ...personReferenceColumns, role: users.role },
      text: messages.text,
      deletedAt: messages.deletedAt,
      senderId: messages.sender,
      unread: unreadCount,
    })
    .from(conversationSides)
    .innerJoin(users, eq(users.id, contactId))
    .innerJoin(messages, eq(messages.id, conversationSides.lastMessageId))
    .where(where)
    .orderBy(direction(conversationSides.lastAt), direction(contactId))
    .limit(query.perPage)
    .offset(pageOffset(query));
  const [counted] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(conversationSides)
    .innerJoin(users, eq(users.id, contactId))
    .where(where);
  return pageBody<Summary>(
    rows.map(({ side, contact, text, deletedAt, senderId, unread }) => ({
      contact: { ...contact, role: contact.role as Role },
      excerpt: deletedAt === null ? excerptOf(text) || fileAlone : null,
      isOwn: senderId === readerId,
      at: wireInstant(side.lastAt ?? 0),
      unread,
      isMarkedUnread: side.isMarkedUnread,
      isArchived: side.archivedAt !== null,
      hasDraft: side.draft !== '',
    })),
    query,
    counted?.total ?? 0,
  );
}

/** How many of somebody's conversations hold something that they have not seen, and whether anything has yet to come to a device of theirs. */
export async function unreadOf(db: Database, readerId: string) {
  const [found] = await db.orm
    .select({
      conversations: sql<number>`count(*)::int`,
      hasUndelivered: sql<boolean>`coalesce(bool_or(${lastReceived} > ${deliveredTo}), false)`,
    })
    .from(conversationSides)
    .where(and(eq(userId, readerId), isUnread));
  return found ?? { conversations: 0, hasUndelivered: false };
}
