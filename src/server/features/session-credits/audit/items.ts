import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { eq, sql, type SQL } from 'drizzle-orm';
import { movementSentences, transferTypes, type TransferType } from '#domain/credits/ledger.ts';
import type { CreditHolderType, CreditUnit } from '#domain/credits/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import { aroundPage, pageItself } from '#database/paged/around-a-page.ts';
import { directions, type Direction } from '#database/paged/directions.ts';
import type { Database } from '#database/database.ts';
import {
  bookings,
  creditLots,
  kaiCreditUses,
  ledgerTransfers,
  sessionOptions,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { totalBeside } from '#server/http/answers/totals.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { mayOpenBooking, type Sight } from './visible.ts';

const members = alias(users, 'members');

/** What of a transfer itself is shown. */
const itemColumns = {
  id: ledgerTransfers.id,
  programmeId: ledgerTransfers.programmeId,
  conversationId: ledgerTransfers.conversationId,
  position: ledgerTransfers.position,
  at: ledgerTransfers.at,
  type: ledgerTransfers.type,
  memberId: ledgerTransfers.memberId,
  teamId: ledgerTransfers.teamId,
  amount: ledgerTransfers.amount,
  change: ledgerTransfers.change,
  balanceAfter: ledgerTransfers.balanceAfter,
  reason: ledgerTransfers.reason,
};

/** Transfers are booked one after another, so their positions are in the order of time. */
const columns = {
  at: [ledgerTransfers.position],
  amount: [ledgerTransfers.change, ledgerTransfers.position],
} as const satisfies Readonly<Record<string, readonly PgColumn[]>>;

export const auditSorts = Object.keys(columns);

export type Order = `${keyof typeof columns} ${Direction}`;

/** No index has a computed order, so what matches is found first and sorted then, whatever the database believes. */
const computed = (column: PgColumn): SQL => sql`${column} + 0`;

function orderedBy(order: Order, isRare = false): SQL[] {
  const [property, direction] = order.split(' ') as [keyof typeof columns, Direction];
  return columns[property].map((column) =>
    directions[direction](isRare ? computed(column) : column),
  );
}

interface Cut {
  readonly order: Order;
  readonly size: number;
  readonly offset: number;
  /** So few match that they are sooner sorted than met on the way through the order. */
  readonly isRare?: boolean;
  /** Whether all that match are counted on the way. */
  readonly isCounted?: boolean;
}

/** Of the conversation that was paid for. */
const titleOf = sql<string | null>`(select ${kaiCreditUses.title} from ${kaiCreditUses}
  where ${kaiCreditUses.conversationId} = ${ledgerTransfers.conversationId})`;
const nothing = sql<string | null>`null::text`;

const one: Cut = { order: 'at asc', size: 1, offset: 0 };

const itemsAround = aroundPage((db, shape: `${CreditUnit} ${Order}`) => {
  const [unit, ...order] = shape.split(' ');
  return db.orm
    .select({
      transfer: itemColumns,
      member: members.fullName,
      team: teams.name,
      session: { id: sessions.id, name: sessions.name },
      group: creditLots.conversationGroup,
      title: unit === 'analysis' ? titleOf : nothing,
      booking: {
        id: bookings.id,
        reference: bookings.reference,
        requesterId: bookings.requesterId,
      },
      actor: personReferenceColumns,
      source: creditLots.source,
      /** How many match; null where they were not counted. */
      total: sql<number | null>`page.total`,
    })
    .from(pageItself)
    .innerJoin(ledgerTransfers, sql`${ledgerTransfers.id} = page.id`)
    .innerJoin(creditLots, eq(creditLots.id, ledgerTransfers.lotId))
    .leftJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .leftJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .leftJoin(bookings, eq(bookings.id, ledgerTransfers.bookingId))
    .leftJoin(members, eq(members.id, ledgerTransfers.memberId))
    .leftJoin(teams, eq(teams.id, ledgerTransfers.teamId))
    .leftJoin(users, eq(users.id, ledgerTransfers.actorId))
    .orderBy(...orderedBy(order.join(' ') as Order))
    .prepare('');
});

/** Rows of the ledger, with everything that is told of them: those of a page are found by their ids before anything else of them is read. */
export function itemsFor(
  db: Database,
  unit: CreditUnit,
  where: SQL | undefined,
  { order, size, offset, isRare = false, isCounted = false }: Cut = one,
) {
  const page = db.orm
    .select({ id: ledgerTransfers.id, total: totalBeside(isCounted).as('total') })
    .from(ledgerTransfers)
    .where(where)
    .orderBy(...orderedBy(order, isRare))
    .limit(size)
    .offset(offset);
  return itemsAround(db, `${unit} ${order}`, page);
}

type Row = Awaited<ReturnType<typeof itemsFor>>[number];

/** A transfer of either unit, as the reader may know of it. */
export type EitherItem = ReturnType<typeof itemOf>;

export function itemOf(row: Row, reader: Sight) {
  const { transfer, booking, source, title } = row;
  const type = typeOf(transfer.type);
  const isHidden = source === 'goodwill' && !isStaff(reader);
  return {
    id: transfer.id,
    position: transfer.position,
    at: wireInstant(transfer.at),
    type,
    sentence: movementSentences[type],
    holder: holderOf(row),
    session: row.session,
    group: row.group,
    amount: transfer.amount,
    change: transfer.change,
    balanceAfter: transfer.balanceAfter,
    booking: booking && {
      id: booking.id,
      reference: booking.reference,
      mayOpen: mayOpenBooking(reader, { ...transfer, requesterId: booking.requesterId }),
    },
    conversation: transfer.conversationId === null ? null : { id: transfer.conversationId, title },
    actor: row.actor,
    reason: isHidden ? null : transfer.reason,
  };
}

function holderOf({ transfer, member, team }: Row): {
  readonly type: CreditHolderType;
  readonly id: string;
  readonly name: string;
} {
  const { memberId, teamId, programmeId } = transfer;
  if (memberId !== null) return { type: 'member', id: memberId, name: member ?? '' };
  if (teamId !== null) return { type: 'team', id: teamId, name: team ?? '' };
  return { type: 'pool', id: programmeId, name: 'Pool' };
}

export function typeOf(written: string): TransferType {
  const known = transferTypes.find((each) => each === written);
  if (known === undefined) throw new Error(`A transfer is no ${written}.`);
  return known;
}
