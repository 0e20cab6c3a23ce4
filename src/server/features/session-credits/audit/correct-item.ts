import { and, eq, inArray, sql } from 'drizzle-orm';
import { unitWords } from '#domain/credits/unit-words.ts';
import { counted } from '#domain/text/counted.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { newId } from '#domain/ids.ts';
import type { Person } from '#machines/person.ts';
import { isOneOf } from '#machines/states.ts';
import type { Database } from '#database/database.ts';
import { bookings, creditLots, ledgerAccounts, ledgerTransfers } from '#database/schema/index.ts';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { publishChange } from '#server/stream/publish.ts';
import { lotMachine } from '../arm-expiry.ts';
import { book, type Account } from '../ledger.ts';
import { settleLotStatus, unitsCameBack } from '../lot-status.ts';
import { within, type Books } from './visible.ts';

type Transfer = typeof ledgerTransfers.$inferSelect;

interface Reversal {
  readonly from: Account;
  readonly to: Account;
}

/** By which legal transfer units go back; what was issued is withdrawn. */
const reversals: Readonly<Record<string, readonly [AccountKind, AccountKind]>> = {
  'issued→pool': ['pool', 'withdrawn'],
  'pool→available': ['available', 'pool'],
  'available→pool': ['pool', 'available'],
  'available→expired': ['expired', 'available'],
};

const isPaying = isOneOf(creditLotStates.paying);

interface Correction {
  /** So many units can be taken back. */
  readonly most: number;
  readonly refusal: string | null;
}

/** How much of a transfer can be taken back now, or why nothing of it. */
export async function correctionOf(
  db: Database,
  transfer: Transfer,
  now: number,
): Promise<Correction> {
  const none = (refusal: string): Correction => ({ most: 0, refusal });
  if (transfer.bookingId !== null) return none(await atItsBooking(db, transfer.bookingId));
  if (transfer.conversationId !== null)
    return none('It belongs to a conversation. Refund the AI credit instead.');
  if (transfer.type === 'CORRECTED') return none('This is already a correction.');
  const reversal = reversalOf(transfer);
  if (!reversal) return none('Credits that expired in the pool or were deleted can’t be returned.');
  const [done] = await db.orm
    .select({ units: sql<number>`coalesce(sum(${ledgerTransfers.amount}), 0)::int` })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.reverses, transfer.id));
  const rest = transfer.amount - (done?.units ?? 0);
  if (rest === 0) return none('It has already been reversed.');
  if (reversal.to.kind !== 'withdrawn') {
    const [lot] = await lotsOf(db, [reversal.to.lotId]);
    if (!lot || !isPaying(lot.status) || lot.expiresAt <= now)
      return none(
        'The credits it came from can’t be used any more, so nothing can go back to them.',
      );
  }
  const [account] = await db.orm
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.key, `${reversal.from.kind}:${reversal.from.lotId}`));
  const most = Math.min(rest, account?.balance ?? 0);
  return most > 0
    ? { most, refusal: null }
    : none(
        'These credits are no longer where they were moved to: they have been moved on, reserved or used.',
      );
}

interface Asked {
  readonly id: string;
  readonly books: Books;
  readonly amount: number;
  readonly reason: string;
}

/** Takes units of a transfer back by a new one that points at it, behind the lock of the programme's ledger; resolves to the new one. */
export async function correctItem(
  db: Database,
  by: Person,
  { id, books, amount, reason }: Asked,
  at: number,
): Promise<string> {
  const { programmeId, unit } = books;
  const mine = and(eq(ledgerTransfers.id, id), within(books));
  const [transfer] = await db.orm.select().from(ledgerTransfers).where(mine);
  if (!transfer) throw refuse.notFound();
  const { most, refusal } = await correctionOf(db, transfer, at);
  const reversal = reversalOf(transfer);
  if (refusal !== null || !reversal) throw refuse.conflict({ request: refusal ?? '' });
  if (amount > most)
    throw refuse.invalid({
      amount: `Only ${counted(most, unitWords[unit].noun)} can be reversed.`,
    });
  const eventId = newId(at);
  const cause = {
    machine: lotMachine,
    entityId: transfer.lotId,
    event: 'CORRECT',
    eventId,
    actorId: by.id,
    at,
  };
  const { from, to } = reversal;
  const units = { unit, amount, lotId: transfer.lotId };
  await book(db, programmeId, cause, [
    {
      ...units,
      ...reversal,
      type: 'CORRECTED',
      memberId: transfer.memberId,
      teamId: transfer.teamId,
      reason,
      reverses: transfer.id,
    },
    // What was issued into somebody's own lot has no pool to be in.
    ...(isOwnPool(reversal)
      ? [
          {
            ...units,
            type: 'WITHDRAWN',
            from: to,
            to: { kind: 'withdrawn', lotId: to.lotId },
          } as const,
        ]
      : []),
  ]);
  const isBack = to.kind !== 'withdrawn' && !isOwnPool(reversal);
  const left = isBack && from.lotId === to.lotId ? null : from.lotId;
  if (left !== null) await settleLotStatus(db, left, at, amount);
  // A lot that was empty can be used again.
  if (isBack && to.lotId !== null)
    await unitsCameBack(db, to.lotId, { units: amount, of: null, cause });
  await publishChange(db, {
    topics: ['credits', 'dashboard'],
    to: { userIds: transfer.memberId === null ? [] : [transfer.memberId], staff: true },
  });
  const [booked] = await db.orm
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.causeEventId, eventId), eq(ledgerTransfers.type, 'CORRECTED')));
  return booked?.id ?? transfer.id;
}

/** Whether units would go back to the pool of the very lot that they were allocated to. */
const isOwnPool = ({ from, to }: Reversal): boolean =>
  to.kind === 'pool' && from.lotId === to.lotId;

/** The accounts between which units go back; null where there is no legal reversal. */
function reversalOf({ debitKey, creditKey }: Transfer): Reversal | null {
  const [from, to] = [partsOf(debitKey), partsOf(creditKey)];
  const reversal = reversals[`${from.kind}→${to.kind}`];
  if (!reversal) return null;
  const [leaves, enters] = reversal;
  return {
    from: { kind: leaves, lotId: to.owner },
    to: { kind: enters, lotId: enters === 'withdrawn' ? to.owner : from.owner },
  };
}

const partsOf = (key: string) => {
  const [kind = '', owner = ''] = key.split(':');
  return { kind, owner };
};

const lotsOf = (db: Database, ids: readonly (string | null)[]) =>
  db.orm
    .select({ id: creditLots.id, status: creditLots.status, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(
      inArray(
        creditLots.id,
        ids.filter((id) => id !== null),
      ),
    );

async function atItsBooking(db: Database, id: string): Promise<string> {
  const [booking] = await db.orm
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.id, id));
  return `It belongs to booking ${booking?.reference ?? id}. Correct the outcome there, or refund the credit.`;
}
