import type { Database } from '#database/database.ts';
import { auditEntries, coachNoteReadings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { Principal } from '#server/http/principal.ts';
import { once } from '#server/records/idempotency.ts';
import { publishChange } from '#server/stream/publish.ts';

interface Read {
  readonly note: string;
  readonly coach: string;
  readonly reason: string;
  readonly idempotencyKey: string;
}

/** Opens a note to staff for an hour, once for a key; who read it and why stays with it, and in the audit trail that they did. */
export const openToStaff = (
  db: Database,
  { note, coach, reason, idempotencyKey: key }: Read,
  { id: readerId }: Principal,
  at: number,
): Promise<string> =>
  db.transaction(() => {
    const endpoint = 'POST /coach-notes/{coachNote}/readings';
    return once(
      db,
      { actorId: readerId, key, endpoint, request: { note, reason }, at },
      async () => {
        await db.orm
          .insert(coachNoteReadings)
          .values({ id: newId(at), noteId: note, readerId, reason, at });
        await db.orm.insert(auditEntries).values({
          id: newId(at),
          at,
          actorId: readerId,
          kind: 'coachNoteRead',
          entity: 'coachNote',
          entityId: note,
          detail: {},
        });
        await publishChange(db, {
          topics: ['record:coach-notes'],
          to: { userIds: [coach, readerId], staff: false },
        });
        return note;
      },
    );
  });
