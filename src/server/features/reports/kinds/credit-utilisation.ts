import { sql } from 'drizzle-orm';
import type { TransferType } from '#domain/credits/ledger.ts';
import { counted } from '#domain/text/counted.ts';
import { formatPercent } from '#domain/text/numbers.ts';
import { byName } from '#database/name-order.ts';
import type { ReportKind } from '../kind.ts';
import { monthOf } from './people-in.ts';

const moved = (type: TransferType) =>
  sql`(coalesce(sum(t.amount) filter (where t.type = ${type}), 0))::int`;
/** Whose units they are: a member's, or those of everybody in the team. */
const people = sql`(select count(distinct person)::int from (
  select unnest(array_agg(t.member_id)) as person
  union all select m.user_id from team_members m where m.team_id = any(array_agg(t.team_id))) whose)`;

export const creditUtilisation: ReportKind = {
  name: 'credit-utilisation',
  title: 'Use of session credits',
  question: 'Are the session credits that were bought put to use?',
  audience: 'organizationAdminsAndStaff',
  filters: ['organization', 'programme'],
  period: 'days',
  unit: 'month',
  columns: [
    { key: 'label', label: 'Programme', kind: 'text' },
    { key: 'organization', label: 'Organisation', kind: 'text', wide: true },
    { key: 'issued', label: 'Issued', kind: 'count' },
    { key: 'allocated', label: 'Allocated', kind: 'count' },
    { key: 'held', label: 'Reserved', kind: 'count', wide: true },
    { key: 'spent', label: 'Used', kind: 'count' },
    { key: 'forfeited', label: 'Lost', kind: 'count', wide: true },
    { key: 'expired', label: 'Expired', kind: 'count' },
    { key: 'refunded', label: 'Refunded', kind: 'count', wide: true },
    { key: 'share', label: 'Share used', kind: 'percent', ratio: ['spent', 'gone'] },
  ],
  drawing: {
    title: 'Credits by programme',
    look: 'bars',
    series: ['issued', 'allocated', 'spent', 'expired'],
  },
  sql: ({ from, until, inGroups, narrowed }) => sql`
    select t.programme_id as key, ${inGroups ? monthOf(sql`t.at`) : sql`null::text`} as unit,
      ${inGroups ? people : sql`0`} as people, p.name as label, o.name as organization,
      ${moved('ISSUED')} as issued, ${moved('ALLOCATED')} as allocated, ${moved('HELD')} as held, ${moved('SPENT')} as spent,
      ${moved('FORFEITED')} as forfeited, ${moved('EXPIRED')} as expired, ${moved('REFUNDED')} as refunded,
      ${moved('SPENT')} + ${moved('FORFEITED')} + ${moved('EXPIRED')} as gone
    from ledger_transfers t join programmes p on p.id = t.programme_id join organizations o on o.id = t.organization_id
    where t.unit = 'session' and t.at >= ${from} and t.at < ${until}
      and ${narrowed({ organization: sql`t.organization_id`, programme: sql`t.programme_id` })}
    group by t.programme_id, 2, p.name, o.name order by ${byName(sql`p.name`)}, t.programme_id, 2`,
  answer(total, programmes) {
    if (programmes === 0) return 'No session credits moved in this period.';
    const given = `${counted(total('allocated'), 'session credit was', 'session credits were')} allocated.`;
    if (total('gone') === 0) return `${given} None was used, lost or expired.`;
    return `${given} ${formatPercent((100 * total('spent')) / total('gone'))} of those that are gone were used: ${total('spent')} of ${total('gone')}. ${total('forfeited')} were lost and ${total('expired')} expired.`;
  },
};
