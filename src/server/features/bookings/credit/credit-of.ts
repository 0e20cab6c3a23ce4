import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { booking } from '#contract/bookings/bookings.ts';
import { movementSentences, type TransferType } from '#domain/credits/ledger.ts';
import type { Database } from '#database/database.ts';
import { creditLots, ledgerTransfers, programmes } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';

type Credit = z.input<typeof booking>['credit'];

/** Whose units they are: a booking's, or those of one who comes to it. */
interface Paying {
  readonly lotId: string | null;
  readonly bookingId: string;
  readonly attendeeId?: string;
}

/** What pays for a booking or for a place in it, and every movement of it so far. */
export async function creditOf(
  db: Database,
  cost: number,
  { lotId, bookingId, attendeeId }: Paying,
): Promise<Credit> {
  if (!lotId) return { cost, lot: null, movements: [] };
  const [lot] = await db.orm
    .select({
      id: creditLots.id,
      expiresAt: creditLots.expiresAt,
      programme: { id: programmes.id, name: programmes.name },
    })
    .from(creditLots)
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .where(eq(creditLots.id, lotId));
  const movements = await db.orm
    .select()
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.bookingId, bookingId),
        attendeeId === undefined ? undefined : eq(ledgerTransfers.attendeeId, attendeeId),
      ),
    )
    .orderBy(asc(ledgerTransfers.position));
  return presentCredit(cost, lot ?? null, movements);
}

/** A movement of units, as its row has it. */
export interface Movement {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly type: string;
  readonly amount: number;
  readonly debitKey: string;
  readonly creditKey: string;
}

type Lot = Omit<NonNullable<Credit['lot']>, 'expiresAt'> & { readonly expiresAt: number };

/** What pays with its movements, on the wire. */
export const presentCredit = (
  cost: number,
  lot: Lot | null,
  movements: readonly Movement[],
): Credit => ({
  cost,
  lot: lot && { ...lot, expiresAt: wireInstant(lot.expiresAt) },
  movements: movements.map((movement) => ({
    id: movement.id,
    at: wireInstant(movement.at),
    type: movement.type,
    amount: movement.amount,
    from: accountKind(movement.debitKey),
    to: accountKind(movement.creditKey),
    sentence: movementSentences[movement.type as TransferType],
  })),
});

const accountKind = (key: string): string => key.slice(0, key.indexOf(':'));
