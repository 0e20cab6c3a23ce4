import type { z } from 'zod';
import type { message } from '#contract/messages/messages.ts';
import type { MessageState } from '#machines/message/states.gen.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { offersFor } from '#server/records/questions.ts';
import { attachmentsOf, isGone } from './attachments.ts';
import { chartRowOf, messageKind, type MessageRow } from './kind.ts';

export type MessageAnswer = z.input<typeof message>;

/** Messages on the wire, with what the reader could do with each. */
export async function presentMessages(
  db: Database,
  rows: readonly MessageRow[],
  reader: Stamp,
): Promise<MessageAnswer[]> {
  const records = rows
    .filter(({ sender }) => sender === reader.by.id)
    .map((row) => ({
      id: row.id,
      row: chartRowOf(row),
      extra: { conversationId: row.conversationId, position: row.position },
    }));
  const offers = await offersFor(db, messageKind, records, reader);
  const filesOf = await attachmentsOf(
    db,
    rows.flatMap(({ id, status }) => (isGone(status) ? [] : [id])),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    status: row.status as MessageState,
    position: row.position,
    senderId: row.sender,
    text: row.text,
    files: filesOf.get(row.id) ?? [],
    sentAt: wireInstantOrNull(row.sentAt),
    sendAt: wireInstantOrNull(row.sendAt),
    editedAt: wireInstantOrNull(row.editedAt),
    updatedAt: wireInstant(row.updatedAt),
    availableEvents: offers.get(row.id) ?? [],
  }));
}
