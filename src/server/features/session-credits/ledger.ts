import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { ledgerAccounts, ledgerTransfers, programmes } from '#database/schema/index.ts';
import { legalTransfers, type AccountKind, type TransferType } from '#domain/credits/ledger.ts';
import { newId } from '#domain/ids.ts';
import { hashOf } from './proof/chain.ts';

/** One side of a transfer. `held` accounts belong to a booking, or to an attendee with a lot where everybody pays for their own place; `issued` to the programme, all others to a lot. */
export interface Account {
  readonly kind: AccountKind;
  readonly lotId: string | null;
  readonly bookingId?: string | null;
  readonly attendeeId?: string | null;
}

export interface Transfer {
  readonly type: TransferType;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly lotId: string;
  readonly bookingId?: string | null;
  readonly attendeeId?: string | null;
  readonly memberId?: string | null;
  readonly teamId?: string | null;
  readonly reason?: string | null;
  /** The transfer that this one takes back. */
  readonly reverses?: string | null;
}

/** Why units move: the event of a chart. `eventId` makes repeating a transfer impossible. */
export interface Cause {
  readonly machine: string;
  readonly entityId: string;
  readonly event: string;
  readonly eventId: string;
  readonly actorId: string | null;
  readonly at: number;
}

/** The account that would pay has fewer units than were asked for. */
export class NotEnoughCredit extends Error {
  override readonly name = 'NotEnoughCredit';
}

/**
 * Books transfers of one programme, in order, inside the current transaction. The programme's row is locked first, so that positions have no gaps and two
 * bookings can't wait for each other. Throws {@link NotEnoughCredit} when an account would fall below zero.
 */
export async function book(
  db: Database,
  programmeId: string,
  cause: Cause,
  transfers: readonly Transfer[],
): Promise<void> {
  const [ledger] = await db.orm
    .select({
      organizationId: programmes.organizationId,
      position: programmes.ledgerPosition,
      hash: programmes.ledgerHash,
    })
    .from(programmes)
    .where(eq(programmes.id, programmeId))
    .for('no key update');
  if (!ledger) throw new Error(`There is no programme ${programmeId} to keep a ledger for`);
  let { position, hash } = ledger;
  for (const transfer of transfers) {
    refuseIllegal(transfer);
    const debitKey = await move(
      db,
      programmeId,
      ledger.organizationId,
      transfer.from,
      -transfer.amount,
    );
    const creditKey = await move(
      db,
      programmeId,
      ledger.organizationId,
      transfer.to,
      transfer.amount,
    );
    position += 1;
    const previousHash = hash;
    const row = {
      programmeId,
      position,
      type: transfer.type,
      debitKey,
      creditKey,
      amount: transfer.amount,
      lotId: transfer.lotId,
      bookingId: transfer.bookingId ?? null,
      attendeeId: transfer.attendeeId ?? null,
      memberId: transfer.memberId ?? null,
      teamId: transfer.teamId ?? null,
      reason: transfer.reason ?? null,
      reverses: transfer.reverses ?? null,
      causeMachine: cause.machine,
      causeEntityId: cause.entityId,
      causeEvent: cause.event,
      causeEventId: cause.eventId,
      actorId: cause.actorId,
      at: cause.at,
    };
    hash = hashOf(previousHash, row);
    const { organizationId } = ledger;
    await db.orm
      .insert(ledgerTransfers)
      .values({ ...row, id: newId(), organizationId, previousHash, hash });
  }
  await db.orm
    .update(programmes)
    .set({ ledgerPosition: position, ledgerHash: hash })
    .where(eq(programmes.id, programmeId));
}

/** Adds to an account by one conditional statement, opening it when it is new; resolves to its key. */
async function move(
  db: Database,
  programmeId: string,
  organizationId: string,
  account: Account,
  change: number,
): Promise<string> {
  const { attendeeId = null, bookingId = null, lotId } = account;
  const owner = attendeeId ? `${attendeeId}:${lotId}` : (bookingId ?? lotId ?? programmeId);
  const key = `${account.kind}:${owner}`;
  await db.orm
    .insert(ledgerAccounts)
    .values({ ...account, key, programmeId, organizationId, bookingId, attendeeId })
    .onConflictDoNothing();
  const [moved] = await db.orm
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${change}` })
    .where(
      sql`${ledgerAccounts.key} = ${key} and (${ledgerAccounts.kind} = 'issued' or ${ledgerAccounts.balance} + ${change} >= 0)`,
    )
    .returning({ key: ledgerAccounts.key });
  if (!moved) throw new NotEnoughCredit(`${key} has fewer than ${-change}`);
  return key;
}

function refuseIllegal({ from, to, type }: Transfer): void {
  if (!legalTransfers.has(`${from.kind}→${to.kind}`)) {
    throw new Error(`A ledger never moves ${from.kind}→${to.kind} (${type})`);
  }
}
