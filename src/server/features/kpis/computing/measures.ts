import { sql, type SQL } from 'drizzle-orm';
import type { KpiMeasure } from '#domain/kpis/vocabulary.ts';
import { attendeeState, attendeeStates } from '#machines/attendee/states.gen.ts';
import { inState } from '#database/in-state.ts';

/** Days, the first within and the second without. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

interface Bucket extends Span {
  readonly unit: 'week' | 'month' | 'quarter';
}

/** Periods are those of UTC. */
const startOf = (unit: Bucket['unit'], at: SQL): SQL =>
  sql`date_trunc('${sql.raw(unit)}', ${at} at time zone 'utc')::date`;

const within = (at: SQL, { from, until }: Span): SQL =>
  sql`${at} >= (${from}::date)::timestamp at time zone 'utc' and ${at} < (${until}::date)::timestamp at time zone 'utc'`;

const came = sql`count(*) filter (where ${inState(sql`a.status`, attendeeState.attended)})`;
const missed = sql`count(*) filter (where ${inState(sql`a.status`, attendeeState.missed)})`;

/** Of the sessions of which it is recorded who came. */
const ofSessions = (value: SQL, bucket: Bucket, states: readonly string[]): SQL => sql`
  select a.user_id, ${startOf(bucket.unit, sql`b.ends_at`)} as period_start, (${value})::float8 as value
  from bookings b join attendees a on a.booking_id = b.id
  where ${within(sql`b.ends_at`, bucket)} and ${inState(sql`a.status`, states)}
  group by 1, 2`;

const expected = [attendeeState.attended, attendeeState.missed];
const recorded = attendeeStates.recorded;

const measures: Readonly<Record<KpiMeasure, (bucket: Bucket) => SQL>> = {
  bookingsCompleted: (bucket) => ofSessions(came, bucket, recorded),
  attendanceRate: (bucket) => ofSessions(sql`100.0 * ${came} / count(*)`, bucket, expected),
  hoursCoached: (bucket) =>
    ofSessions(
      sql`coalesce(sum(extract(epoch from b.ends_at - b.starts_at) / 3600) filter (where ${inState(sql`a.status`, attendeeState.attended)}), 0)`,
      bucket,
      recorded,
    ),
  sessionsMissed: (bucket) => ofSessions(missed, bucket, recorded),
  resourcesDone: (bucket) => sql`
    select p.user_id, ${startOf(bucket.unit, sql`p.done_at`)} as period_start, count(*)::float8 as value
    from resource_progress p where ${within(sql`p.done_at`, bucket)} group by 1, 2`,
  pointsEarned: (bucket) => sql`
    select e.user_id, ${startOf(bucket.unit, sql`e.earned_at`)} as period_start, sum(e.points)::float8 as value
    from earned_points e where e.withdrawn_at is null and ${within(sql`e.earned_at`, bucket)} group by 1, 2`,
  // Of whoever was analysed, in the period in which the conversation was held; where staff reviewed a score, theirs counts.
  aiScore: (bucket) => sql`
    select c.about_id as user_id, date_trunc('${sql.raw(bucket.unit)}', c.held_on::timestamp)::date as period_start,
      avg(coalesce((c.review->>'score')::float8, c.score)) as value
    from kai_conversations c
    where c.score is not null and c.deleted_at is null and c.held_on >= ${bucket.from}::date and c.held_on < ${bucket.until}::date
    group by 1, 2`,
};

/** Rows of `user_id`, `period_start` and `value`: one for each member of whom something is known in a period. */
export const measured = (measure: KpiMeasure, bucket: Bucket): SQL => measures[measure](bucket);
