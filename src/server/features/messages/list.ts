import { and, eq, exists, ilike, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { conversationSummary } from '#contract/messages/conversations.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { plainText } from '#domain/markdown/plain-text.ts';
import { parseMarkdown } from '#domain/markdown/parse.ts';
import type { Role } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { aroundPage, asFound, pageItself } from '#database/paged/around-a-page.ts';
import { directions, opposite, type Direction } from '#database/paged/directions.ts';
import { conversationSides, messages, users } from '#database/schema/index.ts';
import { likePattern, pageBody, pageWindow } from '#server/http/lists.ts';
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
  limit ${sql.raw(String(mostCounted))}) counted)`;

/** The first words of a message, without its marks. */
export const excerptOf = (text: string): string => {
  const words = plainText(parseMarkdown(text.slice(0, 500)))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > 140 ? `${words.slice(0, 139)}…` : words;
};

/** What is said of a message that says nothing itself. */
const fileAlone = 'Sent a file';

const orderedBy = (direction: Direction): SQL[] =>
  [conversationSides.lastAt, contactId].map((column) => directions[direction](column));

const conversationsAround = aroundPage((db, _: 'all') =>
  db.orm
    .select({
      side: conversationSides,
      contact: personReferenceColumns,
      role: users.role,
      text: messages.text,
      deletedAt: messages.deletedAt,
      senderId: messages.sender,
      unread: unreadCount,
    })
    .from(pageItself)
    .innerJoin(
      conversationSides,
      and(sql`${conversationId} = page.id`, sql`${userId} = page.reader`),
    )
    .innerJoin(users, eq(users.id, contactId))
    .innerJoin(messages, eq(messages.id, conversationSides.lastMessageId))
    .orderBy(asFound)
    .prepare(''),
);

/** Somebody's conversations, the latest first. */
export async function listConversations(db: Database, readerId: string, query: Query) {
  const conditions: (SQL | undefined)[] = [
    eq(userId, readerId),
    isNotNull(conversationSides.lastAt),
    query.archived === true
      ? isNotNull(conversationSides.archivedAt)
      : isNull(conversationSides.archivedAt),
    query.unread === undefined ? undefined : query.unread ? isUnread : sql`not ${isUnread}`,
    query.search
      ? exists(
          db.orm
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, contactId), ilike(users.fullName, likePattern(query.search)))),
        )
      : undefined,
  ];
  const where = and(...conditions);
  const total = await db.orm.$count(conversationSides, where);
  const direction = query.order === 'Ascending' ? 'asc' : 'desc';
  const window = pageWindow(query, total);
  const found =
    window === null
      ? []
      : await conversationsAround(
          db,
          'all',
          db.orm
            .select({
              id: sql`${conversationId}`.as('id'),
              reader: sql`${readerId}::uuid`.as('reader'),
            })
            .from(conversationSides)
            .where(where)
            .orderBy(...orderedBy(window.fromEnd ? opposite[direction] : direction))
            .limit(window.size)
            .offset(window.offset),
        );
  const rows = window?.fromEnd ? found.toReversed() : found;
  return pageBody<Summary>(
    rows.map(({ side, contact, role, text, deletedAt, senderId, unread }) => ({
      contact: { ...contact, role: role as Role },
      excerpt: deletedAt === null ? excerptOf(text) || fileAlone : null,
      isOwn: senderId === readerId,
      at: wireInstant(side.lastAt ?? 0),
      unread,
      isMarkedUnread: side.isMarkedUnread,
      isArchived: side.archivedAt !== null,
      hasDraft: side.draft !== '',
    })),
    query,
    total,
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
