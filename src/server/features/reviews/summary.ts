import { and, eq, sql } from 'drizzle-orm';
import { bestRating } from '#domain/reviews/vocabulary.ts';
import { dateAt, monthsUpTo } from '#domain/time/local.ts';
import { users } from '#database/schema/index.ts';
import { peopleOf } from '#server/records/people.ts';
import { definePlace, type Look } from '#server/records/places.ts';
import { byName } from '#database/name-order.ts';
import { isLow, isVeiled, visibleTo } from './visible.ts';

/** So many months the trend reaches back, this one among them. */
const monthsShown = 12;

/** Where reviews lie: under coaches, and whoever was one when they were written. */
const reviewPlace = definePlace({
  under: 'person',
  visible: ({ principal }) =>
    and(
      sql`(${users.role} = 'Coach' or exists (select 1 from reviews r where r.coach_id = ${users.id}))`,
      principal.role === 'Coach' ? eq(users.id, principal.id) : undefined,
    ),
  holds: (id) => sql`r.coach_id = ${id}`,
});

/** How a coach was rated by everything that the reader may see. */
export async function coachReviewsFor(look: Look, coach: string) {
  const {
    principal,
    now,
    services: { db },
  } = look;
  const { id } = await reviewPlace.open(look, coach);
  const personOf = await peopleOf(db, [id]);
  const seen = sql`${reviewPlace.holds(id)} and ${visibleTo(principal)}`;
  const [all] = await db.orm.execute<{ count: number; average: number | null; low: number }>(sql`
    select count(*)::int as count, avg(r.rating)::float8 as average,
      (count(*) filter (where ${isLow}))::int as low
    from reviews r where ${seen}`);
  const ratings = await db.orm.execute<{ rating: number; count: number }>(sql`
    select r.rating, count(*)::int as count from reviews r where ${seen} group by r.rating`);
  const spread = Array.from(
    { length: bestRating },
    (_, index) => ratings.find(({ rating }) => rating === index + 1)?.count ?? 0,
  );
  const known = monthsUpTo(dateAt('UTC', now), monthsShown);
  const monthly = await db.orm.execute<{ month: string; count: number; average: number }>(sql`
    select to_char(r.submitted_at at time zone 'utc', 'YYYY-MM') as month,
      count(*)::int as count, avg(r.rating)::float8 as average
    from reviews r where ${seen} and r.submitted_at >= ${`${known[0]}-01T00:00:00Z`}::timestamptz
    group by 1`);
  const sessions = await db.orm.execute<{ id: string; name: string }>(sql`
    select s.id, s.name from reviews r
    join bookings b on b.id = r.booking_id join sessions s on s.id = b.session_id
    where ${seen} and not (${isVeiled(principal)}) group by s.id, s.name order by ${byName(sql`s.name`)}, s.id`);
  return {
    coach: personOf(id) ?? { id, fullName: '', pictureUrl: null },
    count: all?.count ?? 0,
    average: all?.average ?? null,
    low: all?.low ?? 0,
    spread,
    months: known.map((month) => {
      const found = monthly.find((each) => each.month === month);
      return { month, count: found?.count ?? 0, average: found?.average ?? null };
    }),
    sessions,
  };
}
