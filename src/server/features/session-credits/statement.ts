import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { drawPlaces, type DrawPlace } from '#domain/credits/draw-order.ts';
import { movementSentences, type TransferType } from '#domain/credits/ledger.ts';
import { isUsable } from '#machines/credit-lot/labels.ts';
import type { Database } from '#database/database.ts';
import {
  bookings,
  creditLots,
  kaiCreditUses,
  ledgerTransfers,
  programmes,
  sessionOptions,
  sessions,
} from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { mayOpenBooking, sightOf, type Reader } from './audit/visible.ts';
import { ofSession } from './of-unit.ts';
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
  const rules = await sentencesOf(
    db,
    rows.map(({ lot }) => lot.id),
  );
  const places = placesIn(rows);
  return rows.map(({ lot, ...rest }) => ({
    ...rest,
    draw: places.get(lot.id) ?? null,
    id: lot.id,
    rules: [...(rules.get(lot.id) ?? [])],
    holder,
    quantity: lot.quantity,
    expiresAt: wireInstant(lot.expiresAt),
    createdAt: wireInstant(lot.createdAt),
    source: lot.source,
    status: lot.status,
  }));
}

interface Row {
  readonly lot: typeof creditLots.$inferSelect;
  readonly session: { readonly id: string };
}

/** When each lot of a holder is drawn from, among those that pay for the same session. */
function placesIn(rows: readonly Row[]): ReadonlyMap<string, DrawPlace> {
  const usable = rows.filter(({ lot }) => isUsable(lot.status));
  const bySession = Map.groupBy(usable, ({ session }) => session.id);
  return new Map(
    [...bySession.values()].flatMap((lots) => [...drawPlaces(lots.map(({ lot }) => lot))]),
  );
}

/** What a movement does to some accounts: units come into them, or leave. */
const changeIn = (isOf: (key: PgColumn) => SQL) =>
  sql<number>`${ledgerTransfers.amount} * (
    (${isOf(ledgerTransfers.creditKey)})::int - (${isOf(ledgerTransfers.debitKey)})::int)`;
/** What can be booked with. */
const ofAvailable = changeIn((key) => sql`starts_with(${key}, 'available:')`);
/** The same with what nobody holds yet. */
const ofAvailableAndPools = changeIn(
  (key) => sql`starts_with(${key}, 'available:') or starts_with(${key}, 'pool:')`,
);
const newestFirst = [ledgerTransfers.at, ledgerTransfers.position, ledgerTransfers.id].map(
  (column) => desc(column),
);

/** Whose units were moved; null of those that nobody had. */
function holderIn(
  { memberId, teamId }: typeof ledgerTransfers.$inferSelect,
  name: string | null,
): Credits['statement'][number]['holder'] {
  const id = memberId ?? teamId;
  return id === null || name === null ? null : { id, name };
}

/** The newest movements that a condition names, each with the available balance it left, of which all older ones are part. */
export async function statementWhere(
  db: Database,
  reader: Reader,
  where: SQL,
  { ofPools }: { readonly ofPools: boolean },
): Promise<Credits['statement']> {
  const lines = await (ofPools
    ? movements(db, reader, where, ofAvailableAndPools)
    : movements(db, reader, sql`(${where}) and ${creditLots.holderType} <> 'pool'`, ofAvailable));
  return lines.map(ofSession);
}

/** The same of one lot: what came into it, and what went out. */
export function statementOfLot(
  db: Database,
  reader: Reader,
  lotId: string,
  kind: 'pool' | 'available',
) {
  const key = `${kind}:${lotId}`;
  const { debitKey, creditKey } = ledgerTransfers;
  const where = sql`(${debitKey} = ${key} or ${creditKey} = ${key})`;
  return movements(
    db,
    reader,
    where,
    changeIn((each) => sql`${each} = ${key}`),
  );
}

/**
 * Of sessions a movement names the session and the booking, of conversations their group and the conversation. The newest are found before anything else of them
 * is read, and what they left is reckoned back from what is there now.
 */
async function movements(db: Database, reader: Reader, where: SQL, change: SQL<number>) {
  const page = db.orm
    .select({ id: sql<string>`${ledgerTransfers.id}`.as('id'), change: change.as('change') })
    .from(ledgerTransfers)
    .innerJoin(creditLots, eq(creditLots.id, ledgerTransfers.lotId))
    .where(where)
    .orderBy(...newestFirst)
    .limit(mostMovements)
    .as('page');
  const [all] = await db.orm
    .select({ units: sql<number>`coalesce(sum(${change}), 0)::int` })
    .from(ledgerTransfers)
    .innerJoin(creditLots, eq(creditLots.id, ledgerTransfers.lotId))
    .where(where);
  const later = sql`coalesce(sum(page.change) over (
    order by ${sql.join(newestFirst, sql`, `)} rows between unbounded preceding and 1 preceding), 0)`;
  const rows = await db.orm
    .select({
      transfer: ledgerTransfers,
      change: sql<number>`page.change`,
      balanceAfter: sql<number>`(${all?.units ?? 0}::int - ${later})::int`,
      session: { id: sessions.id, name: sessions.name },
      group: creditLots.conversationGroup,
      programme: { id: programmes.id, name: programmes.name },
      booking: {
        id: bookings.id,
        reference: bookings.reference,
        requesterId: bookings.requesterId,
      },
      conversation: { id: kaiCreditUses.conversationId, title: kaiCreditUses.title },
      holderName: sql<string | null>`coalesce(
        (select u.full_name from users u where u.id = ${ledgerTransfers.memberId}),
        (select t.name from teams t where t.id = ${ledgerTransfers.teamId}))`,
    })
    .from(page)
    .innerJoin(ledgerTransfers, sql`${ledgerTransfers.id} = page.id`)
    .innerJoin(creditLots, eq(creditLots.id, ledgerTransfers.lotId))
    .leftJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .leftJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .innerJoin(programmes, eq(programmes.id, ledgerTransfers.programmeId))
    .leftJoin(bookings, eq(bookings.id, ledgerTransfers.bookingId))
    .leftJoin(kaiCreditUses, eq(kaiCreditUses.conversationId, ledgerTransfers.conversationId))
    .orderBy(...newestFirst);
  const sight = await sightOf(db, reader);
  return rows.map(({ transfer, booking, holderName: name, ...rest }) => ({
    ...rest,
    booking: booking && {
      id: booking.id,
      reference: booking.reference,
      mayOpen: mayOpenBooking(sight, { ...transfer, requesterId: booking.requesterId }),
    },
    holder: holderIn(transfer, name),
    id: transfer.id,
    at: wireInstant(transfer.at),
    type: transfer.type,
    sentence: movementSentences[transfer.type as TransferType],
  }));
}
