import { alias } from 'drizzle-orm/pg-core';
import { eq, sql, type SQL } from 'drizzle-orm';
import { movementSentences, transferTypes, type TransferType } from '#domain/credits/ledger.ts';
import type { CreditHolderType } from '#domain/credits/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
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

interface Cut {
  readonly order: readonly SQL[];
  readonly size: number;
  readonly offset: number;
  /** So few match that they are sooner sorted than met on the way through the order. */
  readonly isRare?: boolean;
}

/** What transfers are found by first and sorted by then, whatever the database believes. */
const foundFirst = (where: SQL | undefined): SQL => sql`(
  with found as materialized (
    select ${ledgerTransfers.id}, ${ledgerTransfers.position}, ${ledgerTransfers.change} from ${ledgerTransfers} where ${where})
  select found.*, (select count(*)::int from found) as total from found) ledger_transfers`;

/** Rows of the ledger, with everything that is told of them: those of a page are found by their ids before anything else of them is read. */
export function itemsFor(
  db: Database,
  where: SQL | undefined,
  { order, size, offset, isRare = false }: Cut = { order: [], size: 1, offset: 0 },
) {
  const id = sql<string>`${ledgerTransfers.id}`.as('id');
  const total = sql<number | null>`${sql.raw(isRare ? 'ledger_transfers.total' : 'null::int')}`.as(
    'total',
  );
  const page = (
    isRare
      ? db.orm.select({ id, total }).from(foundFirst(where))
      : db.orm.select({ id, total }).from(ledgerTransfers).where(where)
  )
    .orderBy(...order)
    .limit(size)
    .offset(offset)
    .as('page');
  return db.orm
    .select({
      transfer: itemColumns,
      member: members.fullName,
      team: teams.name,
      session: { id: sessions.id, name: sessions.name },
      group: creditLots.conversationGroup,
      title: kaiCreditUses.title,
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
    .from(page)
    .innerJoin(ledgerTransfers, sql`${ledgerTransfers.id} = page.id`)
    .innerJoin(creditLots, eq(creditLots.id, ledgerTransfers.lotId))
    .leftJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .leftJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .leftJoin(kaiCreditUses, eq(kaiCreditUses.conversationId, ledgerTransfers.conversationId))
    .leftJoin(bookings, eq(bookings.id, ledgerTransfers.bookingId))
    .leftJoin(members, eq(members.id, ledgerTransfers.memberId))
    .leftJoin(teams, eq(teams.id, ledgerTransfers.teamId))
    .leftJoin(users, eq(users.id, ledgerTransfers.actorId))
    .orderBy(...order);
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
