import { and, eq, sql } from 'drizzle-orm';
import type { MessageContext } from '#machines/message/context.ts';
import type { MessageEvent } from '#machines/message/writing.ts';
import { conversationSides, conversations, messages } from '#database/schema/index.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { dropAttachments } from './attachments.ts';
import { announceLater, settleMessages } from './notice.ts';

/** What the effects of a message know of it besides its chart. */
export interface MessageExtra {
  readonly conversationId: string;
  /** Null until it is sent. */
  readonly position: number | null;
}

type Handler = EffectHandler<MessageContext, MessageExtra, MessageEvent>;
type Done = EffectContext<MessageContext, MessageExtra, MessageEvent>;

const { userId, contactId, lastReceived, deliveredTo, readTo, archivedAt } = conversationSides;

/** What the chart of messages orders. */
export const effects: Readonly<Record<string, Handler>> = {
  placeLast,
  markDelivered,
  markRead,
  dropFiles: ({ db, id, at }) => dropAttachments(db, id, at),
};

/** Whoever writes to the same conversation takes turns here: that is the order for both. */
async function placeLast({ db, id, after, at, extra: { conversationId } }: Done): Promise<void> {
  const [conversation] = await db.orm
    .update(conversations)
    .set({ lastPosition: sql`${conversations.lastPosition} + 1` })
    .where(eq(conversations.id, conversationId))
    .returning({ position: conversations.lastPosition });
  if (!conversation) throw new Error('A message is sent in a conversation that is not there');
  const { position } = conversation;
  await db.orm.update(messages).set({ position }).where(eq(messages.id, id));
  const { sender, recipient } = after.context;
  const isRecipients = sql`${userId} = ${recipient}`;
  const sides = await db.orm
    .update(conversationSides)
    .set({
      lastMessageId: id,
      lastAt: at,
      lastReceived: sql`case when ${isRecipients} then ${position} else ${lastReceived} end`,
      archivedAt: sql`case when ${isRecipients} then null else ${archivedAt} end`,
    })
    .where(eq(conversationSides.conversationId, conversationId))
    .returning({ userId, readTo });
  const theirs = sides.find((side) => side.userId === recipient);
  if (!theirs) throw new Error('A message is sent to someone who has no side of the conversation');
  await announceLater(db, { conversationId, sender, recipient, readTo: theirs.readTo }, at);
}

const recipientsSide = ({ sender, recipient }: MessageContext) =>
  and(eq(userId, recipient), eq(contactId, sender));

async function markDelivered({ db, after, extra: { position } }: Done): Promise<void> {
  if (position === null) return;
  await db.orm
    .update(conversationSides)
    .set({ deliveredTo: sql`greatest(${deliveredTo}, ${position})` })
    .where(recipientsSide(after.context));
}

/** Moves the mark of the recipient up to this message; it never goes back. */
async function markRead({ db, after, at, extra }: Done): Promise<void> {
  const { conversationId, position } = extra;
  if (position === null) return;
  const { sender, recipient } = after.context;
  const [before] = await db.orm
    .select({ readTo })
    .from(conversationSides)
    .where(recipientsSide(after.context))
    .for('update');
  if (!before || before.readTo >= position) return;
  await db.orm
    .update(conversationSides)
    .set({
      readTo: position,
      deliveredTo: sql`greatest(${deliveredTo}, ${position})`,
      isMarkedUnread: false,
    })
    .where(recipientsSide(after.context));
  await settleMessages(db, { conversationId, sender, recipient, readTo: before.readTo }, at);
}
