import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Database } from '#database/database.ts';
import { ledgerTransfers } from '#database/schema/index.ts';
import { totalOf } from '#server/http/answers/totals.ts';
import { likePattern, pageWindow } from '#server/http/lists.ts';
import { itemOf, itemsFor, searchable, type AuditItem } from './items.ts';
import { visibleTransfers, type Reader } from './visible.ts';

export type AuditQuery = QueryOf<
  Endpoints['GET /programmes/{programme}/session-credit-audit-items']
>;
type Property = NonNullable<AuditQuery['orderProperty']>;

/** Transfers are booked one after another, so their positions are in the order of time. */
const columns: Readonly<Record<Property, readonly PgColumn[]>> = {
  at: [ledgerTransfers.position],
  amount: [ledgerTransfers.change, ledgerTransfers.position],
};

export const auditSorts = Object.keys(columns);

/** One page of a programme's ledger, the newest first unless asked otherwise, and the number of all. Pages of the second half are counted from the end. */
export async function auditPage(
  db: Database,
  reader: Reader,
  programmeId: string,
  query: AuditQuery,
  now: number,
): Promise<{ results: AuditItem[]; total: number }> {
  const where = and(
    eq(ledgerTransfers.programmeId, programmeId),
    visibleTransfers(reader),
    ...filters(query),
  );
  const matching = query.search ? found(query.search) : undefined;
  const { pageNumber: _, perPage: __, orderProperty: ___, order: ____, ...asked } = query;
  const question = { ledger: programmeId, reader: reader.id, ...asked };
  const total = await totalOf(db, question, now, () => countOf(db, reader, where, matching));
  const window = pageWindow(query, total);
  if (!window) return { results: [], total };
  const { fromEnd, offset, size } = window;
  const isDescending = (query.order ?? 'Descending') === 'Descending';
  const direction = isDescending === fromEnd ? asc : desc;
  const order = columns[query.orderProperty ?? 'at'].map((column) => direction(column));
  const rows = matching
    ? await itemsFor(db, reader)
        .where(and(where, matching))
        .orderBy(...order)
        .limit(size)
        .offset(offset)
    : await itemsFor(db, reader)
        .where(
          inArray(
            ledgerTransfers.id,
            db.orm
              .select({ id: ledgerTransfers.id })
              .from(ledgerTransfers)
              .where(where)
              .orderBy(...order)
              .limit(size)
              .offset(offset),
          ),
        )
        .orderBy(...order);
  const items = rows.map((row) => itemOf(row, reader));
  return { results: fromEnd ? items.toReversed() : items, total };
}

async function countOf(
  db: Database,
  reader: Reader,
  where: SQL | undefined,
  matching: SQL | undefined,
): Promise<number> {
  if (!matching) return db.orm.$count(ledgerTransfers, where);
  const rows = itemsFor(db, reader).where(and(where, matching)).as('found');
  return db.orm.$count(rows);
}

function filters({ type, member, team, booking, actor, from, before }: AuditQuery) {
  const { at } = ledgerTransfers;
  return [
    type && eq(ledgerTransfers.type, type),
    member && eq(ledgerTransfers.memberId, member),
    team && eq(ledgerTransfers.teamId, team),
    booking && eq(ledgerTransfers.bookingId, booking),
    actor && eq(ledgerTransfers.actorId, actor),
    from && gte(at, Date.parse(from)),
    before && lt(at, Date.parse(before)),
  ].map((each) => each || undefined);
}

function found(search: string): SQL | undefined {
  const pattern = likePattern(search);
  return or(...searchable.map((text) => ilike(text, pattern)));
}
