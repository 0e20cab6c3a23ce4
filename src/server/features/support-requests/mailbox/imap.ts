import { ImapFlow } from 'imapflow';
import { limits } from '#server/parsing/limits.ts';
import type { SupportMailbox } from '#server/settings/support-mailbox.ts';

/** A mail as it lies in the mailbox. */
export interface LyingMail {
  /** The same for the same mail, whoever reads it and however often. */
  readonly key: string;
  /** What is longer than is read ends a byte behind the limit. */
  readonly content: Uint8Array;
}

/** So many are taken in one look. */
const most = 50;

/** A server that does not answer keeps nothing waiting for longer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Takes every mail that nobody has seen, one after the other, and marks it as seen once it is taken; what fails in between is found again by the next look. */
export async function takeUnseen(
  { host, port, isSecure, username: user, password: pass, folder }: SupportMailbox,
  take: (mail: LyingMail) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    auth: { user, pass },
    logger: false,
    ...patience,
  });
  // Every command that was under way rejects; whoever waits for one hears of it.
  client.on('error', () => undefined);
  const failures: unknown[] = [];
  try {
    await client.connect();
    const lock = await client.getMailboxLock(folder);
    try {
      const validity = client.mailbox ? client.mailbox.uidValidity : 0;
      const unseen = (await client.search({ seen: false }, { uid: true })) || [];
      for (const uid of unseen.slice(0, most)) {
        if (signal.aborted) return;
        const source = { start: 0, maxLength: limits.incomingMail.bytes + 1 };
        const found = await client.fetchOne(String(uid), { uid: true, source }, { uid: true });
        if (!found || !found.source) continue;
        const mail = { key: `${user}@${host}/${folder}/${validity}/${uid}`, content: found.source };
        // One that can’t be taken now keeps no other one waiting.
        const isTaken = await take(mail).then(
          () => true,
          (error: unknown) => failures.push(error) === 0,
        );
        if (!isTaken) continue;
        await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
      }
    } finally {
      lock.release();
    }
  } catch (error) {
    // oxlint-disable-next-line preserve-caught-error -- servers quote names and passwords, and logs show causes
    throw new Error(`The support mailbox could not be read (${codeOf(error)}).`);
  } finally {
    client.close();
  }
  if (failures.length > 0) throw failures[0];
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : error instanceof Error
      ? error.name
      : 'no code';
