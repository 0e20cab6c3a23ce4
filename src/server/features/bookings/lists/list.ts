import { and, asc, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Order } from '#contract/kernel/lists.ts';
import { bookingTabs, firstOrderOf, type BookingTab } from '#domain/bookings/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import { statusesOfTab } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings, organizations } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { likePattern, pageOffset, pageWindow, type PageWindow } from '#server/http/lists.ts';
import { formerTotal, rememberTotal, totalOf } from '#server/http/answers/totals.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { visibleTo } from '../record/policy.ts';
import { noteMissing, questionnaireMissing } from './paperwork.ts';
import {
  countedSummariesOn,
  summariesOn,
  type BookingSummary,
  type PageOfIds,
} from './summaries.ts';

export type BookingQuery = QueryOf<Endpoints['GET /bookings']>;

/**
 * One page of bookings and the number of all. Pages of the second half are counted from the end, so that the last costs no more than the first; the ids come
 * first, so that only the rows of the page are read.
 */
export async function bookingPage(
  db: Database,
  principal: Principal,
  query: BookingQuery,
  now: number,
): Promise<{ results: BookingSummary[]; total: number }> {
  const where = await conditionOf(db, principal, query);
  const asked = askedFor(query);
  const question = { ...scopeOf(principal), ...asked };
  const isNarrow = isPartOf(principal, query, Object.keys(asked).length > 1);
  if (isNarrow && (formerTotal(db, question) ?? Infinity) <= few) {
    const found = await foundAtOnce(db, principal, query, where);
    rememberTotal(db, question, now, found.total);
    return found;
  }
  const total = await totalOf(db, question, now, () => db.orm.$count(bookings, where));
  const window = pageWindow(query, total);
  if (!window) return { results: [], total };
  const ids =
    isNarrow && total <= few
      ? rareIdsOf(db, query, where, window)
      : idsOf(db, query, where, window);
  const summaries = await summariesOn(db, ids, principal);
  return { results: window.fromEnd ? summaries.toReversed() : summaries, total };
}

/** Whether an order leads past bookings that are not asked for. It does not for all of a tab, nor for a coach's by start, which have an index. */
const isPartOf = (principal: Principal, { orderProperty }: BookingQuery, isNarrowed: boolean) =>
  isNarrowed ||
  (principal.role === 'Coach' ? (orderProperty ?? 'startsAt') !== 'startsAt' : !isStaff(principal));

/** What was rare when it was last asked for is looked up once, for its number and its page. */
async function foundAtOnce(
  db: Database,
  principal: Principal,
  query: BookingQuery,
  where: SQL | undefined,
): Promise<{ results: BookingSummary[]; total: number }> {
  const window = { fromEnd: false, offset: pageOffset(query), size: query.perPage };
  const { results, total } = await countedSummariesOn(
    db,
    rareIdsOf(db, query, where, window),
    principal,
  );
  return { results, total: total ?? (await db.orm.$count(bookings, where)) };
}

/** So many are sooner sorted than met on the way through an order. */
const few = 5_000;

/** What a question says about which bookings it wants; a tab it always says. */
function askedFor(query: BookingQuery): Record<string, unknown> {
  const { pageNumber: _, perPage: __, order: ___, orderProperty: ____, ...which } = query;
  return Object.fromEntries(
    Object.entries(which).filter(
      ([, value]) => value !== undefined && value !== null && String(value) !== '',
    ),
  );
}

const scopeOf = (principal: Principal) => ({ of: isStaff(principal) ? 'all' : principal.id });

/** How many of somebody's bookings stand under each tab. */
export async function tabCounts(
  db: Database,
  principal: Principal,
  now: number,
): Promise<Record<BookingTab, number>> {
  const mine = visibleTo(principal);
  const counts = await Promise.all(
    bookingTabs.map((tab) =>
      totalOf(db, { ...scopeOf(principal), tab }, now, () =>
        db.orm.$count(bookings, and(mine, underTab(tab))),
      ),
    ),
  );
  return Object.fromEntries(bookingTabs.map((tab, at) => [tab, counts[at] ?? 0])) as Record<
    BookingTab,
    number
  >;
}

async function conditionOf(
  db: Database,
  principal: Principal,
  query: BookingQuery,
): Promise<SQL | undefined> {
  const mine = isStaff(principal) ? undefined : visibleTo(principal);
  return and(mine, ...filters(principal, query), await matching(db, principal, query.search));
}

/** What waits for its outcome stands under two tabs; all others are kept with the booking. */
const underTab = (tab: BookingTab): SQL =>
  tab === 'toDo' ? inState(bookings.status, statusesOfTab.toDo) : eq(bookings.tab, tab);

function filters(principal: Principal, query: BookingQuery): (SQL | undefined)[] {
  return [
    underTab(query.tab),
    query.status?.length ? inState(bookings.status, query.status) : undefined,
    query.session && eq(bookings.sessionId, query.session),
    query.coach && eq(bookings.coachId, query.coach),
    query.team && eq(bookings.teamId, query.team),
    query.organization && eq(bookings.organizationId, query.organization),
    query.programme && eq(bookings.programmeId, query.programme),
    query.kind && eq(bookings.kind, query.kind),
    query.creditState?.length ? inState(bookings.creditState, query.creditState) : undefined,
    query.from && gte(bookings.startsAt, Date.parse(query.from)),
    query.before && lt(bookings.startsAt, Date.parse(query.before)),
    query.assumedOutcome === undefined
      ? undefined
      : sql`coalesce((${bookings.outcome}->>'assumed')::boolean, false) = ${query.assumedOutcome}`,
    query.outcomeMissing && inState(bookings.status, bookingStates.outcomeDue),
    query.noteMissing && noteMissing(principal),
    query.questionnaireMissing && questionnaireMissing(principal),
    query.member &&
      sql`${bookings.id} in (select a.booking_id from attendees a where a.user_id = ${query.member})`,
  ].map((each) => each || undefined);
}

/** Session and coach are in the title; members and teams are found by name, everything by its reference, and by staff by its organisation. */
export async function matching(
  db: Database,
  principal: Principal,
  search: BookingQuery['search'],
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const pattern = likePattern(search);
  const named = isStaff(principal)
    ? await db.orm
        .select({ id: organizations.id })
        .from(organizations)
        .where(ilike(organizations.name, pattern))
    : [];
  const ids = named.map(({ id }) => id);
  return or(
    ilike(bookings.title, pattern),
    ilike(bookings.reference, pattern),
    ilike(bookings.people, pattern),
    ids.length > 0 ? inArray(bookings.organizationId, ids) : undefined,
  );
}

type Property = NonNullable<BookingQuery['orderProperty']>;

/** Each is an index of the table. */
const columns: Readonly<Record<Property, readonly (PgColumn | SQL)[]>> = {
  startsAt: [bookings.startsAt, bookings.id],
  createdAt: [bookings.createdAt, bookings.id],
  coach: [byName(bookings.coachName), bookings.startsAt, bookings.id],
  member: [byName(bookings.partyName), bookings.startsAt, bookings.id],
};

/** What a booking is known and sorted by. */
const sortable = [
  bookings.id,
  bookings.startsAt,
  bookings.createdAt,
  bookings.coachName,
  bookings.partyName,
];

function orderOf(query: BookingQuery, fromEnd: boolean): SQL[] {
  const property = query.orderProperty ?? 'startsAt';
  const usual: Readonly<Record<Property, Order>> = {
    startsAt: firstOrderOf(query.tab),
    createdAt: 'Descending',
    coach: 'Ascending',
    member: 'Ascending',
  };
  const isDescending = (query.order ?? usual[property]) === 'Descending';
  const direction = isDescending === fromEnd ? asc : desc;
  return columns[property].map((column) => direction(column));
}

/** The ids of a page in their order, met on the way through an index. */
function idsOf(
  db: Database,
  query: BookingQuery,
  where: SQL | undefined,
  { fromEnd, offset, size }: PageWindow,
): PageOfIds {
  const order = orderOf(query, fromEnd);
  const page = db.orm
    .select({ id: sql<string>`${bookings.id}`.as('id') })
    .from(bookings)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
    .as('page');
  return { order, page };
}

/** The same of what is rare: found first and then sorted, as on the way through an order most of the table would be passed. Each id says how many there are. */
function rareIdsOf(
  db: Database,
  query: BookingQuery,
  where: SQL | undefined,
  { fromEnd, offset, size }: PageWindow,
): PageOfIds {
  const order = orderOf(query, fromEnd);
  const found = sql`(
    with found as materialized (select ${sql.join(sortable, sql`, `)} from ${bookings} where ${where})
    select found.*, (select count(*)::int from found) as total from found) bookings`;
  const page = db.orm
    .select({
      id: sql<string>`${bookings.id}`.as('id'),
      total: sql<number>`bookings.total`.as('total'),
    })
    .from(found)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
    .as('page');
  return { order, page };
}
