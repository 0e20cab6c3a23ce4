import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { filePurposes } from '#domain/files/purposes.ts';
import { foreignLine, foreignLines } from '#domain/text/text.ts';
import { answerLimit } from '#domain/support/vocabulary.ts';
import { supportRequestState, supportRequestStates } from '#machines/support-request/states.gen.ts';
import { isOneOf } from '#machines/states.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { files, supportMails, supportRequests, users } from '#database/schema/index.ts';
import { keepDraft } from '#server/files/draft-files.ts';
import { mediaTypeOf } from '#server/files/media-type-of.ts';
import { shownName } from '#server/files/receive.ts';
import { Refusal } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import { isProof, replyIn } from '#server/mail/reply-address.ts';
import type { IncomingMail } from '#server/parsing/mail/incoming-mail.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import { send } from '#server/records/send.ts';
import type { Services } from '#server/services.ts';
import { supportRequestKind } from '../kind.ts';
import type { LyingMail } from './imap.ts';

export type Taking = Pick<Services, 'db' | 'files' | 'parsing' | 'settings' | 'clock'>;

/** Owner of what is read of mails, by which pieces take turns. */
const owner = 'support mailbox';

const { accepts, most } = filePurposes.support;
const isOpen = isOneOf(supportRequestStates.open);

/** Takes a mail into the request that it answers, or keeps why it was not taken. The same mail is taken once, whoever tries how often. */
export async function takeMail(services: Taking, { key, content }: LyingMail): Promise<void> {
  const { db, clock } = services;
  if (await wasTaken(db, key)) return;
  let mail: IncomingMail | null = null;
  let request: string | null = null;
  try {
    mail = await services.parsing.read('incomingMail', { content }, owner);
    const found = await answerIn(services, mail);
    request = found.request;
    await answer(services, key, mail, found);
  } catch (error) {
    if (error instanceof NotTaken) request ??= error.request;
    const refusal = sentenceOf(error);
    if (refusal === null) throw error;
    const about = { from: mail?.from ?? '', subject: mail?.subject ?? '', request, refusal };
    await db.transaction(() => note(db, key, about, clock.now()));
  }
}

const wasTaken = async (db: Database, key: string): Promise<boolean> =>
  (await db.orm.$count(supportMails, eq(supportMails.key, key))) > 0;

/** Why a mail is not taken, for staff. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
  /** The request that it was meant for, where that is known. */
  readonly request: string | null;

  constructor(sentence: string, request: string | null = null) {
    super(sentence);
    this.request = request;
  }
}

/** Null where it may be tried again. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof NotTaken) return error.message;
  if (error instanceof ParsingRefused) return error.reason === 'busy' ? null : error.message;
  if (error instanceof Refusal && error.status < 500)
    return Object.values(error.errors)[0] ?? 'It can’t be taken.';
  return null;
}

interface Found {
  readonly request: string;
  readonly status: string;
  readonly by: Pick<Principal, 'id' | 'role'>;
}

/** The request that a mail answers, and whose answer it is. */
async function answerIn({ db, settings }: Taking, mail: IncomingMail): Promise<Found> {
  const reply = mail.to.map((address) => replyIn(settings, address)).find((each) => each !== null);
  if (!reply) throw new NotTaken('It wasn’t sent to the address of one of our emails.');
  const [row] = await db.orm
    .select({
      request: supportRequests.id,
      status: supportRequests.status,
      person: users.id,
      role: users.role,
      email: users.email,
    })
    .from(supportRequests)
    .innerJoin(users, eq(users.id, supportRequests.createdBy))
    .where(
      and(eq(supportRequests.reference, reply.reference), inState(users.status, userStates.open)),
    );
  const of = { reference: reply.reference, request: row?.request ?? '', person: row?.person ?? '' };
  if (!row || !isProof(settings, reply.proof, of))
    throw new NotTaken('The address it was sent to is not one that we made.', row?.request);
  if (row.email.toLowerCase() !== mail.from)
    throw new NotTaken('It came from another address than the one our email went to.', row.request);
  if (mail.isAutomatic)
    throw new NotTaken('A program sent it, such as an out-of-office reply.', row.request);
  if (!isOpen(row.status)) throw new NotTaken('The request is closed.', row.request);
  return { ...row, by: { id: row.person, role: row.role as Principal['role'] } };
}

async function answer(
  services: Taking,
  key: string,
  { from, subject, text, attachments, leftOut }: IncomingMail,
  { request, status, by }: Found,
): Promise<void> {
  const { db, clock } = services;
  const at = clock.now();
  const kept: TakenFile[] = [];
  try {
    for (const each of attachments) {
      const file = await takeFile(services, each, by.id);
      if (file) kept.push(file);
    }
    const missing = attachments.length - kept.length + leftOut;
    const written = foreignLines(text, answerLimit - longestNote);
    const words = [written, missing === 0 ? '' : leftOutOf(missing)].filter(Boolean);
    if (written === '' && kept.length === 0)
      throw new NotTaken('Nothing was written in it.', request);
    await db.transaction(async () => {
      if (!(await note(db, key, { from, subject, request, refusal: null }, at))) return;
      for (const file of kept) await keepDraft(db, { ...file, purpose: 'support', by: by.id, at });
      const type = status === supportRequestState.resolved ? 'REOPEN' : 'REPLY';
      const said = words.join('\n\n') || attached;
      const ids = kept.map(({ id }) => id);
      await send(db, supportRequestKind, request, { type, text: said, files: ids, by, at });
    });
  } finally {
    await release(services, kept);
  }
}

/** Takes those away again that no row tells of: another process took the mail in the same moment, or it could not be taken after all. */
async function release({ db, files: store }: Taking, kept: readonly TakenFile[]): Promise<void> {
  for (const { id, content } of kept)
    if ((await db.orm.$count(files, eq(files.id, id))) === 0) await store.remove(content.storedAs);
}

/** Characters that are kept for what is said of attachments. */
const longestNote = 200;
const attached = '(Sent by email, with attachments and without words.)';
const leftOutOf = (count: number): string =>
  count === 1
    ? '(One attachment was left out: its type isn’t allowed, it is too large, or there were too many.)'
    : `(${count} attachments were left out: their type isn’t allowed, they are too large, or there were too many.)`;

/** A file whose content is stored already. */
type TakenFile = Pick<Parameters<typeof keepDraft>[1], 'id' | 'name' | 'mediaType' | 'content'>;

/** A file that came with a mail, looked at like one that somebody sends; null where it is not taken. */
async function takeFile(
  { files: store, parsing }: Taking,
  { name, content }: IncomingMail['attachments'][number],
  by: string,
): Promise<TakenFile | null> {
  if (content.byteLength === 0 || content.byteLength > most) return null;
  const id = newId();
  const incoming = await store.takeIn(Readable.from([Buffer.from(content)]));
  try {
    const mediaType = await mediaTypeOf(incoming, { field: 'file', accepts }, { parsing, by });
    const storedAs = await store.keep(id, incoming);
    const { byteLength } = content;
    return { id, name: shownName(name), mediaType, content: { storedAs, byteLength } };
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return null;
    throw error;
  } finally {
    await store.discard(incoming);
  }
}

interface Noted {
  readonly from: string;
  readonly subject: string;
  readonly request: string | null;
  /** Null where it was taken. */
  readonly refusal: string | null;
}

/** Writes down that a mail has come, inside the current transaction; false where somebody has done so already. */
async function note(
  db: Database,
  key: string,
  { from, subject, request: requestId, refusal }: Noted,
  at: number,
): Promise<boolean> {
  const said = {
    fromAddress: foreignLine(from, 320) ?? '',
    subject: foreignLine(subject, 200) ?? '',
  };
  const written = await db.orm
    .insert(supportMails)
    .values({ id: newId(at), key, requestId, refusal, at, ...said })
    .onConflictDoNothing()
    .returning({ id: supportMails.id });
  return written.length > 0;
}
