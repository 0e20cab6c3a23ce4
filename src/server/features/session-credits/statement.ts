import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { movementSentences, type TransferType } from '#domain/credits/ledger.ts';
import type { Database } from '#database/database.ts';
import {
  bookings,
  creditLots,
  ledgerTransfers,
  programmes,
  sessionOptions,
  sessions,
} from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { sentencesOf } from './uses.ts';

/** So many movements are told at once. */
const mostMovements = 500;

export type Credits = ResponseOf<Endpoints['GET /session-credits/{entityType}/{entityId}']>;

/** The lots that a condition names, the fullest answer first: what is left, then what was. */
export async function lotsWhere(
  db: Database,
  where: SQL,
  holder: Credits['holder'],
): Promise<Credits['lots']> {
  const balance = (kind: string) =>
    sql<number>`coalesce((select sum(a.balance)::int from ledger_accounts a where a.lot_id = ${creditLots.id} and a.kind = ${kind}), 0)`;
  const rows = await db.orm
    .select({
      lot: creditLots,
      session: { id: sessions.id, name: sessions.name },
      programme: { id: programmes.id, name: programmes.name },
      available: balance('available'),
      held: balance('held'),
      spent: balance('spent'),
      forfeited: balance('forfeited'),
    })
    .from(creditLots)
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .where(where)
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id));
  const rules = new Map<string, string[]>();
  for (const { lot } of rows) rules.set(lot.id, await sentencesOf(db, lot.id));
  return rows.map(({ lot, ...rest }) => ({
    ...rest,
    id: lot.id,
    rules: rules.get(lot.id) ?? [],
    holder,
    quantity: lot.quantity,
    expiresAt: wireInstant(lot.expiresAt),
    source: lot.source,
    status: lot.status,
  }));
}

/** What a movement does to what can be booked with: units come into an account of available ones, or leave it; with pools, also what comes into those and leaves them. */
const changeOf = (ofPools: boolean) => {
  const counts = (key: SQL): SQL =>
    ofPools
      ? sql`(starts_with(${key}, 'available:') or starts_with(${key}, 'pool:'))::int`
      : sql`starts_with(${key}, 'available:')::int`;
  return sql<number>`${ledgerTransfers.amount} * (
    ${counts(sql`${ledgerTransfers.creditKey}`)} - ${counts(sql`${ledgerTransfers.debitKey}`)})`;
};
const inOrder = [ledgerTransfers.at, ledgerTransfers.position, ledgerTransfers.id];

/** The newest movements that a condition names, each with the available balance it left, of which all older ones are part. */
export async function statementWhere(
  db: Database,
  where: SQL,
  { ofPools }: { readonly ofPools: boolean },
): Promise<Credits['statement']> {
  const change = changeOf(ofPools);
  const rows = await db.orm
    .select({
      transfer: ledgerTransfers,
      change,
      balanceAfter: sql<number>`(sum(${change}) over (order by ${sql.join(inOrder, sql`, `)}))::int`,
      session: { id: sessions.id, name: sessions.name },
      programme: { id: programmes.id, name: programmes.name },
      booking: { id: bookings.id, reference: bookings.reference },
    })
    .from(ledgerTransfers)
    .innerJoin(creditLots, eq(creditLots.id, ledgerTransfers.lotId))
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .innerJoin(programmes, eq(programmes.id, ledgerTransfers.programmeId))
    .leftJoin(bookings, eq(bookings.id, ledgerTransfers.bookingId))
    .where(and(where, ofPools ? undefined : sql`${creditLots.holderType} <> 'pool'`))
    .orderBy(...inOrder.map((column) => desc(column)))
    .limit(mostMovements);
  return rows.map(({ transfer, ...rest }) => ({
    ...rest,
    id: transfer.id,
    at: wireInstant(transfer.at),
    type: transfer.type,
    sentence: movementSentences[transfer.type as TransferType],
  }));
}
