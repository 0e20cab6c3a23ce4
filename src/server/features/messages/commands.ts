import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type { MessageEvent } from '#machines/message/writing.ts';
import { messageStates } from '#machines/message/states.gen.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  conversationSides,
  conversations,
  messageBlocks,
  messages,
} from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { create, send } from '#server/records/send.ts';
import { publishHidden } from '#server/stream/presence.ts';
import { publishChange } from '#server/stream/publish.ts';
import { attachFiles } from './attachments.ts';
import { contactFor } from './contacts.ts';
import { messageKind, sideOf } from './kind.ts';

/** The conversation of two people, begun where there is none; both have a side of it. */
export async function openConversation(
  db: Database,
  one: string,
  other: string,
  at: number,
): Promise<string> {
  const [firstId = '', secondId = ''] = [one, other].toSorted();
  const id = newId(at);
  const [begun] = await db.orm
    .insert(conversations)
    .values({ id, firstId, secondId, createdAt: at })
    .onConflictDoNothing({ target: [conversations.firstId, conversations.secondId] })
    .returning({ id: conversations.id });
  if (begun) {
    await db.orm.insert(conversationSides).values([
      { conversationId: id, userId: one, contactId: other },
      { conversationId: id, userId: other, contactId: one },
    ]);
    return id;
  }
  const [found] = await db.orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstId, firstId), eq(conversations.secondId, secondId)));
  if (!found) throw new Error('A conversation that is there was not found');
  return found.id;
}

interface Writing {
  readonly contactId: string;
  readonly text: string;
  /** Ids of what they sent to go with it. */
  readonly files: readonly string[];
  /** Epoch milliseconds; null: at once. */
  readonly sendAt: number | null;
  readonly idempotencyKey: string;
}

/** Sends a message once for a key, or keeps it until its time; resolves to its id. Refusals are those of the chart. */
export const writeMessage = (
  db: Database,
  { contactId, text, files, sendAt, idempotencyKey: key }: Writing,
  stamp: Stamp,
): Promise<string> =>
  db.transaction(() => {
    const { by, at } = stamp;
    const endpoint = 'POST /conversations/contacts/{contact}/messages';
    const request = { contactId, text, files, sendAt };
    return once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      await contactFor(db, by, contactId, at);
      const conversationId = await openConversation(db, by.id, contactId, at);
      return beginMessage(db, { conversationId, contactId, text, files, sendAt }, stamp);
    });
  });

async function beginMessage(
  db: Database,
  {
    conversationId,
    contactId,
    text,
    files,
    sendAt,
  }: Omit<Writing, 'idempotencyKey'> & { readonly conversationId: string },
  stamp: Stamp,
): Promise<string> {
  const { by, at } = stamp;
  const id = newId(at);
  const extra = { conversationId, position: null };
  const event: MessageEvent =
    sendAt === null
      ? { type: 'SEND', text, ...stamp }
      : { type: 'SCHEDULE', text, sendAt, ...stamp };
  await create(db, messageKind, {
    id,
    context: {
      sender: by.id,
      recipient: contactId,
      text: '',
      keptText: null,
      sendAt: null,
      sentAt: null,
      editedAt: null,
      deletedAt: null,
    },
    event,
    extra,
    async insert({ status, context }) {
      await db.orm
        .insert(messages)
        .values({ id, conversationId, status, ...context, createdAt: at, updatedAt: at });
      await attachFiles(db, files, { message: id, sender: by.id });
      return extra;
    },
  });
  return id;
}

/** The reader has read what a contact wrote, up to a place. What was read before stays read. */
export async function readUpTo(
  db: Database,
  contactId: string,
  position: number,
  stamp: Stamp,
): Promise<void> {
  await db.transaction(async () => {
    const { by } = stamp;
    const [side] = await db.orm.select().from(conversationSides).where(sideOf(by.id, contactId));
    if (!side) throw refuse.notFound();
    const latest = await latestFrom(db, side, position, side.readTo);
    if (latest !== null) await send(db, messageKind, latest, { type: 'READ', ...stamp });
    if (!side.isMarkedUnread) return;
    await db.orm
      .update(conversationSides)
      .set({ isMarkedUnread: false })
      .where(sideOf(by.id, contactId));
    await publishToOwnPages(db, by.id, contactId);
  });
}

type Side = Pick<typeof conversationSides.$inferSelect, 'conversationId' | 'contactId'>;

/** The last message of the contact behind a mark and up to a place. */
async function latestFrom(
  db: Database,
  { conversationId, contactId }: Side,
  position: number,
  mark: number,
): Promise<string | null> {
  const [latest] = await db.orm
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.sender, contactId),
        gt(messages.position, mark),
        lte(messages.position, position),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(1);
  return latest?.id ?? null;
}

/** A device of the reader has heard of everything that was sent to them. */
export async function deliverAll(db: Database, stamp: Stamp): Promise<void> {
  await db.transaction(async () => {
    const { by } = stamp;
    const sides = await db.orm
      .select()
      .from(conversationSides)
      .where(
        and(
          eq(conversationSides.userId, by.id),
          sql`${conversationSides.lastReceived} > ${conversationSides.deliveredTo}`,
          sql`(${conversationSides.lastReceived} > ${conversationSides.readTo} or ${conversationSides.isMarkedUnread})`,
        ),
      )
      .orderBy(conversationSides.contactId);
    for (const side of sides) {
      const [latest] = await db.orm
        .select({ id: messages.id })
        .from(messages)
        .where(
          and(
            eq(messages.conversationId, side.conversationId),
            eq(messages.sender, side.contactId),
            inState(messages.status, messageStates.readable),
            gt(messages.position, side.deliveredTo),
          ),
        )
        .orderBy(desc(messages.position))
        .limit(1);
      if (latest) await send(db, messageKind, latest.id, { type: 'DELIVER', ...stamp });
    }
  });
}

/** What the list and the sidebar of somebody say of a conversation is another thing now. */
export const publishToOwnPages = (db: Database, userId: string, contactId: string): Promise<void> =>
  publishChange(db, {
    topics: ['conversations', `conversationWith:${contactId}`],
    to: { userIds: [userId], staff: false },
  });

/** Changes what one of the two has of a conversation; who changes nothing of it is answered like anybody else. */
export async function changeSide(
  db: Database,
  userId: string,
  contactId: string,
  change: Partial<typeof conversationSides.$inferInsert>,
): Promise<void> {
  await db.transaction(async () => {
    const [changed] = await db.orm
      .update(conversationSides)
      .set({ userId, ...change })
      .where(sideOf(userId, contactId))
      .returning({ userId: conversationSides.userId });
    if (!changed) throw refuse.notFound();
    await publishToOwnPages(db, userId, contactId);
  });
}

/** Somebody no longer wants to hear from somebody, or does again. */
export async function block(
  db: Database,
  pair: { readonly blockerId: string; readonly blockedId: string; readonly at: number },
  isBlocked: boolean,
): Promise<void> {
  const { blockerId, blockedId } = pair;
  await db.transaction(async () => {
    if (isBlocked) {
      await db.orm.insert(messageBlocks).values(pair).onConflictDoNothing();
      await publishHidden(db, blockerId, blockedId);
    } else
      await db.orm
        .delete(messageBlocks)
        .where(and(eq(messageBlocks.blockerId, blockerId), eq(messageBlocks.blockedId, blockedId)));
    await publishToOwnPages(db, blockerId, blockedId);
    // The other one learns by their page that they can't write, and by nothing else.
    await publishToOwnPages(db, blockedId, blockerId);
  });
}
