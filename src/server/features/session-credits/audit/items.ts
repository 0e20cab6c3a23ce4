import { alias } from 'drizzle-orm/pg-core';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Endpoints } from '#contract/endpoints.ts';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import { movementSentences, transferTypes, type TransferType } from '#domain/credits/ledger.ts';
import type { CreditHolderType } from '#domain/credits/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import {
  bookings,
  creditLots,
  ledgerTransfers,
  sessionOptions,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { mayOpenBooking, type Reader } from './visible.ts';

export type AuditItem = ResponseOf<
  Endpoints['GET /programmes/{programme}/session-credit-audit-items']
>['data']['results'][number];

const members = alias(users, 'members');
const here = sql`x.programme_id = ${ledgerTransfers.programmeId} and x.position <= ${ledgerTransfers.position}`;

/** What the holder could book with after a transfer, or the pool give: of all transfers up to it, by the indexes of whose they are. */
const balanceAfter = sql<number>`(case
  when ${ledgerTransfers.memberId} is not null then
    (select sum(x.change) from ledger_transfers x where ${here} and x.member_id = ${ledgerTransfers.memberId})
  when ${ledgerTransfers.teamId} is not null then
    (select sum(x.change) from ledger_transfers x where ${here} and x.team_id = ${ledgerTransfers.teamId})
  else (select sum(x.amount * (starts_with(x.credit_key, 'pool:')::int - starts_with(x.debit_key, 'pool:')::int))
    from ledger_transfers x
    where ${here} and (starts_with(x.debit_key, 'pool:') or starts_with(x.credit_key, 'pool:')))
  end)::int`;

/** Rows of the ledger, with everything that is told of them. The caller narrows, sorts and cuts. */
export const itemsFor = (db: Database, reader: Reader) =>
  db.orm
    .select({
      transfer: ledgerTransfers,
      balanceAfter,
      member: members.fullName,
      team: teams.name,
      session: { id: sessions.id, name: sessions.name },
      booking: { id: bookings.id, reference: bookings.reference },
      mayOpen: mayOpenBooking(reader),
      actor: personReferenceColumns,
      source: creditLots.source,
    })
    .from(ledgerTransfers)
    .innerJoin(creditLots, eq(creditLots.id, ledgerTransfers.lotId))
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .leftJoin(bookings, eq(bookings.id, ledgerTransfers.bookingId))
    .leftJoin(members, eq(members.id, ledgerTransfers.memberId))
    .leftJoin(teams, eq(teams.id, ledgerTransfers.teamId))
    .leftJoin(users, eq(users.id, ledgerTransfers.actorId));

type Row = Awaited<ReturnType<typeof itemsFor>>[number];

/** What a search looks through. */
export const searchable: readonly SQL[] = [
  sql`${members.fullName}`,
  sql`${teams.name}`,
  sql`${sessions.name}`,
  sql`${bookings.reference}`,
];

export function itemOf(row: Row, reader: Reader): AuditItem {
  const { transfer, booking, mayOpen, source } = row;
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
    amount: transfer.amount,
    change: transfer.change,
    balanceAfter: row.balanceAfter,
    booking: booking && { ...booking, mayOpen },
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
