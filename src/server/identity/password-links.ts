import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { passwordLinks } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { hashOfSecret } from './keys.ts';

/** Milliseconds for which it is remembered that a link is over. */
const remembered = DAY;

const purposes = ['recovery', 'invitation'] as const;
export type LinkPurpose = (typeof purposes)[number];

/** The name of the errand that makes a link and sends it. */
export const passwordLinkJob = 'passwordLink';

/** No address and no secret waits in the outbox. `userId` is null where nobody has the address that was typed. */
export const wantedLink = z.object({
  userId: z.string().nullable(),
  purpose: z.enum(purposes),
  /** Epoch milliseconds. */
  at: z.number(),
});

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Lets somebody set their password by a link in a mail, inside the current transaction: earlier links of the purpose are void at once. Nobody
 * (`null`) costs the same work, and gets no mail.
 */
export async function sendPasswordLink(
  db: Database,
  { userId, purpose, at }: { userId: string | null; purpose: LinkPurpose; at: number },
): Promise<void> {
  await voidLinks(db, userId ?? nobody, at, purpose);
  const payload: z.input<typeof wantedLink> = { userId, purpose, at };
  await enqueue(
    db,
    [{ kind: passwordLinkJob, payload, dedupeKey: `passwordLink:${newId(at)}` }],
    at,
  );
}

interface NewLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** Whose mailbox it goes to: the keyed hash of the address. */
  readonly account: string;
  readonly at: number;
  /** For how many milliseconds it works (policy parameter `linkTtl`). */
  readonly ttl: number;
}

/** Makes a link in the place of earlier ones; resolves to its secret, which is kept nowhere. */
export async function makeLink(
  db: Database,
  { userId, purpose, account, at, ttl }: NewLink,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.transaction(async () => {
    await voidLinks(db, userId, at, purpose);
    await db.orm.delete(passwordLinks).where(lt(passwordLinks.expiresAt, at - remembered));
    await db.orm.insert(passwordLinks).values({
      id: newId(at),
      userId,
      purpose,
      account,
      secretHash: hashOfSecret(secret),
      createdAt: at,
      expiresAt: at + ttl,
    });
  });
  return secret;
}

/** Ends the links of a person that are still open; of one purpose, or all. */
export async function voidLinks(
  db: Database,
  userId: string,
  at: number,
  purpose?: LinkPurpose,
): Promise<void> {
  await db.orm
    .update(passwordLinks)
    .set({ voidedAt: at })
    .where(
      and(
        eq(passwordLinks.userId, userId),
        isNull(passwordLinks.usedAt),
        isNull(passwordLinks.voidedAt),
        purpose && eq(passwordLinks.purpose, purpose),
      ),
    );
}

const isOpen = (secret: string, now: number) =>
  and(
    eq(passwordLinks.secretHash, hashOfSecret(secret)),
    isNull(passwordLinks.usedAt),
    isNull(passwordLinks.voidedAt),
    gt(passwordLinks.expiresAt, now),
  );

export interface UsedLink {
  readonly userId: string;
  readonly account: string;
}

/** Uses a link up, in one statement: of many attempts at one moment one succeeds. Null when it is used, void, over or none of ours. */
export async function spendLink(
  db: Database,
  secret: string,
  now: number,
): Promise<UsedLink | null> {
  const [used] = await db.orm
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(isOpen(secret, now))
    .returning({ userId: passwordLinks.userId, account: passwordLinks.account });
  return used ?? null;
}

/** Whether a link could be used now. */
export async function isLinkOpen(db: Database, secret: string, now: number): Promise<boolean> {
  const open = await db.orm
    .select({ id: passwordLinks.id })
    .from(passwordLinks)
    .where(isOpen(secret, now));
  return open.length > 0;
}
