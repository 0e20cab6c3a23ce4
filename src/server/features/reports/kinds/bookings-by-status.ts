import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { formatPercent } from '#domain/text/numbers.ts';
import { bookingState, bookingStates } from '#machines/booking/states.gen.ts';
import { inState } from '#database/in-state.ts';
import type { ReportKind } from '../kind.ts';
import { peopleIn, peopleOfBooking, weekOf } from './people-in.ts';

const status = sql`b.status`;

export const bookingsByStatus: ReportKind = {
  name: 'bookings-by-status',
  title: 'Bookings by status',
  question: 'How did each week’s bookings turn out?',
  audience: 'organizationAdminsAndStaff',
  filters: ['organization', 'programme', 'coach'],
  period: 'days',
  unit: 'week',
  columns: [
    { key: 'label', label: 'Week from', kind: 'date' },
    { key: 'bookings', label: 'Bookings', kind: 'count' },
    { key: 'requested', label: 'Requested', kind: 'count', wide: true },
    { key: 'confirmed', label: 'Confirmed', kind: 'count' },
    { key: 'completed', label: 'Completed', kind: 'count' },
    { key: 'missed', label: 'Missed', kind: 'count' },
    { key: 'cancelled', label: 'Cancelled', kind: 'count' },
    { key: 'in_time', label: 'Cancelled in time', kind: 'count', wide: true },
    { key: 'late', label: 'Cancelled late', kind: 'count', wide: true },
    { key: 'by_member', label: 'Cancelled by members', kind: 'count', wide: true },
    { key: 'by_coach', label: 'Cancelled by coaches', kind: 'count', wide: true },
    { key: 'by_staff', label: 'Cancelled by staff', kind: 'count', wide: true },
    { key: 'not_held', label: 'Declined or withdrawn', kind: 'count', wide: true },
    { key: 'expired', label: 'Expired', kind: 'count' },
  ],
  drawing: {
    title: 'Bookings by week',
    look: 'stacked',
    series: ['completed', 'confirmed', 'missed', 'cancelled'],
  },
  sql: ({ from, until, inGroups, narrowed }) => {
    // People multiply the rows of a booking only where they are counted.
    const one = inGroups ? sql`count(distinct b.id)` : sql`count(*)`;
    return sql`
      select ${weekOf(sql`b.starts_at`)} as key, ${weekOf(sql`b.starts_at`)} as unit, ${weekOf(sql`b.starts_at`)} as label,
        ${peopleIn(inGroups, sql`p.person`)} as people,
        (${one})::int as bookings,
        (${one} filter (where ${inState(status, bookingStates.asked)}))::int as requested,
        (${one} filter (where ${inState(status, bookingStates.agreed)}))::int as confirmed,
        (${one} filter (where ${inState(status, bookingState.completed)}))::int as completed,
        (${one} filter (where ${inState(status, [bookingState.missed, bookingState.coachMissed])}))::int as missed,
        (${one} filter (where ${inState(status, bookingState.cancelled)}))::int as cancelled,
        (${one} filter (where ${inState(status, bookingState.cancelled)} and b.cancellation ->> 'late' = 'false'))::int as in_time,
        (${one} filter (where ${inState(status, bookingState.cancelled)} and b.cancellation ->> 'late' = 'true'))::int as late,
        (${one} filter (where ${inState(status, bookingState.cancelled)} and b.cancellation ->> 'party' = 'member'))::int as by_member,
        (${one} filter (where ${inState(status, bookingState.cancelled)} and b.cancellation ->> 'party' = 'coach'))::int as by_coach,
        (${one} filter (where ${inState(status, bookingState.cancelled)} and b.cancellation ->> 'party' in ('staff', 'system')))::int as by_staff,
        (${one} filter (where ${inState(status, [bookingState.rejected, bookingState.requestCancelled])}))::int as not_held,
        (${one} filter (where ${inState(status, bookingState.expired)}))::int as expired
      from bookings b ${peopleOfBooking(inGroups)}
      where b.starts_at >= ${from} and b.starts_at < ${until}
        and ${narrowed({ organization: sql`b.organization_id`, programme: sql`b.programme_id`, coach: sql`b.coach_id` })}
      group by 1 order by 1`;
  },
  answer(total) {
    const past = total('completed') + total('missed') + total('cancelled');
    if (total('bookings') === 0) return 'There are no bookings in this period.';
    if (past === 0)
      return `${counted(total('bookings'), 'booking')}, none of them over or cancelled yet.`;
    return `${formatPercent((100 * total('completed')) / past)} of the sessions that were agreed took place: ${total('completed')} of ${past}. ${counted(total('missed'), 'was', 'were')} missed and ${total('cancelled')} cancelled, ${total('late')} of them late.`;
  },
};
