import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import type { ReportKind } from '../kind.ts';
import { monthOf } from './people-in.ts';

const facts = ['sign_ins', 'sessions', 'resources', 'activities', 'messages'] as const;

export const engagement: ReportKind = {
  name: 'engagement',
  title: 'Engagement',
  question: 'Do members come back, and what do they do?',
  audience: 'organizationAdminsAndStaff',
  filters: ['organization', 'programme', 'team'],
  period: 'days',
  unit: 'month',
  columns: [
    { key: 'label', label: 'Month from', kind: 'date' },
    { key: 'members', label: 'Active members', kind: 'count', isAlone: true },
    { key: 'sign_ins', label: 'Sign-ins', kind: 'count' },
    { key: 'sessions', label: 'Sessions attended', kind: 'count' },
    { key: 'resources', label: 'Resources opened', kind: 'count' },
    { key: 'activities', label: 'Activities done', kind: 'count' },
    { key: 'messages', label: 'Messages written', kind: 'count' },
  ],
  drawing: { title: 'Activity by month', look: 'line', series: ['members', ...facts.slice(0, 3)] },
  sql({ from, until, narrowed }) {
    const within = (at: ReturnType<typeof sql>) => sql`${at} >= ${from} and ${at} < ${until}`;
    const theirs = narrowed({
      organization: sql`u.organization_id`,
      programme: (chosen) => sql`u.id in ${membersOfProgramme(chosen)}`,
      team: (chosen) =>
        sql`exists (select 1 from team_members m where m.team_id = ${chosen} and m.user_id = u.id)`,
    });
    return sql`
      with facts as (
        select e.at, e.actor_id as person, 'sign_ins' as what from audit_entries e where e.kind = 'signedIn' and ${within(sql`e.at`)}
        union all
        select b.starts_at, a.user_id, 'sessions' from attendees a join bookings b on b.id = a.booking_id
        where ${inState(sql`a.status`, attendeeState.attended)} and ${within(sql`b.starts_at`)}
        union all
        select r.opened_at, r.user_id, 'resources' from resource_progress r where ${within(sql`r.opened_at`)}
        union all
        select i.completed_at, i.user_id, 'activities' from interactive_responses i where ${within(sql`i.completed_at`)}
        union all
        select m.sent_at, m.sender_id, 'messages' from messages m where ${within(sql`m.sent_at`)}
        union all
        select m.created_at, m.user_id, 'messages' from meeting_messages m where ${within(sql`m.created_at`)})
      select ${monthOf(sql`f.at`)} as key, ${monthOf(sql`f.at`)} as unit, ${monthOf(sql`f.at`)} as label,
        count(distinct f.person)::int as people, count(distinct f.person)::int as members,
        ${sql.join(
          facts.map(
            (what) =>
              sql`(count(*) filter (where f.what = ${what}))::int as ${sql.identifier(what)}`,
          ),
          sql`, `,
        )}
      from facts f join users u on u.id = f.person
      where u.role in ('Member', 'OrganizationAdmin') and ${theirs}
      group by 1 order by 1`;
  },
  answer(total, months) {
    if (months === 0) return 'No member was active in this period.';
    return `In ${counted(months, 'month')} members signed in ${counted(total('sign_ins'), 'time')}, attended ${counted(total('sessions'), 'session')}, opened ${counted(total('resources'), 'resource')}, did ${counted(total('activities'), 'activity', 'activities')} and wrote ${counted(total('messages'), 'message')}.`;
  },
};
