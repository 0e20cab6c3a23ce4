import { and, eq, gte, lt } from 'drizzle-orm';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Database } from '#database/database.ts';
import { ledgerTransfers } from '#database/schema/index.ts';
import { formerTotal, rememberTotal, totalOf } from '#server/http/answers/totals.ts';
import { pageOffset, pageWindow } from '#server/http/lists.ts';
import { foundIn } from './found.ts';
import { itemOf, itemsFor, type EitherItem, type Order } from './items.ts';
import {
  readsAll,
  sightOf,
  visibleTransfers,
  within,
  type Books,
  type Reader,
  type Sight,
} from './visible.ts';

export type AuditQuery = QueryOf<
  Endpoints['GET /programmes/{programme}/session-credit-audit-items']
> & {
  /** Of AI credits. */
  readonly conversation?: string | undefined;
};
/** So many are sooner sorted than met on the way through an order. */
const few = 10_000;
/** So many are sooner counted with their page than by themselves, also where an index has their order. */
const little = 500;

/** One page of a programme's ledger, the newest first unless asked otherwise, and the number of all. Pages of the second half are counted from the end. */
export async function auditPage(
  db: Database,
  reader: Reader,
  books: Books,
  { query, now }: { readonly query: AuditQuery; readonly now: number },
): Promise<{ results: EitherItem[]; total: number }> {
  const sight = await sightOf(db, reader);
  const where = and(
    within(books),
    visibleTransfers(sight),
    ...filters(query),
    query.search ? await foundIn(db, books, query.search) : undefined,
  );
  const { pageNumber: _, perPage: __, orderProperty: ___, order: ____, ...asked } = query;
  const question = { ledger: books, reader: reader.id, ...asked };
  const isDescending = (query.order ?? 'Descending') === 'Descending';
  const orderFrom = (fromEnd: boolean): Order =>
    `${query.orderProperty ?? 'at'} ${isDescending === fromEnd ? 'asc' : 'desc'}`;
  const count = () => db.orm.$count(ledgerTransfers, where);
  const isPart = !isInOrder(sight, query);
  // What was rare when it was last asked for is looked up once, for its number and its page.
  if ((formerTotal(db, question) ?? Infinity) <= (isPart ? few : little)) {
    const offset = pageOffset(query);
    const cut = { order: orderFrom(false), size: query.perPage, offset };
    const rows = await itemsFor(db, books.unit, where, { ...cut, isRare: isPart, isCounted: true });
    const total = rows[0]?.total ?? (offset === 0 ? 0 : await count());
    rememberTotal(db, question, now, total);
    return { results: rows.map((row) => itemOf(row, sight)), total };
  }
  const total = await totalOf(db, question, now, count);
  const window = pageWindow(query, total);
  if (!window) return { results: [], total };
  const { fromEnd, offset, size } = window;
  const isRare = isPart && total <= few;
  const rows = await itemsFor(db, books.unit, where, {
    order: orderFrom(fromEnd),
    size,
    offset,
    isRare,
  });
  const items = rows.map((row) => itemOf(row, sight));
  return { results: fromEnd ? items.toReversed() : items, total };
}

/** Whether an index has all that is asked for in its order, so that it leads past nothing else. */
function isInOrder(
  sight: Sight,
  { orderProperty, search, from, before, ...query }: AuditQuery,
): boolean {
  const { type, member, team, booking, conversation, actor } = query;
  const named = [type, member, team, booking, conversation, actor].filter(Boolean).length;
  if (!readsAll(sight) || search || from || before) return false;
  const hasIndex = orderProperty !== 'amount' || actor !== undefined;
  return named === 0 || (named === 1 && hasIndex);
}

function filters({ type, member, team, booking, conversation, actor, from, before }: AuditQuery) {
  const { at } = ledgerTransfers;
  return [
    type && eq(ledgerTransfers.type, type),
    member && eq(ledgerTransfers.memberId, member),
    team && eq(ledgerTransfers.teamId, team),
    booking && eq(ledgerTransfers.bookingId, booking),
    conversation && eq(ledgerTransfers.conversationId, conversation),
    actor && eq(ledgerTransfers.actorId, actor),
    from && gte(at, Date.parse(from)),
    before && lt(at, Date.parse(before)),
  ].map((each) => each || undefined);
}
