import { and, eq } from 'drizzle-orm';
import { conversationViewingStates } from '#machines/conversation-viewing/states.gen.ts';
import { messageStates } from '#machines/message/states.gen.ts';
import { isOneOf } from '#machines/states.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { conversationSides } from '#database/schema/index.ts';
import { attachmentsOf, messagesBefore } from '#server/features/messages/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { peopleOf } from '#server/records/people.ts';
import { send } from '#server/records/send.ts';
import { conversationViewingKind, type ViewingRow } from './kind.ts';

const isOpen = isOneOf(conversationViewingStates.open);
const isReadable = isOneOf(messageStates.readable);

/** Refuses whoever comes with the link of a viewing that is over. */
export function stillOpen(viewing: ViewingRow, { by, at }: Stamp): void {
  if (viewing.viewer !== by.id) throw refuse.forbidden();
  if (!isOpen(viewing.status) || viewing.expiresAt <= at)
    throw refuse.conflict({
      event: 'This viewing is over. Start another one if you still need access.',
    });
}

/** A page of the conversation that is read, the latest first when no place is named. It is written down before anything is shown. */
export async function openPage(
  db: Database,
  viewing: ViewingRow,
  before: number | undefined,
  reader: Stamp,
) {
  stillOpen(viewing, reader);
  const [side] = await db.orm
    .select({ id: conversationSides.conversationId })
    .from(conversationSides)
    .where(
      and(
        eq(conversationSides.userId, viewing.person),
        eq(conversationSides.contactId, viewing.contact ?? viewing.person),
      ),
    );
  const { rows, hasOlder } = side
    ? await messagesBefore(db, side.id, before)
    : { rows: [], hasOlder: false };
  await send(db, conversationViewingKind, viewing.id, {
    type: 'LOOK',
    from: rows[0]?.position ?? 0,
    to: rows.at(-1)?.position ?? 0,
    messages: rows.length,
    ...reader,
  });
  const personOf = await peopleOf(db, [viewing.person, viewing.contact]);
  const filesOf = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const messages = rows.map((row) => ({
    id: row.id,
    position: row.position ?? 0,
    sender: personOf(row.sender),
    text: isReadable(row.status) ? row.text : (row.keptText ?? ''),
    files: (filesOf.get(row.id) ?? []).map(({ name }) => name),
    isDeleted: !isReadable(row.status),
    sentAt: wireInstant(row.sentAt ?? 0),
    editedAt: wireInstantOrNull(row.editedAt),
  }));
  return { messages, hasOlder };
}
