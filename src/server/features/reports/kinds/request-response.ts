import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { formatPercent } from '#domain/text/numbers.ts';
import { bookingState } from '#machines/booking/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { ReportKind } from '../kind.ts';

const hour = 3_600_000;

export const requestResponse: ReportKind = {
  name: 'request-response',
  title: 'Answers to requests',
  question: 'How soon do coaches answer booking requests?',
  audience: 'staff',
  filters: ['organization', 'programme', 'coach'],
  period: 'days',
  unit: null,
  columns: [
    { key: 'label', label: 'Coach', kind: 'text' },
    { key: 'requests', label: 'Requests', kind: 'count' },
    { key: 'median', label: 'Median time to answer (hours)', kind: 'hours', isAlone: true },
    { key: 'answered', label: 'Answered', kind: 'count', wide: true },
    { key: 'rejected', label: 'Declined', kind: 'count', wide: true },
    { key: 'expired', label: 'Expired', kind: 'count', wide: true },
    { key: 'rejected_share', label: 'Declined', kind: 'percent', ratio: ['rejected', 'requests'] },
    { key: 'expired_share', label: 'Expired', kind: 'percent', ratio: ['expired', 'requests'] },
  ],
  drawing: {
    title: 'Requests by coach',
    look: 'bars',
    series: ['requests', 'rejected', 'expired'],
  },
  sql: ({ from, until, narrowed }) => sql`
    select b.coach_id as key, null as unit, 0 as people, u.full_name as label, count(*)::int as requests,
      (percentile_cont(0.5) within group (order by ((b.response ->> 'at')::float8 / ${hour} - extract(epoch from b.requested_at)::float8 / 3600))
        filter (where b.response is not null))::float8 as median,
      (count(*) filter (where b.response is not null))::int as answered,
      (count(*) filter (where ${inState(sql`b.status`, bookingState.rejected)}))::int as rejected,
      (count(*) filter (where ${inState(sql`b.status`, bookingState.expired)}))::int as expired
    from bookings b join users u on u.id = b.coach_id
    where b.requested_at >= ${from} and b.requested_at < ${until}
      and ${narrowed({ organization: sql`b.organization_id`, programme: sql`b.programme_id`, coach: sql`b.coach_id` })}
    group by b.coach_id, u.full_name order by ${byName(sql`u.full_name`)}, b.coach_id`,
  answer(total, coaches) {
    if (total('requests') === 0) return 'Nobody asked for a booking in this period.';
    return `${counted(total('requests'), 'request')} went to ${counted(coaches, 'coach', 'coaches')}. ${formatPercent((100 * total('expired')) / total('requests'))} expired without an answer, ${formatPercent((100 * total('rejected')) / total('requests'))} were declined.`;
  },
};
