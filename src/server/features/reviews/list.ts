import { sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { peopleOf } from '#server/records/people.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { commentFound, isLow, isVeiled, visibleTo } from './visible.ts';

type Query = QueryOf<Endpoints['GET /reviews']>;

type Line = {
  readonly id: string;
  readonly at: string | null;
  readonly month: string;
  readonly memberId: string | null;
  readonly sessionId: string;
  readonly sessionName: string;
  readonly bookingId: string;
  readonly bookingTitle: string;
  readonly veiled: boolean;
  readonly anonymous: boolean;
  readonly rating: number;
  readonly usefulness: number | null;
  readonly preparation: number | null;
  readonly rapport: number | null;
  readonly comment: string | null;
  readonly isLow: boolean;
};

/** What a veiled review is ordered by: its month, and within it by chance, so that its place says nothing. */
const dayShown = (veiled: SQL): SQL =>
  sql`case when ${veiled} then date_trunc('month', r.submitted_at at time zone 'utc') at time zone 'utc' else r.submitted_at end`;
const lastResort = (veiled: SQL): SQL =>
  sql`case when ${veiled} then md5(r.id::text) else r.id::text end`;

/** A page of the reviews of a coach or of a booking; of anything else there is none. */
export async function reviewPage(db: Database, principal: Principal, query: Query) {
  const where = sql.join(conditions(principal, query), sql` and `);
  const veiled = isVeiled(principal);
  const from = sql`from reviews r
    join bookings b on b.id = r.booking_id
    join sessions s on s.id = b.session_id
    join users u on u.id = r.member_id
    where ${where}`;
  const byRating = query.orderProperty === 'rating';
  const order = query.order ?? (byRating ? 'Ascending' : 'Descending');
  const direction = order === 'Descending' ? sql`desc` : sql`asc`;
  const rating = byRating ? sql`r.rating ${direction},` : sql``;
  const lines = await db.orm.execute<Line>(sql`
    select r.id, to_char(r.submitted_at at time zone 'utc', 'YYYY-MM') as month,
      case when ${veiled} then null else r.submitted_at end as at,
      case when ${veiled} then null else r.member_id end as "memberId",
      s.id as "sessionId", s.name as "sessionName", b.id as "bookingId", b.title as "bookingTitle",
      ${veiled} as veiled, r.anonymous, r.rating, r.usefulness, r.preparation, r.rapport, r.comment,
      ${isLow} as "isLow"
    ${from}
    order by ${rating} ${dayShown(veiled)} ${direction}, ${lastResort(veiled)} ${direction}
    limit ${query.perPage} offset ${pageOffset(query)}`);
  const [counted] = await db.orm.execute<{ total: number }>(
    sql`select count(*)::int as total ${from}`,
  );
  const personOf = await peopleOf(
    db,
    lines.map(({ memberId }) => memberId),
  );
  const results = lines.map((line, index) => {
    const { sessionId, sessionName, bookingId, bookingTitle, memberId, at, ...rest } = line;
    const { veiled: isHidden, ...shown } = rest;
    return {
      ...shown,
      comment: commentFound(line.comment),
      // An id tells when the session was.
      id: isHidden ? `${query.pageNumber}-${index + 1}` : line.id,
      at: at === null ? null : wireInstant(Date.parse(at)),
      member: personOf(memberId),
      session: isHidden ? null : { id: sessionId, name: sessionName },
      booking: isHidden ? null : { id: bookingId, title: bookingTitle },
    };
  });
  return pageBody(results, query, counted?.total ?? 0);
}

function conditions(principal: Principal, query: Query): SQL[] {
  const { coach, booking, session, rating, low, search } = query;
  const veiled = isVeiled(principal);
  const named = sql`not (${veiled})`;
  return [
    visibleTo(principal),
    coach || booking ? sql`true` : sql`false`,
    ...(coach ? [sql`r.coach_id = ${coach}`] : []),
    // Whoever knows the session knows who came.
    ...(booking ? [sql`r.booking_id = ${booking} and ${named}`] : []),
    ...(session ? [sql`b.session_id = ${session} and ${named}`] : []),
    ...(rating === undefined ? [] : [sql`r.rating = ${rating}`]),
    ...(low === undefined ? [] : [sql`${isLow} = ${low}`]),
    ...(search ? [matching(likePattern(search), named)] : []),
  ];
}

/** By what a list shows. */
const matching = (pattern: string, named: SQL): SQL => sql`(r.comment ilike ${pattern}
  or (${named} and (u.full_name ilike ${pattern} or s.name ilike ${pattern})))`;
