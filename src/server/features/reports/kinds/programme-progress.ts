import { sql } from 'drizzle-orm';
import { journeyStatuses, journeyWords } from '#domain/organizations/journey.ts';
import { counted } from '#domain/text/counted.ts';
import { formatPercent } from '#domain/text/numbers.ts';
import { dateAt } from '#domain/time/local.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { journey, membersOfProgramme } from '#server/features/relations/public.ts';
import type { ReportKind } from '../kind.ts';

const reached = sql.join(
  journeyStatuses.map(
    (status) =>
      sql`(count(m.journey) filter (where m.journey = ${status}))::int as ${sql.identifier(status)}`,
  ),
  sql`, `,
);

export const programmeProgress: ReportKind = {
  name: 'programme-progress',
  title: 'Progress of programmes',
  question: 'How far along are the members of each programme?',
  audience: 'organizationAdminsAndStaff',
  filters: ['organization', 'programme'],
  period: 'now',
  unit: null,
  columns: [
    { key: 'label', label: 'Programme', kind: 'text' },
    { key: 'organization', label: 'Organisation', kind: 'text', wide: true },
    { key: 'members', label: 'Members', kind: 'count' },
    ...journeyStatuses.map(
      (key) => ({ key, label: journeyWords[key], kind: 'count', wide: true }) as const,
    ),
    { key: 'used_share', label: 'Credits used', kind: 'percent', ratio: ['used', 'credits'] },
    { key: 'elapsed', label: 'Time elapsed', kind: 'percent', ratio: ['day', 'days'] },
  ],
  drawing: {
    title: 'Members by how far they have come',
    look: 'stacked',
    series: ['activated', 'started', 'stalled', 'finished'],
  },
  sql({ now, narrowed }) {
    const today = sql`${dateAt('UTC', now)}::date`;
    return sql`
      with shown as (
        select p.id, p.name, o.name as organization, p.end_date - p.start_date + 1 as days,
          greatest(0, least(p.end_date - p.start_date, ${today} - p.start_date) + 1) as day
        from programmes p join organizations o on o.id = p.organization_id
        where ${inState(sql`p.status`, programmeStates.shown)} and ${narrowed({ organization: sql`p.organization_id`, programme: sql`p.id` })}),
      units as (
        select a.programme_id, (coalesce(sum(a.balance) filter (where a.kind = 'spent'), 0))::int as used, coalesce(sum(a.balance), 0)::int as credits
        from ledger_accounts a join shown s on s.id = a.programme_id
        where a.unit = 'session' and a.kind in ('pool', 'available', 'held', 'spent', 'forfeited') group by a.programme_id),
      people as (
        select s.id as programme_id, u.journey from shown s
          cross join lateral (select ${journey(now)} as journey from users
            where users.id in ${membersOfProgramme(sql`s.id`)} and ${inState(sql`users.status`, userStates.open)}) u)
      select s.id as key, null as unit, count(m.journey)::int as people, s.name as label, s.organization,
        count(m.journey)::int as members, ${reached}, coalesce(c.used, 0) as used, coalesce(c.credits, 0) as credits, s.day, s.days
      from shown s left join people m on m.programme_id = s.id left join units c on c.programme_id = s.id
      group by s.id, s.name, s.organization, s.day, s.days, c.used, c.credits order by ${byName(sql`s.name`)}, s.id`;
  },
  answer(total, programmes) {
    const members = total('members');
    if (programmes === 0) return 'No programme has begun yet.';
    if (members === 0) return `Nobody is in ${counted(programmes, 'running programme')}.`;
    const way = total('started') + total('finished');
    return `${formatPercent((100 * way) / members)} of ${counted(members, 'place')} in ${counted(programmes, 'programme')} are on their way or have finished; ${total('stalled')} have stalled and ${total('invited') + total('activated')} have not had a session yet.`;
  },
};
