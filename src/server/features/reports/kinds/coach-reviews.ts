import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { reviewStates } from '#machines/review/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { ReportKind } from '../kind.ts';

/** The average of what somebody rated. */
const average = sql`(select avg(rated) from (values (r.rating), (r.usefulness), (r.preparation), (r.rapport)) of_one (rated))`;

export const coachReviews: ReportKind = {
  name: 'coach-reviews',
  title: 'Reviews of coaches',
  question: 'What do members say of their sessions?',
  audience: 'staff',
  filters: ['organization', 'programme', 'coach'],
  period: 'days',
  unit: null,
  columns: [
    { key: 'label', label: 'Coach', kind: 'text' },
    { key: 'given', label: 'Reviews', kind: 'count' },
    { key: 'average', label: 'Average of 5', kind: 'rating', ratio: ['points', 'given'] },
    { key: 'low', label: 'Below the threshold', kind: 'count' },
    { key: 'low_share', label: 'Below the threshold', kind: 'percent', ratio: ['low', 'given'] },
  ],
  drawing: { title: 'Average by coach', look: 'bars', series: ['average'] },
  sql: ({ from, until, narrowed }) => sql`
    select u.id as key, null as unit, 0 as people, u.full_name as label, count(*)::int as given,
      sum(${average})::float8 as points, (count(*) filter (where ${average} < r.threshold))::int as low
    from reviews r join users u on u.id = r.coach_id join bookings b on b.id = r.booking_id
    where ${inState(sql`r.status`, reviewStates.readable)} and r.submitted_at >= ${from} and r.submitted_at < ${until}
      and ${narrowed({ organization: sql`b.organization_id`, programme: sql`b.programme_id`, coach: sql`r.coach_id` })}
    group by u.id, u.full_name order by ${byName(sql`u.full_name`)}, u.id`,
  answer(total, coaches) {
    if (total('given') === 0) return 'Nobody reviewed a session in this period.';
    return `Members gave their sessions ${(total('points') / total('given')).toFixed(1)} of 5 on average, in ${counted(total('given'), 'review')} of ${counted(coaches, 'coach', 'coaches')}. ${counted(total('low'), 'was', 'were')} below the organisation’s threshold.`;
  },
};
