import { sql } from 'drizzle-orm';
import { userState } from '#machines/user/states.gen.ts';
import { bestRating } from '#domain/reviews/vocabulary.ts';
import { dateAt, monthsUpTo } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { peopleOf } from '#server/records/people.ts';
import type { Principal } from '#server/http/principal.ts';
import { notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { isLow, isVeiled, visibleTo } from './visible.ts';

/** So many months the trend reaches back, this one among them. */
const monthsShown = 12;

/** How a coach was rated by everything that the reader may see; null when they are no coach, or another than the reader. */
export async function coachReviewsFor(
  db: Database,
  principal: Principal,
  coach: string,
  now: number,
) {
  if (principal.role === 'Coach' && principal.id !== coach) return null;
  const [there] = await db.orm.execute<{ id: string }>(sql`
    select u.id from users u where u.id = ${coach} and ${notInState(sql`u.status`, userState.obfuscated)}
      and (u.role = 'Coach' or exists (select 1 from reviews r where r.coach_id = u.id))`);
  const person = there && (await peopleOf(db, [coach]))(coach);
  if (!person) return null;
  const seen = sql`r.coach_id = ${coach} and ${visibleTo(principal)}`;
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
    coach: person,
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
