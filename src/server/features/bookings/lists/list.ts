import { and, asc, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Order } from '#contract/kernel/lists.ts';
import { bookingTabs, firstOrderOf, type BookingTab } from '#domain/bookings/vocabulary.ts';
import { isMember, isStaff } from '#machines/person.ts';
import { statusesOfTab } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
import { bookings, organizations } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { likePattern, pageOffset, pageWindow, type PageWindow } from '#server/http/lists.ts';
import { formerTotal, lastTotal, rememberTotal, totalOf } from '#server/http/answers/totals.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { visibleTo } from '../record/policy.ts';
import { noteMissing, questionnaireMissing } from './paperwork.ts';
import { summariesOn, type BookingSummary } from './summaries.ts';
import { wholeBookingsOn, type WholeBooking } from './whole.ts';

export type BookingQuery = QueryOf<Endpoints['GET /bookings']>;

/** One page of bookings and the number of all. */
export const bookingPage = (
  db: Database,
  principal: Principal,
  query: BookingQuery,
  now: number,
): Promise<Found<BookingSummary>> =>
  pageOf(db, principal, query, now, (ids) => summariesOn(db, ids, principal));

/** The same of bookings with everything that is decided about them from there. */
export const wholeBookingPage = (
  db: Database,
  principal: Principal,
  query: BookingQuery,
  now: number,
): Promise<Found<WholeBooking>> =>
  pageOf(db, principal, query, now, async (ids) => {
    const results = await wholeBookingsOn(db, ids, principal);
    return { results, total: results[0]?.total ?? null };
  });

interface Found<Row> {
  readonly results: Row[];
  readonly total: number;
}

/** Reads what stands on a page of ids. */
type Read<Row> = (ids: PageOfIds) => Promise<{ results: Row[]; total: number | null }>;

/**
 * Pages of the second half are counted from the end, so that the last costs no more than the first; the ids come first, so that only the rows of the page are
 * read.
 */
async function pageOf<Row>(
  db: Database,
  principal: Principal,
  query: BookingQuery,
  now: number,
  read: Read<Row>,
): Promise<Found<Row>> {
  const where = await conditionOf(db, principal, query);
  const asked = askedFor(query);
  const question = { ...scopeOf(principal), ...asked };
  const isNarrow = isPartOf(principal, query, Object.keys(asked).length > 1);
  const mine = { principal, query, where };
  if (isNarrow && (formerTotal(db, question) ?? Infinity) <= few) {
    // What was rare when it was last asked for is looked up once, for its number and its page.
    const window = { fromEnd: false, offset: pageOffset(query), size: query.perPage };
    const found = await read(rareIdsOf(db, mine, window));
    // A first page without a booking has said how many there are.
    const total = found.total ?? (window.offset === 0 ? 0 : await db.orm.$count(bookings, where));
    rememberTotal(db, question, now, total);
    return { results: found.results, total };
  }
  const total = await totalOf(db, question, now, () => db.orm.$count(bookings, where));
  const window = pageWindow(query, total);
  if (!window) return { results: [], total };
  const { results } = await read(
    isNarrow && total <= few ? rareIdsOf(db, mine, window) : idsOf(db, mine, window),
  );
  return { results: window.fromEnd ? results.toReversed() : results, total };
}

/** Whether an order leads past bookings that are not asked for. It does not for all of a tab, nor for a coach's by start, which have an index. */
const isPartOf = (principal: Principal, { orderProperty }: BookingQuery, isNarrowed: boolean) =>
  isNarrowed ||
  (principal.role === 'Coach' ? (orderProperty ?? 'startsAt') !== 'startsAt' : !isStaff(principal));

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

/** How many of somebody's bookings stand under each tab: those whose number is not remembered are counted in one statement. */
export async function tabCounts(
  db: Database,
  principal: Principal,
  now: number,
): Promise<Record<BookingTab, number>> {
  const questionOf = (tab: BookingTab) => ({ ...scopeOf(principal), tab });
  const known = new Map(
    bookingTabs.map((tab) => [tab, lastTotal(db, questionOf(tab), now)] as const),
  );
  const open = bookingTabs.filter((tab) => known.get(tab) === null);
  for (const [tab, total] of await countedTabs(db, principal, open)) {
    known.set(tab, total);
    rememberTotal(db, questionOf(tab), now, total);
  }
  return Object.fromEntries(bookingTabs.map((tab) => [tab, known.get(tab) ?? 0])) as Record<
    BookingTab,
    number
  >;
}

async function countedTabs(
  db: Database,
  principal: Principal,
  tabs: readonly BookingTab[],
): Promise<[BookingTab, number][]> {
  if (tabs.length === 0) return [];
  // A member's bookings are found once for all tabs; of all bookings each tab is counted by an index of its own.
  const seen = isMember(principal) ? sql`materialized` : sql`not materialized`;
  const counts = tabs.map(
    (tab) => sql`(select count(*)::int from seen bookings where ${underTab(tab)})`,
  );
  const [row] = await db.orm.execute<{ counts: number[] }>(sql`
    with seen as ${seen} (
      select ${bookings.tab}, ${bookings.status} from ${bookings} where ${visibleTo(principal)})
    select json_build_array(${sql.join(counts, sql`, `)}) as counts`);
  return tabs.map((tab, at) => [tab, row?.counts[at] ?? 0]);
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

/** Which bookings somebody asks for. */
interface Mine {
  readonly principal: Principal;
  readonly query: BookingQuery;
  readonly where: SQL | undefined;
}

/** What a page says of each of its ids, found in their order. */
const numbered = (db: Database, { principal }: Mine, ids: SQL): PageOfIds =>
  db.orm
    .select({
      id: sql`found.*, 'list' as part, (row_number() over ())::int as nth, ${principal.id}::uuid as reader`,
    })
    .from(sql`(${ids}) found`);

/** The ids of a page in their order, met on the way through an index. */
function idsOf(db: Database, mine: Mine, { fromEnd, offset, size }: PageWindow): PageOfIds {
  const order = sql.join(orderOf(mine.query, fromEnd), sql`, `);
  const where = mine.where ?? sql`true`;
  return numbered(
    db,
    mine,
    sql`select ${bookings.id}, null::int as total from ${bookings} where ${where} order by ${order} limit ${size} offset ${offset}`,
  );
}

/** The same of what is rare: found first and then sorted, as on the way through an order most of the table would be passed. Each id says how many there are. */
function rareIdsOf(db: Database, mine: Mine, { fromEnd, offset, size }: PageWindow): PageOfIds {
  const order = sql.join(orderOf(mine.query, fromEnd), sql`, `);
  const where = mine.where ?? sql`true`;
  return numbered(
    db,
    mine,
    sql`
      with found as materialized (select ${sql.join(sortable, sql`, `)} from ${bookings} where ${where})
      select bookings.id, bookings.total from (
        select found.*, (select count(*)::int from found) as total from found) bookings
      order by ${order} limit ${size} offset ${offset}`,
  );
}
