import { isStaff } from '#machines/person.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { auditEntries, kaiReadings } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import { once } from '#server/records/idempotency.ts';
import { publishChange } from '#server/stream/publish.ts';
import type { KaiConversationRow } from './row.ts';

interface Reading {
  readonly reason: string | null;
  readonly idempotencyKey: string;
}

/** Letters that say enough of why somebody of staff reads. */
const leastReason = 10;

/** Writes down who opens a conversation of others. Staff say why, and may read what was said for an hour; the audit trail says that they did. */
export function noteReading(
  db: Database,
  { id, createdBy, about }: KaiConversationRow,
  { reason, idempotencyKey: key }: Reading,
  { id: readerId, role }: Principal,
  at: number,
): Promise<string> {
  const isOfStaff = isStaff({ role });
  if (isOfStaff && (reason ?? '').length < leastReason)
    throw refuse.invalid({ reason: 'Say why you need to read it (at least 10 characters).' });
  return db.transaction(() => {
    const endpoint = 'POST /kai-conversations/{kaiConversation}/readings';
    return once(db, { actorId: readerId, key, endpoint, request: { id, reason }, at }, async () => {
      const isOwn = readerId === createdBy || readerId === about;
      if (isOwn) return id;
      const why = isOfStaff ? reason : null;
      await db.orm
        .insert(kaiReadings)
        .values({ id: newId(at), conversationId: id, readerId, reason: why, at });
      if (isOfStaff)
        await db.orm.insert(auditEntries).values({
          id: newId(at),
          at,
          actorId: readerId,
          kind: 'kaiConversationRead',
          entity: 'kaiConversation',
          entityId: id,
          detail: {},
        });
      await publishChange(db, {
        topics: ['record:kai-conversations'],
        to: { userIds: [createdBy, about, readerId].flatMap((each) => each ?? []), staff: false },
      });
      return id;
    });
  });
}
