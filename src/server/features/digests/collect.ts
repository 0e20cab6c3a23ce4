import { and, asc, eq, inArray } from 'drizzle-orm';
import { digestState } from '#machines/digest/states.gen.ts';
import { system } from '#machines/person.ts';
import { nextDigest, type MailRhythm } from '#domain/notifications/mail-rhythm.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { digestLines, digests } from '#database/schema/index.ts';
import { createTogether, sendLocked } from '#server/records/send.ts';
import { digestKind } from './kind.ts';

/** Whom a digest is for, with their clock and when they want it. */
export interface DigestRecipient {
  readonly id: string;
  readonly timeZone: string;
  readonly rhythm: MailRhythm;
}

export interface DigestLine {
  readonly recipient: DigestRecipient;
  readonly type: NotificationType;
  readonly text: string;
  readonly entity: string;
  readonly entityId: string;
}

/** Keeps something for the next digest of each recipient, inside the current transaction. */
export async function collect(
  db: Database,
  lines: readonly DigestLine[],
  at: number,
): Promise<void> {
  if (lines.length === 0) return;
  await db.orm.insert(digestLines).values(
    lines.map(({ recipient, ...line }) => ({
      ...line,
      id: newId(at),
      recipientId: recipient.id,
      createdAt: at,
    })),
  );
  const byId = new Map(lines.map(({ recipient }) => [recipient.id, recipient]));
  const open = await openDigestsOf(db, [...byId.keys()]);
  await begin(
    db,
    [...byId.values()].filter(({ id }) => !open.has(id)),
    at,
  );
}

/** Those who have a digest that collects; it does not go out before the current transaction ends, and so takes along what is collected there. */
async function openDigestsOf(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.orm
    .select({ recipientId: digests.recipientId })
    .from(digests)
    .where(
      and(inArray(digests.recipientId, [...ids]), inState(digests.status, digestState.collecting)),
    )
    .orderBy(asc(digests.recipientId))
    .for('share');
  return new Set(rows.map(({ recipientId }) => recipientId));
}

/** Begins a digest for each. Of two who begin one for the same person at once, the second finds that of the first. */
async function begin(
  db: Database,
  recipients: readonly DigestRecipient[],
  at: number,
): Promise<void> {
  if (recipients.length === 0) return;
  const firsts = recipients
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id: recipientId, timeZone, rhythm }) => ({
      id: newId(at),
      context: { recipientId, dueAt: null, sentAt: null },
      event: {
        type: 'COLLECT' as const,
        dueAt: nextDigest(timeZone, rhythm, at),
        by: system,
        at,
      },
    }));
  const begun = await db.orm
    .insert(digests)
    .values(
      firsts.map(({ id, context: { recipientId }, event: { dueAt } }) => ({
        id,
        recipientId,
        status: digestState.collecting,
        dueAt,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: digests.id });
  const isBegun = new Set(begun.map(({ id }) => id));
  await createTogether(
    db,
    digestKind,
    firsts.filter(({ id }) => isBegun.has(id)),
    async () => {},
  );
}

const collectingOf = (recipientId: string) =>
  and(eq(digests.recipientId, recipientId), inState(digests.status, digestState.collecting));

/** When what is collected for somebody goes out; null where nothing is. */
export async function nextDigestOf(db: Database, recipientId: string): Promise<number | null> {
  const [found] = await db.orm
    .select({ dueAt: digests.dueAt })
    .from(digests)
    .where(collectingOf(recipientId));
  return found?.dueAt ?? null;
}

/** Somebody has chosen other times for their mails: what is collected for them goes out then, or not at all. */
export async function moveDigest(
  db: Database,
  { id: recipientId, timeZone, rhythm }: DigestRecipient,
  at: number,
): Promise<void> {
  const [found] = await db.orm
    .select({ id: digests.id })
    .from(digests)
    .where(collectingOf(recipientId));
  const record = found && (await digestKind.lock(db, found.id));
  if (!record || record.row.status !== digestState.collecting) return;
  const stamp = { by: system, at };
  await sendLocked(
    db,
    digestKind,
    record,
    rhythm.digestEvery === 'never'
      ? { type: 'STOP', ...stamp }
      : { type: 'MOVE', dueAt: nextDigest(timeZone, rhythm, at), ...stamp },
  );
}
