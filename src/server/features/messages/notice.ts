import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { mailAfter, noticeAfter } from '#domain/messages/limits.ts';
import { messageStates } from '#machines/message/states.gen.ts';
import { inState } from '#database/in-state.ts';
import type { Database } from '#database/database.ts';
import { conversationSides, messages, outbox, users } from '#database/schema/index.ts';
import { aboutRecord, announce, settleNotices } from '#server/features/notifications/public.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Services } from '#server/services.ts';

/** Looks after a while whether somebody has read what came since they read last. */
export const noticeJob = 'messageNotice';

/** What came for somebody behind the mark up to which they have read. */
const unreadPart = z.object({
  conversationId: z.string(),
  sender: z.string(),
  recipient: z.string(),
  readTo: z.number(),
});
type UnreadPart = z.infer<typeof unreadPart>;
const payload = unreadPart.extend({ mailFrom: z.number() });

/** Names what is announced: whatever else comes before the mark moves is part of it. */
const nameOf = ({ conversationId, readTo }: UnreadPart): string =>
  `messages-${conversationId}-${readTo}`;

/** Has somebody told of a message that has just come, unless they read it first. */
export const announceLater = (db: Database, unread: UnreadPart, at: number): Promise<void> =>
  enqueue(
    db,
    [
      {
        kind: noticeJob,
        payload: { ...unread, mailFrom: at + mailAfter },
        dedupeKey: `${nameOf(unread)}:${unread.recipient}`,
        runAt: at + noticeAfter,
      },
    ],
    at,
  );

/** Somebody has not read in time what came for them: they are told, once until they read it (domain reference, 11.2). */
export const noticeDelivery =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): Delivery =>
  async (given) => {
    const { mailFrom, ...unread } = payload.parse(given);
    const { conversationId, sender, recipient } = unread;
    await db.transaction(async () => {
      const senderName = await senderOfUnread(db, unread);
      if (senderName === null) return;
      await announce(db, {
        notice: 'MessageRecieved',
        about: aboutRecord('conversation', conversationId, { senderId: sender, senderName }),
        recipientIds: [recipient],
        at: clock.now(),
        eventId: nameOf(unread),
        mailFrom,
        unread: { conversationId, senderId: sender },
      });
    });
  };

/** Who has written something that is still unread; null when there is nothing to tell any more. */
async function senderOfUnread(
  db: Database,
  { conversationId, sender, recipient, readTo }: UnreadPart,
): Promise<string | null> {
  const [found] = await db.orm
    .select({ name: users.fullName })
    .from(conversationSides)
    .innerJoin(messages, eq(messages.conversationId, conversationSides.conversationId))
    .innerJoin(users, eq(users.id, messages.sender))
    .where(
      and(
        eq(conversationSides.userId, recipient),
        eq(conversationSides.contactId, sender),
        eq(conversationSides.readTo, readTo),
        eq(messages.conversationId, conversationId),
        gt(messages.position, readTo),
        eq(messages.sender, sender),
        inState(messages.status, messageStates.readable),
      ),
    )
    .limit(1);
  return found?.name ?? null;
}

/** Somebody has read on: the notification is done with, and a mail about it that waits is not sent. */
export async function settleMessages(db: Database, unread: UnreadPart, at: number): Promise<void> {
  const { conversationId, recipient } = unread;
  await settleNotices(db, {
    types: ['MessageRecieved'],
    entity: 'conversation',
    entityId: conversationId,
    recipientId: recipient,
    at,
  });
  await db.orm
    .delete(outbox)
    .where(
      and(
        eq(outbox.dedupeKey, `mail:${nameOf(unread)}:MessageRecieved:${recipient}`),
        isNull(outbox.doneAt),
        eq(outbox.isTaken, false),
      ),
    );
}
