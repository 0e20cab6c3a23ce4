import { sql } from 'drizzle-orm';
import { anonymousTogether } from '#domain/reviews/vocabulary.ts';
import type { Database } from '#database/database.ts';

/** Fewer reviews than this say nothing yet. */
const fewest = 3;

export interface Rating {
  readonly average: number;
  readonly count: number;
}

/** How coaches are rated on average, by what coaches themselves are shown; nothing of those who have hardly any reviews. */
export async function ratingsOf(
  db: Database,
  coaches: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  if (coaches.length === 0) return new Map();
  const ids = sql.join(
    [...new Set(coaches)].map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const found = await db.orm.execute<{ id: string; average: number; count: number }>(sql`
    select counted.coach_id as id, avg(counted.rating)::float8 as average, count(*)::int as count
    from (
      select r.coach_id, r.rating, r.anonymous,
        row_number() over same as place, count(*) over (partition by r.coach_id, r.anonymous) as total
      from reviews r where r.coach_id in (${ids}) and r.status = 'given'
      window same as (partition by r.coach_id, r.anonymous order by r.submitted_at, r.id)
    ) counted
    where not counted.anonymous or counted.place <= counted.total - counted.total % ${anonymousTogether}
    group by counted.coach_id having count(*) >= ${fewest}`);
  return new Map(found.map(({ id, average, count }) => [id, { average, count }]));
}
