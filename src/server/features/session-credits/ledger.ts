import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { ledgerAccounts, ledgerTransfers, programmes } from '#database/schema/index.ts';
import { legalTransfers, type AccountKind, type TransferType } from '#domain/credits/ledger.ts';
import type { CreditUnit } from '#domain/credits/vocabulary.ts';
import { newId } from '#domain/ids.ts';
import { hashOf } from './proof/chain.ts';

/** One side of a transfer. `held` accounts belong to a booking, to an attendee with a lot where everybody pays for their own place, or to a conversation with a lot; `issued` to the programme, one for each unit; all others to a lot. */
export interface Account {
  readonly kind: AccountKind;
  readonly lotId: string | null;
  readonly bookingId?: string | null;
  readonly attendeeId?: string | null;
  readonly conversationId?: string | null;
}

export interface Transfer {
  /** That of its lot: sessions unless told. */
  readonly unit?: CreditUnit;
  readonly type: TransferType;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly lotId: string;
  readonly bookingId?: string | null;
  readonly attendeeId?: string | null;
  readonly conversationId?: string | null;
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

/** Rows of one statement. */
const piece = 1_000;

/**
 * Books transfers of one programme, in order, inside the current transaction, in the same few statements however many they are. The programme's row is locked
 * first, so that positions have no gaps, balances stay as they are read, and two bookings can't wait for each other. Throws {@link NotEnoughCredit} when an
 * account would fall below zero.
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
  const { organizationId } = ledger;
  let { position, hash } = ledger;
  const rows: (typeof ledgerTransfers.$inferInsert)[] = [];
  for (const transfer of transfers) {
    refuseIllegal(transfer);
    position += 1;
    const previousHash = hash;
    const row = {
      programmeId,
      position,
      unit: unitOf(transfer),
      type: transfer.type,
      debitKey: keyOf(transfer.from, programmeId, unitOf(transfer)),
      creditKey: keyOf(transfer.to, programmeId, unitOf(transfer)),
      amount: transfer.amount,
      lotId: transfer.lotId,
      bookingId: transfer.bookingId ?? null,
      attendeeId: transfer.attendeeId ?? null,
      conversationId: transfer.conversationId ?? null,
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
    rows.push({ ...row, id: newId(), organizationId, previousHash, hash });
  }
  await move(db, { programmeId, organizationId }, transfers);
  for (const some of piecesOf(rows)) await db.orm.insert(ledgerTransfers).values(some);
  await db.orm
    .update(programmes)
    .set({ ledgerPosition: position, ledgerHash: hash })
    .where(eq(programmes.id, programmeId));
}

const unitOf = ({ unit = 'session' }: Transfer): CreditUnit => unit;

function keyOf(
  { kind, attendeeId = null, bookingId = null, conversationId = null, lotId }: Account,
  programmeId: string,
  unit: CreditUnit,
): string {
  const user = attendeeId ?? conversationId;
  if (user !== null) return `${kind}:${user}:${lotId}`;
  const owner = bookingId ?? lotId;
  if (owner !== null) return `${kind}:${owner}`;
  return unit === 'session' ? `${kind}:${programmeId}` : `${kind}:${programmeId}:${unit}`;
}

function* piecesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let first = 0; first < rows.length; first += piece) yield rows.slice(first, first + piece);
}

/** Moves units between accounts, opening those that are new; no transfer may take more than those before it have left. */
async function move(
  db: Database,
  { programmeId, organizationId }: { programmeId: string; organizationId: string },
  transfers: readonly Transfer[],
): Promise<void> {
  const accounts = new Map(
    transfers.flatMap((transfer) => {
      const unit = unitOf(transfer);
      return [transfer.from, transfer.to].map(
        (each) => [keyOf(each, programmeId, unit), { ...each, unit }] as const,
      );
    }),
  );
  const changes = new Map([...accounts.keys()].map((key) => [key, 0]));
  for (const some of piecesOf([...accounts]))
    await db.orm
      .insert(ledgerAccounts)
      .values(
        some.map(([key, account]) => {
          const { attendeeId = null, bookingId = null, conversationId = null } = account;
          const of = { bookingId, attendeeId, conversationId };
          return { ...account, ...of, key, programmeId, organizationId };
        }),
      )
      .onConflictDoNothing();
  const balances = await balancesOf(db, [...accounts.keys()]);
  for (const transfer of transfers) {
    const { from, to, amount } = transfer;
    for (const [account, change] of [[from, -amount] as const, [to, amount] as const]) {
      const key = keyOf(account, programmeId, unitOf(transfer));
      const total = (changes.get(key) ?? 0) + change;
      if (account.kind !== 'issued' && (balances.get(key) ?? 0) + total < 0)
        throw new NotEnoughCredit(`${key} has fewer than ${-change}`);
      changes.set(key, total);
    }
  }
  for (const some of piecesOf([...changes].filter(([, change]) => change !== 0)))
    await db.orm.execute(sql`
      update ledger_accounts a set balance = a.balance + c.change
      from (values ${sql.join(
        some.map(([key, change]) => sql`(${key}, ${change}::int)`),
        sql`, `,
      )}) c(key, change)
      where a.key = c.key`);
}

async function balancesOf(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { key, balance } = ledgerAccounts;
  const balances = new Map<string, number>();
  for (const some of piecesOf(keys)) {
    const rows = await db.orm
      .select({ key, balance })
      .from(ledgerAccounts)
      .where(inArray(key, some));
    for (const row of rows) balances.set(row.key, row.balance);
  }
  return balances;
}

function refuseIllegal({ from, to, type }: Transfer): void {
  if (!legalTransfers.has(`${from.kind}→${to.kind}`)) {
    throw new Error(`A ledger never moves ${from.kind}→${to.kind} (${type})`);
  }
}
