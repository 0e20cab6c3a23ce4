import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { ConversationViewingState } from '#machines/conversation-viewing/states.gen.ts';
import { isFor } from '#machines/audiences.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { conversationViewings } from '#database/schema/index.ts';
import { pageBody, pageOffset } from '#server/http/lists.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { offersFor } from '#server/records/questions.ts';
import { peopleOf } from '#server/records/people.ts';
import { contextOf, conversationViewingKind, type ViewingRow } from './kind.ts';

const { viewer, createdAt, id: viewingId } = conversationViewings;

/** Viewings on the wire, with what the reader could do with each. */
export async function presentViewings(db: Database, rows: readonly ViewingRow[], reader: Stamp) {
  const personOf = await peopleOf(
    db,
    rows.flatMap((row) => [row.viewer, row.person, row.contact]),
  );
  const offers = await offersFor(
    db,
    conversationViewingKind,
    rows.map((row) => ({
      id: row.id,
      row: { status: row.status, regions: {}, context: contextOf(row) },
      extra: null,
    })),
    reader,
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    status: row.status as ConversationViewingState,
    viewer: personOf(row.viewer),
    person: personOf(row.person),
    contact: personOf(row.contact),
    reason: row.reason,
    startedAt: wireInstant(row.createdAt),
    expiresAt: wireInstant(row.expiresAt),
    now: wireInstant(reader.at),
    messagesSeen: row.messagesSeen,
    availableEvents: offers.get(row.id) ?? [],
  }));
}

/** One viewing, for whoever reads and, unless something is to be done with it, for super admins; to everybody else it is not there. */
export async function viewingOf(
  db: Database,
  id: string,
  { id: readerId, role }: Pick<Principal, 'id' | 'role'>,
  { isOwn = false } = {},
): Promise<ViewingRow> {
  const seesAll = !isOwn && isFor('superAdmins', role);
  const [row] = await db.orm
    .select()
    .from(conversationViewings)
    .where(and(eq(viewingId, id), or(eq(viewer, readerId), seesAll ? sql`true` : sql`false`)));
  if (!row) throw refuse.notFound();
  return row;
}

interface Asked {
  readonly pageNumber: number;
  readonly perPage: number;
  readonly search: string | null;
  readonly order?: 'Ascending' | 'Descending' | undefined;
}

/** Who read which conversation, the latest first; found by the name of anybody who has to do with it. */
export async function listViewings(db: Database, query: Asked, reader: Stamp) {
  const named =
    query.search === null
      ? undefined
      : sql`exists (
          select 1 from users u
          where u.id in (${viewer}, ${conversationViewings.person}, ${conversationViewings.contact})
            and position(lower(${query.search}) in lower(u.full_name)) > 0)`;
  const direction = query.order === 'Ascending' ? asc : desc;
  const rows = await db.orm
    .select()
    .from(conversationViewings)
    .where(named)
    .orderBy(direction(createdAt), direction(viewingId))
    .limit(query.perPage)
    .offset(pageOffset(query));
  const total = await db.orm.$count(conversationViewings, named);
  return pageBody(await presentViewings(db, rows, reader), query, total);
}
