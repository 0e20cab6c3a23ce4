import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';

/** How many bookings stand in each state of the three regions, written out. */
export const bareCurrent = (db: Database) =>
  db.orm.execute(sql`
    select 'life.' || status as state, count(*)::int as records from bookings group by status
    union all select 'credit.' || credit_state, count(*)::int from bookings where credit_mode <> 'perAttendee' group by credit_state
    union all select 'credit.none', count(*)::int from bookings where credit_mode = 'perAttendee'
    union all select 'move.' || moving, count(*)::int from bookings group by moving`);

/** The transitions that bookings took in a period and where those of it stopped, written out for their three regions. */
export const bareTaken = (db: Database, from: string, until: string) =>
  db.orm.execute(sql`
    with happened as (
      select entity_id, at, transitions, state, regions ->> 'credit' as credit, regions ->> 'move' as move,
        lag(state) over w as state_before, lag(regions ->> 'credit') over w as credit_before, lag(regions ->> 'move') over w as move_before,
        lead(position) over w is null as is_last, position
      from machine_events
      where machine = 'booking' and at < ${until}::timestamptz and entity_id in (
        select entity_id from machine_events where machine = 'booking' and at >= ${from}::timestamptz and at < ${until}::timestamptz)
      window w as (partition by entity_id order by position)
    ), waited as (
      select entity_id, at, transitions, state, credit, move, state_before, credit_before, move_before, is_last,
        max(at) filter (where state is distinct from state_before) over w as state_since,
        max(at) filter (where credit is distinct from credit_before) over w as credit_since,
        max(at) filter (where move is distinct from move_before) over w as move_since
      from happened window w as (partition by entity_id order by position rows between unbounded preceding and 1 preceding)
    ), taken as (
      select entity_id, transition as key, at - case split_part(transition, '.', 2)
          when 'credit' then credit_since when 'move' then move_since else state_since end as time
        from waited, unnest(transitions) transition where at >= ${from}::timestamptz
      union all select entity_id, 'life.' || state, ${until}::timestamptz - case when state is distinct from state_before then at else state_since end
        from waited where is_last and at >= ${from}::timestamptz
      union all select entity_id, 'credit.' || credit, ${until}::timestamptz - case when credit is distinct from credit_before then at else credit_since end
        from waited where is_last and at >= ${from}::timestamptz
      union all select entity_id, 'move.' || move, ${until}::timestamptz - case when move is distinct from move_before then at else move_since end
        from waited where is_last and at >= ${from}::timestamptz
    )
    select key, count(distinct entity_id)::int as records,
      percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from time)::float8) as times
    from taken group by key`);
