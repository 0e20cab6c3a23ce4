import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots, ledgerAccounts, programmes, teams } from '#database/schema/index.ts';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { newId } from '#domain/ids.ts';
import { armTimers } from '#server/records/timers.ts';
import { publishChange } from '#server/stream/publish.ts';
import type { Ringing } from '#server/timers/ringing.ts';
import { book } from './ledger.ts';
import { settleLotStatus } from './lot-status.ts';

/** The name under which lots of session credits keep their history and their timers. */
export const lotMachine = 'credit-lot';
const expiry = 'EXPIRE';

/** Sets the timers of lots at the moment they expire; for a lot whose expiry was moved it moves with it. */
export async function armExpiry(
  db: Database,
  lots: readonly { readonly id: string; readonly expiresAt: number }[],
): Promise<void> {
  await armTimers(
    db,
    lots.map(({ id, expiresAt }) => ({
      machine: lotMachine,
      entityId: id,
      timer: expiry,
      runAt: expiresAt,
    })),
  );
}

/** Lots as the timer worker knows them. */
export const lotRinging: Ringing = {
  lock: async (db, id) => (await lockLot(db, id)) !== null,
  ring: (db, id, _, at) => expireLot(db, id, at),
};

/**
 * What is left in a lot at its expiry expires, inside the current transaction; units held for a booking stay with it (domain reference, 5.4). Called again, or
 * for a lot with nothing left, it does nothing; called too early, it sets the timer anew.
 */
export async function expireLot(db: Database, id: string, at: number): Promise<void> {
  const lot = await lockLot(db, id);
  if (lot?.status !== 'active') return;
  if (lot.expiresAt > at) {
    await armExpiry(db, [lot]);
    return;
  }
  const left = await db.orm
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.lotId, id),
        inArray(ledgerAccounts.kind, ['pool', 'available']),
        gt(ledgerAccounts.balance, 0),
      ),
    );
  const cause = {
    machine: lotMachine,
    entityId: id,
    event: expiry,
    eventId: newId(at),
    actorId: null,
    at,
  };
  await book(
    db,
    lot.programmeId,
    cause,
    left.map(({ kind, balance }) => ({
      type: 'EXPIRED',
      from: { kind: kind as AccountKind, lotId: id },
      to: { kind: 'expired', lotId: id },
      amount: balance,
      lotId: id,
      memberId: lot.holderType === 'member' ? lot.holderId : null,
      teamId: lot.holderType === 'team' ? lot.holderId : null,
    })),
  );
  await settleLotStatus(db, id, at);
  const holder = lot.holderType === 'team' ? lot.leaderId : lot.holderId;
  await publishChange(db, {
    topics: ['credits', 'dashboard'],
    to: { userIds: holder === null ? [] : [holder], staff: true },
  });
}

/** A lot, with its programme's ledger locked: as every booking does, before the lot itself. */
async function lockLot(db: Database, id: string) {
  const [found] = await db.orm
    .select({ programmeId: creditLots.programmeId })
    .from(creditLots)
    .where(eq(creditLots.id, id));
  if (!found) return null;
  await db.orm
    .select({ id: programmes.id })
    .from(programmes)
    .where(eq(programmes.id, found.programmeId))
    .for('no key update');
  const [lot] = await db.orm
    .select({
      id: creditLots.id,
      programmeId: creditLots.programmeId,
      status: creditLots.status,
      holderType: creditLots.holderType,
      holderId: creditLots.holderId,
      leaderId: teams.leaderId,
      expiresAt: creditLots.expiresAt,
    })
    .from(creditLots)
    .leftJoin(teams, and(eq(creditLots.holderType, 'team'), eq(teams.id, creditLots.holderId)))
    .where(eq(creditLots.id, id));
  return lot ?? null;
}
