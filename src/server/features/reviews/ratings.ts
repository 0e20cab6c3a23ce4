import { sql } from 'drizzle-orm';
import { reviewState } from '#machines/review/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { inWholeGroups } from './visible.ts';

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
    with given as (
      select r.coach_id, r.rating, r.anonymous,
        row_number() over (partition by r.coach_id, r.anonymous order by r.submitted_at, r.id) as place
      from reviews r where r.coach_id in (${ids}) and ${inState(sql`r.status`, reviewState.given)}
    ), unnamed as (
      select coach_id, count(*) as total from given where anonymous group by coach_id
    )
    select coach_id as id, avg(rating)::float8 as average, count(*)::int as count
    from given left join unnamed using (coach_id)
    where not anonymous or place <= ${inWholeGroups(sql`total`)}
    group by coach_id having count(*) >= ${fewest}`);
  return new Map(found.map(({ id, average, count }) => [id, { average, count }]));
}
