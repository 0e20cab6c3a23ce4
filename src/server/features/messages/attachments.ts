import { and, eq, inArray } from 'drizzle-orm';
import { messageState, messageStates } from '#machines/message/states.gen.ts';
import { isOneOf } from '#machines/states.ts';
import type { Database } from '#database/database.ts';
import { files, messages } from '#database/schema/index.ts';
import {
  attachFiles as attachTo,
  attachmentsOf as attachedTo,
} from '#server/files/attached-files.ts';
import { dropFiles, dropFilesOf, openFile } from '#server/files/kept-files.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Services } from '#server/services.ts';

/** What a file is kept for that came with a message; its owner is the message. */
const purpose = 'message';

const isReadable = isOneOf(messageStates.readable);
/** What was deleted is kept for a while, and shown to neither of the two. */
export const isGone = isOneOf([messageState.deleted]);

/** The files of these messages, by the message. */
export const attachmentsOf = (db: Database, ids: readonly string[]) => attachedTo(db, purpose, ids);

/** A message takes the files that its sender chose, inside the current transaction. */
export const attachFiles = (
  db: Database,
  chosen: readonly string[],
  { message, sender }: { readonly message: string; readonly sender: string },
): Promise<void> => attachTo(db, chosen, { purpose, owner: message, sender });

/** A file of a message that somebody wrote or was sent; of what was deleted, or is still to be sent to them, nothing is there. */
export async function openAttachment(
  { db, files: store }: Pick<Services, 'db' | 'files'>,
  { message, attachment, reader }: Readonly<Record<'message' | 'attachment' | 'reader', string>>,
) {
  const { sender, recipient, position, status } = messages;
  const [found] = await db.orm
    .select({ id: files.id, sender, recipient, position, status })
    .from(files)
    .innerJoin(messages, eq(messages.id, files.ownerId))
    .where(and(eq(files.id, attachment), eq(files.purpose, purpose), eq(files.ownerId, message)));
  const isTheirs =
    found !== undefined &&
    !isGone(found.status) &&
    (found.sender === reader ||
      (found.recipient === reader && found.position !== null && isReadable(found.status)));
  const opened = isTheirs ? await openFile({ db, files: store }, found.id) : null;
  if (!opened) throw refuse.notFound();
  return opened;
}

/** Somebody is erased: what they sent with messages goes, what they wrote stays. */
export const dropAttachmentsBy = (db: Database, sender: string, at: number): Promise<void> => {
  const theirs = db.orm
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.sender, sender));
  return dropFiles(db, and(eq(files.purpose, purpose), inArray(files.ownerId, theirs)), at);
};

/** What came with a message is gone for good. */
export const dropAttachments = (db: Database, message: string, at: number): Promise<void> =>
  dropFilesOf(db, message, at, purpose);
