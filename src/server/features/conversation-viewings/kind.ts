import { eq, sql } from 'drizzle-orm';
import { conversationViewingChart } from '#machines/conversation-viewing/chart.ts';
import type { ConversationViewingContext } from '#machines/conversation-viewing/context.ts';
import type {
  ConversationViewingEvent,
  viewingQuestions,
} from '#machines/conversation-viewing/viewing.ts';
import type { Database } from '#database/database.ts';
import { conversationSides, conversationViewings, users } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { effects } from './inform.ts';
import { readablePerson } from './people.ts';

export type ViewingRow = typeof conversationViewings.$inferSelect;

export const contextOf = ({
  viewer,
  person,
  contact,
  reason,
  expiresAt,
  messagesSeen,
}: ViewingRow): ConversationViewingContext => ({
  viewer,
  person,
  contact,
  reason,
  expiresAt,
  messagesSeen,
});

const haveWritten = async (db: Database, person: string, contact: string): Promise<boolean> =>
  (await db.orm.$count(
    conversationSides,
    sql`${conversationSides.userId} = ${person} and ${conversationSides.contactId} = ${contact} and ${conversationSides.lastAt} is not null`,
  )) > 0;

const answers: Answers<
  typeof viewingQuestions,
  ConversationViewingContext,
  ConversationViewingEvent,
  null
> = {
  isPersonThere: oneByOne(async (db, { event }) => {
    if (event?.type !== 'OPEN') return null;
    const [found] = await db.orm
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.id} = ${event.person} and ${readablePerson}`);
    return found ? null : 'Choose a person.';
  }),
  haveWritten: oneByOne(async (db, { context: { person }, event }) => {
    if (event?.type !== 'CHOOSE' || !event.contact) return null;
    return (await haveWritten(db, person, event.contact))
      ? null
      : 'The two have not written to each other.';
  }),
};

/** Readings of conversations by staff, as the command kernel handles them. */
export const conversationViewingKind: RecordKind<
  ConversationViewingContext,
  null,
  ConversationViewingEvent
> = {
  chart: conversationViewingChart,
  stands: { table: conversationViewings, status: conversationViewings.status },
  async lock(db, id) {
    const [row] = await db.orm
      .select()
      .from(conversationViewings)
      .where(eq(conversationViewings.id, id))
      .for('update');
    if (!row) return null;
    const { version, status } = row;
    return { id, version, row: { status, regions: {}, context: contextOf(row) }, extra: null };
  },
  async write(db, id, { status, context }, version, at) {
    const { contact, messagesSeen } = context;
    await db.orm
      .update(conversationViewings)
      .set({ status, version, contact, messagesSeen, updatedAt: at })
      .where(eq(conversationViewings.id, id));
  },
  answers,
  effects,
  audience: ({ row: { context } }) => ({
    userIds: [context.viewer],
    staff: false,
    topics: ['record:conversation-viewings'],
  }),
};
