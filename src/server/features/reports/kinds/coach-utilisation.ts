import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { formatNumber, formatPercent } from '#domain/text/numbers.ts';
import { bookingState, bookingStates } from '#machines/booking/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { ReportKind } from '../kind.ts';

const taken = [...bookingStates.agreed, ...bookingStates.recorded];

/** Extra time and time away, each in the zone in which it was entered; whoever is out of office is away for whole days, the last included. */
const exceptions = sql`
  select e.coach_id, e.kind, tstzrange(
    (case e.kind when 'outOfOffice' then left(e.starts_local, 10) else e.starts_local end)::timestamp at time zone e.time_zone,
    (case e.kind when 'outOfOffice' then left(e.ends_local, 10)::timestamp + interval '1 day' else e.ends_local::timestamp end) at time zone e.time_zone) as during
  from availability_exceptions e where e.deleted_at is null`;

export const coachUtilisation: ReportKind = {
  name: 'coach-utilisation',
  title: 'Coaches’ time',
  question: 'How much of the time that coaches offer is booked?',
  audience: 'staff',
  filters: ['coach'],
  period: 'days',
  unit: null,
  columns: [
    { key: 'label', label: 'Coach', kind: 'text' },
    { key: 'open', label: 'Open hours', kind: 'hours' },
    { key: 'booked', label: 'Booked hours', kind: 'hours' },
    { key: 'share', label: 'Booked', kind: 'percent', ratio: ['booked', 'open'] },
    { key: 'sessions', label: 'Sessions', kind: 'count' },
    { key: 'no_shows', label: 'Missed by members', kind: 'count', wide: true },
    { key: 'coach_missed', label: 'Missed by the coach', kind: 'count', wide: true },
  ],
  drawing: { title: 'Hours by coach', look: 'bars', series: ['open', 'booked'] },
  sql: ({ from, until, narrowed }) => sql`
    with coaches as (
      select u.id, u.full_name from users u
      where u.role = 'Coach' and ${inState(sql`u.status`, userState.active)} and ${narrowed({ coach: sql`u.id` })}),
    versions as (
      select w.coach_id, w.weekly, w.time_zone, w.effective_from as first_day,
        lead(w.effective_from) over (partition by w.coach_id order by w.effective_from, w.created_at, w.id) as next_day
      from working_hours w join coaches c on c.id = w.coach_id),
    worked as (
      select v.coach_id, range_agg(tstzrange(
        (d.day + s."from" * interval '1 minute') at time zone v.time_zone,
        (d.day + s."to" * interval '1 minute') at time zone v.time_zone)) as during
      from versions v
        cross join lateral generate_series(
          greatest(v.first_day, (${from} at time zone 'UTC')::date - 1)::timestamp,
          least(v.next_day - 1, (${until} at time zone 'UTC')::date)::timestamp, interval '1 day') d (day)
        cross join lateral jsonb_to_recordset(v.weekly -> extract(isodow from d.day)::text) s ("from" int, "to" int)
      group by v.coach_id),
    changes as (
      select e.coach_id, range_agg(e.during) filter (where e.kind = 'extra') as extra,
        range_agg(e.during) filter (where e.kind <> 'extra') as away
      from (${exceptions}) e where e.during && tstzrange(${from}, ${until}) group by e.coach_id),
    offered as (
      select c.id as coach_id, coalesce(sum(extract(epoch from upper(part) - lower(part))), 0)::float8 / 3600 as hours
      from coaches c left join worked w on w.coach_id = c.id left join changes x on x.coach_id = c.id
        left join lateral unnest(
          (coalesce(w.during, '{}') + coalesce(x.extra, '{}') - coalesce(x.away, '{}')) * tstzmultirange(tstzrange(${from}, ${until}))) part on true
      group by c.id),
    held as (
      select b.coach_id, sum(extract(epoch from b.ends_at - b.starts_at))::float8 / 3600 as hours, count(*)::int as sessions,
        (count(*) filter (where ${inState(sql`b.status`, bookingState.missed)}))::int as no_shows,
        (count(*) filter (where ${inState(sql`b.status`, bookingState.coachMissed)}))::int as coach_missed
      from bookings b
      where b.starts_at >= ${from} and b.starts_at < ${until} and ${inState(sql`b.status`, taken)} and ${narrowed({ coach: sql`b.coach_id` })}
      group by b.coach_id)
    select c.id as key, null as unit, 0 as people, c.full_name as label, o.hours as open, coalesce(h.hours, 0) as booked,
      coalesce(h.sessions, 0) as sessions, coalesce(h.no_shows, 0) as no_shows, coalesce(h.coach_missed, 0) as coach_missed
    from coaches c join offered o on o.coach_id = c.id left join held h on h.coach_id = c.id
    order by ${byName(sql`c.full_name`)}, c.id`,
  answer(total, coaches) {
    const [open, booked] = [total('open'), total('booked')];
    if (coaches === 0) return 'There are no active coaches to look at.';
    if (open === 0) return 'No coach offers any time in this period.';
    return `${formatPercent((100 * booked) / open)} of the time that ${counted(coaches, 'coach', 'coaches')} offered was booked: ${formatNumber(Math.round(booked))} of ${counted(Math.round(open), 'hour')}. Members missed ${counted(total('no_shows'), 'session')}.`;
  },
};
