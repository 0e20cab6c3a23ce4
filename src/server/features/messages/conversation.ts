import { and, asc, desc, eq, gt, gte, isNull, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import { messageState } from '#machines/message/states.gen.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { notInState } from '#database/in-state.ts';
import { conversationSides, messages } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { contactFor } from './contacts.ts';
import { messageColumns, sideOf, type MessageRow } from './kind.ts';
import { presentMessages } from './present.ts';
import { messageSettingsOf } from './settings.ts';

type Reader = Pick<Principal, 'id' | 'role'>;

/** Messages that are fetched at once. */
const pageSize = 50;
/** Changes that are told at once: whoever missed more begins anew. */
const mostChanges = 200;

/** The conversation of a reader with a contact, whether they have written to each other or not. */
export async function conversationWith(
  db: Database,
  reader: Reader,
  contactId: string,
  stamp: Stamp,
) {
  const { obstacle, isBlockedByReader, ...contact } = await contactFor(
    db,
    reader,
    contactId,
    stamp.at,
  );
  const sides = await sidesOf(db, reader.id, contactId);
  const { own, theirs } = sides ?? { own: null, theirs: null };
  return {
    contact,
    obstacle,
    isBlocked: isBlockedByReader,
    mayBlock: contact.role !== 'SuperAdmin' && reader.role !== 'SuperAdmin',
    showsPresence: (await messageSettingsOf(db, reader.id))?.showsPresence ?? false,
    isArchived: own !== null && own.archivedAt !== null,
    isMarkedUnread: own?.isMarkedUnread ?? false,
    draft: own?.draft ?? '',
    readTo: own?.readTo ?? 0,
    lastPosition: Math.max(own?.lastReceived ?? 0, theirs?.lastReceived ?? 0),
    theirs: { deliveredTo: theirs?.deliveredTo ?? 0, readTo: theirs?.readTo ?? 0 },
    ahead: own === null ? [] : await aheadOf(db, own.conversationId, stamp),
  };
}

type Side = typeof conversationSides.$inferSelect;

async function sidesOf(db: Database, readerId: string, contactId: string) {
  const rows = await db.orm
    .select()
    .from(conversationSides)
    .where(or(sideOf(readerId, contactId), sideOf(contactId, readerId)));
  const own = rows.find(({ userId }) => userId === readerId);
  const theirs = rows.find(({ userId }) => userId === contactId);
  return own && theirs ? { own, theirs } : null;
}

async function firstUnreadOf(
  db: Database,
  { conversationId, contactId, readTo, lastReceived }: Side,
): Promise<number | null> {
  if (lastReceived <= readTo) return null;
  const [first] = await db.orm
    .select({ position: messages.position })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.sender, contactId),
        gt(messages.position, readTo),
      ),
    )
    .orderBy(asc(messages.position))
    .limit(1);
  return first?.position ?? null;
}

/** What somebody has written and is not sent; what they took back again is gone. */
async function aheadOf(db: Database, conversationId: string, stamp: Stamp) {
  const rows = await db.orm
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.sender, stamp.by.id),
        isNull(messages.position),
        notInState(messages.status, messageState.deleted),
      ),
    )
    .orderBy(asc(messages.sendAt), asc(messages.id));
  return presentMessages(db, rows, stamp);
}

export interface Window {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
  /** Epoch milliseconds. */
  readonly changedSince?: number | undefined;
}

/** Messages of a conversation by their place; a reader who has none with the contact finds none. */
export async function messagesIn(
  db: Database,
  reader: Reader,
  contactId: string,
  window: Window,
  stamp: Stamp,
) {
  const [side] = await db.orm.select().from(conversationSides).where(sideOf(reader.id, contactId));
  if (!side) {
    await contactFor(db, reader, contactId, stamp.at);
    return { messages: [], hasOlder: false, hasNewer: false, firstUnread: null };
  }
  const isOpening = Object.keys(window).length === 0;
  const firstUnread = isOpening ? await firstUnreadOf(db, side) : null;
  const wanted = firstUnread === null ? window : { around: firstUnread };
  const { rows, ...more } = await windowOf(db, side.conversationId, wanted);
  return { messages: await presentMessages(db, rows, stamp), ...more, firstUnread };
}

interface Rows {
  readonly rows: readonly MessageRow[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** A stretch of the messages of a conversation, in their order. */
export async function windowOf(db: Database, id: string, window: Window): Promise<Rows> {
  const { before, after, around, changedSince } = window;
  if (changedSince !== undefined) return changedIn(db, id, changedSince);
  if (around !== undefined) {
    const older = await stretch(db, id, lt(messages.position, around), 'down', pageSize / 2);
    const newer = await stretch(db, id, gte(messages.position, around), 'up', pageSize);
    return {
      rows: [...older.rows, ...newer.rows],
      hasOlder: older.hasMore,
      hasNewer: newer.hasMore,
    };
  }
  if (after !== undefined) {
    const { rows, hasMore } = await stretch(db, id, gt(messages.position, after), 'up', pageSize);
    return { rows, hasOlder: after > 0, hasNewer: hasMore };
  }
  const which = before === undefined ? undefined : lt(messages.position, before);
  const { rows, hasMore } = await stretch(db, id, which, 'down', pageSize);
  return { rows, hasOlder: hasMore, hasNewer: before !== undefined };
}

async function stretch(
  db: Database,
  conversationId: string,
  which: SQL | undefined,
  direction: 'up' | 'down',
  most: number,
) {
  const found = await db.orm
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isNotNull(messages.position), which))
    .orderBy(direction === 'up' ? asc(messages.position) : desc(messages.position))
    .limit(most + 1);
  const rows = found.slice(0, most);
  return { rows: direction === 'up' ? rows : rows.toReversed(), hasMore: found.length > most };
}

async function changedIn(db: Database, conversationId: string, since: number): Promise<Rows> {
  const rows = await db.orm
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gte(messages.updatedAt, since),
        isNotNull(messages.position),
      ),
    )
    .orderBy(asc(messages.updatedAt), asc(messages.id))
    .limit(mostChanges + 1);
  const sorted = rows
    .slice(0, mostChanges)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  return { rows: sorted, hasOlder: true, hasNewer: rows.length > mostChanges };
}

/** The messages before a place of a conversation, or the latest, for whoever has seen to it that they may be read. */
export const messagesBefore = (db: Database, id: string, before: number | undefined) =>
  windowOf(db, id, { before });
