import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { formatPercent } from '#domain/text/numbers.ts';
import { kpiStates } from '#machines/kpi/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import type { ReportKind } from '../kind.ts';
import { monthOf } from './people-in.ts';

/** The last day of the period of a value: once a month is over, all of the periods that end in it are. */
const lastDay = sql`(v.period_start + case k.period when 'weekly' then interval '6 days' when 'quarterly' then interval '3 months' - interval '1 day'
  when 'monthly' then interval '1 month' - interval '1 day' else interval '0' end) at time zone 'UTC'`;

/** Close to a target is within a tenth of it. */
const isMet = sql`case k.direction when 'higherIsBetter' then v.value >= k.target_value when 'lowerIsBetter' then v.value <= k.target_value
  else abs(v.value - k.target_value) <= abs(k.target_value) / 10 end`;

/** Whose the values are: those of a team are about everybody in it. */
const people = sql`(select count(distinct person)::int from (
  select unnest(array_agg(v.user_id)) as person
  union all select m.user_id from team_members m where m.team_id = any(array_agg(v.team_id))) whose)`;

export const kpiTrends: ReportKind = {
  name: 'kpi-trends',
  title: 'Trends of KPIs',
  question: 'How do the KPIs develop from month to month?',
  audience: 'organizationAdminsAndStaff',
  filters: ['organization', 'programme', 'team'],
  period: 'days',
  unit: 'month',
  columns: [
    { key: 'label', label: 'KPI', kind: 'text' },
    { key: 'month', label: 'Month from', kind: 'date' },
    { key: 'values', label: 'Values', kind: 'count' },
    {
      key: 'average',
      label: 'Average',
      kind: 'rating',
      ratio: ['points', 'values'],
      isAlone: true,
    },
    { key: 'target', label: 'Target', kind: 'rating', isAlone: true, wide: true },
    { key: 'met', label: 'On target', kind: 'count' },
    { key: 'off', label: 'Off target', kind: 'count' },
    { key: 'share', label: 'Share on target', kind: 'percent', ratio: ['met', 'measured'] },
  ],
  drawing: {
    title: 'Values by month, and whether they reach their target',
    look: 'stacked',
    by: 'month',
    series: ['met', 'off'],
  },
  sql: ({ from, until, inGroups, narrowed }) => sql`
    select k.id || ':' || ${monthOf(lastDay)} as key, ${monthOf(lastDay)} as unit, ${inGroups ? people : sql`0`} as people,
      k.name || ' (' || k.unit || ')' as label, ${monthOf(lastDay)} as month, count(*)::int as values, sum(v.value)::float8 as points, k.target_value as target,
      (count(*) filter (where ${isMet}))::int as met, (count(*) filter (where not ${isMet}))::int as off,
      (count(*) filter (where k.target_value is not null))::int as measured
    from kpi_values v join kpis k on k.id = v.kpi_id and ${inState(sql`k.status`, kpiStates.open)}
    where v.replaced_at is null
      and v.period_start >= (${from} at time zone 'UTC')::date - 100 and v.period_start < (${until} at time zone 'UTC')::date
      and ${lastDay} >= ${from} and ${lastDay} < ${until}
      and ${narrowed({
        organization: sql`v.organization_id`,
        programme: (chosen) =>
          sql`(v.user_id in ${membersOfProgramme(chosen)} or v.team_id in (select pt.team_id from programme_teams pt where pt.programme_id = ${chosen}))`,
        team: (chosen) =>
          sql`(v.team_id = ${chosen} or v.user_id in (select m.user_id from team_members m where m.team_id = ${chosen}))`,
      })}
    group by k.id, k.name, k.unit, k.target_value, 2 order by 2, ${byName(sql`k.name`)}, k.id`,
  answer(total) {
    if (total('values') === 0) return 'No KPI has a value in this period.';
    const there = `The KPIs have ${counted(total('values'), 'value')} in this period.`;
    if (total('measured') === 0) return `${there} None of them has a target.`;
    return `${there} ${formatPercent((100 * total('met')) / total('measured'))} of those with a target reach it: ${total('met')} of ${total('measured')}.`;
  },
};
