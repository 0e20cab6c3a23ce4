import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { formatPercent } from '#domain/text/numbers.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { ReportKind } from '../kind.ts';
import { monthOf, peopleIn } from './people-in.ts';

const recorded = [attendeeState.attended, attendeeState.missed, attendeeState.excused];
const came = sql`a.status`;
/** The team that somebody has been in for the longest. */
const team = sql`left join lateral (
  select t.id, t.name from team_members m join teams t on t.id = m.team_id and ${inState(sql`t.status`, teamState.active)}
  where m.user_id = a.user_id order by m.joined_at, t.id limit 1) t on true`;

export const attendance: ReportKind = {
  name: 'attendance',
  title: 'Attendance',
  question: 'Who comes to the sessions they have booked?',
  audience: 'organizationAdminsAndStaff',
  filters: ['organization', 'programme', 'team', 'coach'],
  period: 'days',
  unit: 'month',
  columns: [
    { key: 'label', label: 'Member or team', kind: 'text' },
    { key: 'team', label: 'Team', kind: 'text', wide: true },
    { key: 'places', label: 'Places', kind: 'count' },
    { key: 'expected', label: 'Expected', kind: 'count' },
    { key: 'attended', label: 'Attended', kind: 'count' },
    { key: 'missed', label: 'Missed', kind: 'count' },
    { key: 'excused', label: 'Excused', kind: 'count', wide: true },
    { key: 'share', label: 'Attendance rate', kind: 'percent', ratio: ['attended', 'over'] },
  ],
  drawing: {
    title: 'Places in sessions',
    look: 'stacked',
    series: ['attended', 'missed', 'excused', 'expected'],
  },
  sql({ from, until, inGroups, narrowed }) {
    const row = inGroups ? sql`coalesce(t.id::text, 'none')` : sql`a.user_id::text`;
    const label = inGroups ? sql`coalesce(t.name, 'No team')` : sql`u.full_name`;
    const unit = inGroups ? monthOf(sql`b.starts_at`) : sql`null::text`;
    return sql`
      select ${row} as key, ${unit} as unit, ${peopleIn(inGroups, sql`a.user_id`)} as people,
        ${label} as label, t.name as team, count(*)::int as places,
        (count(*) filter (where ${inState(came, attendeeState.expected)}))::int as expected,
        (count(*) filter (where ${inState(came, attendeeState.attended)}))::int as attended,
        (count(*) filter (where ${inState(came, attendeeState.missed)}))::int as missed,
        (count(*) filter (where ${inState(came, attendeeState.excused)}))::int as excused,
        (count(*) filter (where ${inState(came, [attendeeState.attended, attendeeState.missed])}))::int as over
      from attendees a join bookings b on b.id = a.booking_id join users u on u.id = a.user_id ${team}
      where b.starts_at >= ${from} and b.starts_at < ${until}
        and ${inState(sql`b.status`, [...bookingStates.agreed, ...bookingStates.recorded])} and ${inState(came, [attendeeState.expected, ...recorded])}
        and ${narrowed({ organization: sql`b.organization_id`, programme: sql`b.programme_id`, coach: sql`b.coach_id`, team: sql`t.id` })}
      group by 1, 2, t.name, ${inGroups ? sql`t.id` : sql`u.full_name`} order by ${byName(label)}, 1, 2`;
  },
  answer(total) {
    if (total('places') === 0) return 'Nobody had a session in this period.';
    if (total('over') === 0)
      return `${counted(total('places'), 'place')} in sessions, none of which has an outcome yet.`;
    return `${formatPercent((100 * total('attended')) / total('over'))} of the places were taken up: ${total('attended')} of ${total('over')} in sessions that are over. ${counted(total('missed'), 'place')} stayed empty.`;
  },
};
