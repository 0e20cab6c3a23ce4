import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Person } from '#machines/person.ts';
import { receiptSentences, type KeptTrace, type ReceiptLine } from '#domain/people/traces.ts';
import { counted } from '#domain/text/counted.ts';
import type { Database } from '#database/database.ts';
import {
  creditLots,
  erasureReceipts,
  machineEvents,
  outbox,
  users,
} from '#database/schema/index.ts';
import { bookingsOf } from '#database/schema/rows.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { productName } from '#server/mail/brand.ts';
import { letterOf } from '#server/mail/letter.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings/settings.ts';
import { tracesOf } from './erase.ts';

interface Erasure {
  readonly id: string;
  readonly at: number;
}

/** How much of what stays is about somebody. */
async function keptOf(db: Database, id: string): Promise<{ what: KeptTrace; count: number }[]> {
  const [sessions] = await db.orm.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${bookingsOf(id)} b`,
  );
  const kept = [
    { what: 'sessions', count: sessions?.rows ?? 0 },
    { what: 'lots', count: await db.orm.$count(creditLots, eq(creditLots.holderId, id)) },
    { what: 'steps', count: await db.orm.$count(machineEvents, eq(machineEvents.byId, id)) },
  ] as const;
  return kept.filter(({ count }) => count > 0);
}

/** Writes down what is about to become of somebody's data, in numbers alone; inside the transaction that erases them, and before it does. */
export async function writeReceipt(
  db: Database,
  { id, by, at }: Erasure & { readonly by: Person },
): Promise<void> {
  const gone = (await tracesOf(db, id)).map(({ trace, count }) => ({ what: trace, count }));
  const lines = [...gone, ...(await keptOf(db, id))];
  const byId = by.role === 'System' ? null : by.id;
  await db.orm.insert(erasureReceipts).values({ userId: id, at, byId, lines });
}

/** The receipt of somebody who was erased; null for everybody else, and for those of before there were any. */
export async function receiptOf(db: Database, userId: string) {
  const [row] = await db.orm
    .select({ receipt: erasureReceipts, by: { id: users.id, fullName: users.fullName } })
    .from(erasureReceipts)
    .leftJoin(users, eq(users.id, erasureReceipts.byId))
    .where(eq(erasureReceipts.userId, userId));
  if (!row) return null;
  const { at, lines } = row.receipt;
  return { at: wireInstant(at), by: row.by, lines: [...lines] };
}

/** The name of the errand that sends a receipt. */
export const receiptJob = 'erasureReceipt';

/** The address stands in the errand until it was used, and no longer. */
const wanted = z.object({ userId: z.string(), email: z.string().nullable() });

/** So often it is tried to reach somebody whom we are about to forget: about a quarter of an hour. */
const mostAttempts = 5;

/** Has the receipt sent to the address that somebody had, inside the transaction that erases them, and after it has. */
export const sendReceipt = (
  db: Database,
  { id, email, at }: Erasure & { readonly email: string },
): Promise<void> => {
  const payload: z.input<typeof wanted> = { userId: id, email };
  return enqueue(db, [{ kind: receiptJob, payload, dedupeKey: `${receiptJob}:${id}` }], at);
};

interface Options {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly settings: Pick<Settings, 'publicUrl' | 'smtpUrl'>;
}

/** Sends the receipt and forgets the address, also when nobody could be reached. Where mails are kept as files none is written: it would hold the address. */
export const receiptDelivery =
  ({ db, mailer, settings }: Options): Delivery =>
  async (payload, id, attempt = 1) => {
    const { userId, email } = wanted.parse(payload);
    const [receipt] = await db.orm
      .select()
      .from(erasureReceipts)
      .where(eq(erasureReceipts.userId, userId));
    if (email === null || !receipt) return;
    try {
      if (settings.smtpUrl !== null) await mailer.send(mailOf(id, email, receipt, settings));
    } catch (error) {
      if (attempt < mostAttempts) throw error;
    }
    const forgotten: z.input<typeof wanted> = { userId, email: null };
    await db.orm.update(outbox).set({ payload: forgotten }).where(eq(outbox.id, id));
  };

const headings = {
  removed: 'Removed',
  anonymous: 'Kept without your name',
  kept: 'Kept as it is',
} as const;

function mailOf(
  id: string,
  email: string,
  { userId, at, lines }: { userId: string; at: number; lines: readonly ReceiptLine[] },
  { publicUrl }: Pick<Settings, 'publicUrl'>,
) {
  const said = receiptSentences(lines, counted);
  const subject = `Your ${productName} account was erased`;
  const privacy = { path: '/privacy', label: 'Read our privacy policy' };
  const letter = {
    recipientId: userId,
    at,
    subject,
    text: 'Everything that said who you are was erased for good. This is what became of it, in the words that our staff read before. We keep no copy of this address, and this is the last email to it.',
    details: (['removed', 'anonymous', 'kept'] as const).flatMap((outcome) =>
      said[outcome].map((value, index) => ({ label: index === 0 ? headings[outcome] : '', value })),
    ),
    go: privacy,
    calendar: null,
  };
  return {
    id,
    to: { id: userId, name: '', email },
    at,
    subject,
    ...letterOf(letter, 'there', publicUrl, { below: { path: '/terms', label: 'Terms' } }),
    calendar: null,
  };
}
