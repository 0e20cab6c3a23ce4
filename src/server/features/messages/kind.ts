import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { messageChart } from '#machines/message/chart.ts';
import type { MessageContext } from '#machines/message/context.ts';
import { messageState, messageStates } from '#machines/message/states.gen.ts';
import type { MessageEvent, messageQuestions } from '#machines/message/writing.ts';
import { isOneOf } from '#machines/states.ts';
import { inState } from '#database/in-state.ts';
import { conversationSides, messages } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';
import type { Answers } from '#server/records/questions.ts';
import { whyNotWrite } from './contacts.ts';
import { effects, type MessageExtra } from './effects.ts';

export type MessageRow = typeof messages.$inferSelect;

const isReadable = isOneOf(messageStates.readable);

/** How far the conversation has come to the side of whoever a message is for. */
const markOf = (mark: 'delivered_to' | 'read_to'): SQL => sql`coalesce((
  select side.${sql.raw(mark)} from conversation_sides side
  where side.user_id = ${messages.recipient} and side.contact_id = ${messages.sender}), 0)`;

/** Where a message stands on its chart: what of it has come and been read is told by the recipient's marks. */
export const statusOfMessage = sql<string>`(case
  when ${inState(messages.status, messageStates.readable)} and ${messages.position} <= ${markOf('read_to')} then ${messageState.read}
  when ${inState(messages.status, messageStates.readable)} and ${messages.position} <= ${markOf('delivered_to')} then ${messageState.delivered}
  else ${messages.status} end)`;

const { status: _, ...columns } = getTableColumns(messages);
/** The columns of a message, with where it stands. */
export const messageColumns = { ...columns, status: statusOfMessage };

const contextOf = ({
  sender,
  recipient,
  text,
  keptText,
  sendAt,
  sentAt,
  editedAt,
  deletedAt,
}: MessageRow): MessageContext => ({
  sender,
  recipient,
  text,
  keptText,
  sendAt,
  sentAt,
  editedAt,
  deletedAt,
});

/** A message as its chart sees it. */
export const chartRowOf = (row: MessageRow) => ({
  status: row.status,
  regions: {},
  context: contextOf(row),
});

const storedStatus = (status: string): string => (isReadable(status) ? messageState.sent : status);

const answers: Answers<typeof messageQuestions, MessageContext, MessageEvent, MessageExtra> = {
  /** Of all messages between two people the answer is the same. */
  async mayWrite(db, asked) {
    const known = new Map<string, string | null>();
    const stopped = new Map<string, string>();
    for (const { id, context, at } of asked) {
      const pair = `${context.sender} ${context.recipient}`;
      if (!known.has(pair))
        known.set(pair, await whyNotWrite(db, context.sender, context.recipient, at));
      const sentence = known.get(pair) ?? null;
      if (sentence !== null) stopped.set(id, sentence);
    }
    return stopped;
  },
};

/** Messages as the command kernel handles them. */
export const messageKind: RecordKind<MessageContext, MessageExtra, MessageEvent> = {
  chart: messageChart,
  stands: { table: messages, status: statusOfMessage },
  async lock(db, id) {
    // Locked before it is read: whoever waited sees the marks as they are by then.
    await db.orm
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.id, id))
      .for('update');
    const [row] = await db.orm.select(messageColumns).from(messages).where(eq(messages.id, id));
    if (!row) return null;
    const { conversationId, position } = row;
    return { id, version: row.version, row: chartRowOf(row), extra: { conversationId, position } };
  },
  async write(db, id, { status, context }, version, at) {
    await db.orm
      .update(messages)
      .set({ ...context, status: storedStatus(status), version, updatedAt: at })
      .where(eq(messages.id, id));
  },
  answers,
  effects,
  audience: ({ row: { context } }) => ({
    userIds: [context.sender, context.recipient],
    staff: false,
    topics: topicsOf(context),
  }),
};

/** What the pages of both hear of: each asks about the other, so that one topic of the two means something to them. */
export const topicsOf = ({ sender, recipient }: Pick<MessageContext, 'sender' | 'recipient'>) => [
  'conversations',
  `conversationWith:${sender}`,
  `conversationWith:${recipient}`,
];

/** The side of a conversation that somebody has of it. */
export const sideOf = (userId: string, contactId: string) =>
  and(eq(conversationSides.userId, userId), eq(conversationSides.contactId, contactId));
