import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import type { LivesAsked } from './asked.ts';
import { personOf } from './narrowing.ts';
import { moment, regionsOf } from './regions.ts';

/** A number of records, and how long they had stood where they were, in milliseconds. */
interface Taken {
  readonly records: number;
  readonly half: number | null;
  readonly most: number | null;
}

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
const given = (condition: unknown, part: SQL): SQL => (condition ? part : sql``);

/** What concerns fewer people than the floor is left out. */
const atLeast = (floor: number | null, person: SQL): SQL =>
  given(floor !== null, sql`having count(distinct ${person}) >= ${floor}`);

/** How many records stand in each state now. */
export const current = (db: Database, asked: LivesAsked, floor: number | null) =>
  db.orm.execute<{ state: string; records: number }>(sql`
    select s.state, count(*)::int as records
    from ${asked.stands.table} cross join lateral
      (values ${listed(regionsOf(asked).map(({ path }) => sql`(${path})`))}) s (state)
    where ${asked.where ?? sql`true`}
    group by s.state ${atLeast(floor, sql`${personOf(asked.stands)}`)} order by s.state`);

interface Row extends Record<string, unknown>, Taken {
  readonly key: string;
  readonly isTransition: boolean;
}

/** Which transitions records took in the period, and where those stand at its end to whom something happened in it. */
export async function taken(db: Database, asked: LivesAsked, floor: number | null) {
  const rows = await db.orm.execute<Row>(takenSql(asked, floor));
  const numbers = ({ records, half, most }: Row): Taken => ({ records, half, most });
  return {
    transitions: rows.flatMap((row) =>
      row.isTransition ? [{ transition: row.key, ...numbers(row) }] : [],
    ),
    stopped: rows.flatMap((row) => (row.isTransition ? [] : [{ state: row.key, ...numbers(row) }])),
  };
}

/** Columns of one region each: its state, the state before, and since when it has been there. */
const columns = (at: number) => ({
  state: sql.identifier(`state_${at}`),
  before: sql.identifier(`before_${at}`),
  since: sql.identifier(`since_${at}`),
});

/** One pass over the events of all records to whom something happened in the period. How long they stood somewhere is counted for each region by itself, from the last event that changed its state. */
function takenSql(asked: LivesAsked, floor: number | null): SQL {
  const { name, stands, where, from, until } = asked;
  const regions = regionsOf(asked).map((region, at) => {
    const { state, before, since } = columns(at);
    return { ...region, state, before, since, changed: sql`${state} is distinct from ${before}` };
  });
  const others = regions.slice(1);
  const inRegion = others.map((region) => sql`when ${region.name} then ${region.since}`);
  const since =
    inRegion.length === 0
      ? columns(0).since
      : sql`case split_part(transition, '.', 2) ${sql.join(inRegion, sql` `)} else ${columns(0).since} end`;
  const stops = regions.map(
    ({ prefix, state, changed, since: entered }) => sql`union all
      select false, ${prefix}::text || ${state}, ${moment(until)} - case when ${changed} then at else ${entered} end
      where is_last and ${state} is not null`,
  );
  return sql`
    with happened as (
      select e.entity_id, e.position, e.at, e.transitions,
        ${listed(regions.map(({ logged, state }) => sql`${logged} as ${state}`))}
        ${given(floor !== null, sql`, ${personOf(stands)} as person`)}
      from machine_events e
        ${given(where || floor !== null, sql`join ${stands.table} on ${stands.table.id} = e.entity_id`)}
      where e.machine = ${name} and e.at < ${moment(until)} and ${where ?? sql`true`}
        and e.entity_id in (select i.entity_id from machine_events i
          where i.machine = ${name} and i.at >= ${moment(from)} and i.at < ${moment(until)})
    ), compared as (
      select *, ${listed(regions.map(({ state, before }) => sql`lag(${state}) over w as ${before}`))},
        lead(position) over w is null as is_last
      from happened window w as (partition by entity_id order by position)
    ), waited as (
      select *, ${listed(regions.map((each) => sql`max(at) filter (where ${each.changed}) over w as ${each.since}`))}
      from compared window w as
        (partition by entity_id order by position rows between unbounded preceding and 1 preceding)
    ), counted as (
      select t.key, t.is_transition, count(distinct entity_id)::int as records,
        percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from t.time)::float8 * 1000) as times
      from waited cross join lateral (
        select true as is_transition, transition as key, at - ${since} as time
        from unnest(transitions) transition
        ${sql.join(stops, sql` `)}) t
      where at >= ${moment(from)}
      group by t.key, t.is_transition ${atLeast(floor, sql`person`)}
    )
    select key, is_transition as "isTransition", records, times[1] as half, times[2] as most from counted order by key`;
}
