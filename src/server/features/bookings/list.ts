import { and, asc, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { bookingTabs, type BookingTab } from '#domain/bookings/vocabulary.ts';
import { statusesOfTab } from '#machines/booking/labels.ts';
import type { Database } from '#database/database.ts';
import { bookings, users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import { visibleTo } from './policy.ts';

export type BookingQuery = QueryOf<Endpoints['GET /bookings']>;

/** The ids of one page, in order, and the number of all. The rows themselves are fetched by id afterwards. */
export async function bookingPage(
  db: Database,
  principal: Principal,
  query: BookingQuery,
): Promise<{ ids: string[]; total: number }> {
  const where = and(visibleTo(principal), ...filters(query));
  const rows = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .orderBy(...ordering(query))
    .limit(query.perPage)
    .offset(pageOffset(query));
  const [counted] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(bookings)
    .where(where);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** How many of somebody's bookings stand under each tab. */
export async function tabCounts(
  db: Database,
  principal: Principal,
): Promise<Record<BookingTab, number>> {
  const rows = await db.orm
    .select({ status: bookings.status, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(visibleTo(principal))
    .groupBy(bookings.status);
  const countOf = (tab: BookingTab) =>
    rows
      .filter(({ status }) => (statusesOfTab[tab] as readonly string[]).includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(bookingTabs.map((tab) => [tab, countOf(tab)])) as Record<
    BookingTab,
    number
  >;
}

function filters(query: BookingQuery): (SQL | undefined)[] {
  return [
    inArray(bookings.status, [...statusesOfTab[query.tab]]),
    query.session && eq(bookings.sessionId, query.session),
    query.coach && eq(bookings.coachId, query.coach),
    query.team && eq(bookings.teamId, query.team),
    query.organization && eq(bookings.organizationId, query.organization),
    query.programme && eq(bookings.programmeId, query.programme),
    query.kind && eq(bookings.kind, query.kind),
    query.creditState?.length ? inArray(bookings.creditState, query.creditState) : undefined,
    query.from && gte(bookings.startsAt, Date.parse(query.from)),
    query.to && lt(bookings.startsAt, Date.parse(query.to) + 86_400_000),
    query.assumedOutcome === undefined
      ? undefined
      : sql`coalesce((${bookings.outcome}->>'assumed')::boolean, false) = ${query.assumedOutcome}`,
    query.member && attendedBy(sql`a.user_id = ${query.member}`),
    query.search ? matching(query.search) : undefined,
  ].map((each) => each || undefined);
}

/** Session and coach are in the title; members are found by name, everything by its reference. */
function matching(search: string): SQL | undefined {
  const pattern = likePattern(search);
  return or(
    ilike(bookings.title, pattern),
    ilike(bookings.reference, pattern),
    attendedBy(sql`u.full_name ilike ${pattern}`),
  );
}

const attendedBy = (condition: SQL): SQL =>
  sql`exists (select 1 from attendees a join users u on u.id = a.user_id where a.booking_id = ${bookings.id} and ${condition})`;

const latestFirst: readonly BookingTab[] = ['past', 'cancelled', 'toDo'];

function ordering(query: BookingQuery): SQL[] {
  const property = query.orderProperty ?? 'startsAt';
  const byDefault =
    property === 'createdAt' || (property === 'startsAt' && latestFirst.includes(query.tab));
  const direction =
    (query.order ?? (byDefault ? 'Descending' : 'Ascending')) === 'Descending' ? desc : asc;
  const columns = {
    startsAt: bookings.startsAt,
    createdAt: bookings.createdAt,
    coach: sql`(select c.full_name from ${users} c where c.id = ${bookings.coachId})`,
    member: sql`coalesce((select t.name from teams t where t.id = ${bookings.teamId}), (select min(u.full_name) from attendees a join ${users} u on u.id = a.user_id where a.booking_id = ${bookings.id}))`,
  };
  return [direction(columns[property]), direction(bookings.id)];
}
