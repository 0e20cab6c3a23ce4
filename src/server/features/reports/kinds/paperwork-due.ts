import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { coachNoteStates } from '#machines/coach-note/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { ReportKind } from '../kind.ts';

export const paperworkDue: ReportKind = {
  name: 'paperwork-due',
  title: 'Paperwork due',
  question: 'Which notes and outcomes are still missing?',
  audience: 'staff',
  filters: ['organization', 'programme', 'coach'],
  period: 'days',
  unit: null,
  columns: [
    { key: 'label', label: 'Coach', kind: 'text' },
    { key: 'sessions', label: 'Sessions over', kind: 'count' },
    { key: 'outcomes', label: 'Outcomes overdue', kind: 'count' },
    { key: 'notes', label: 'Notes overdue', kind: 'count' },
    { key: 'assumed', label: 'Outcomes assumed', kind: 'count' },
    { key: 'share', label: 'Assumed', kind: 'percent', ratio: ['assumed', 'sessions'] },
  ],
  drawing: {
    title: 'Paperwork by coach',
    look: 'stacked',
    series: ['outcomes', 'notes', 'assumed'],
  },
  sql: ({ from, until, now, narrowed }) => sql`
    with late_notes as (
      select n.booking_id, count(*) as notes from coach_notes n
      where n.required and ${inState(sql`n.status`, coachNoteStates.open)}
        and n.ends_at + n.due_after * interval '1 millisecond' < ${wireInstant(now)}::timestamptz
      group by n.booking_id)
    select u.id as key, null as unit, 0 as people, u.full_name as label, count(*)::int as sessions,
      (count(*) filter (where ${inState(sql`b.status`, bookingStates.outcomeDue)}))::int as outcomes,
      coalesce(sum(l.notes), 0)::int as notes,
      (count(*) filter (where b.outcome ->> 'assumed' = 'true'))::int as assumed
    from bookings b join users u on u.id = b.coach_id left join late_notes l on l.booking_id = b.id
    where b.starts_at >= ${from} and b.starts_at < ${until} and ${inState(sql`b.status`, bookingStates.past)}
      and ${narrowed({ organization: sql`b.organization_id`, programme: sql`b.programme_id`, coach: sql`b.coach_id` })}
    group by u.id, u.full_name order by coalesce(sum(l.notes), 0) + count(*) filter (where ${inState(sql`b.status`, bookingStates.outcomeDue)}) desc, ${byName(sql`u.full_name`)}, u.id`,
  answer(total) {
    const [notes, outcomes] = [total('notes'), total('outcomes')];
    if (total('sessions') === 0) return 'No sessions in this period are over yet.';
    if (notes + outcomes === 0)
      return `Nothing is overdue after ${counted(total('sessions'), 'session')}; ${counted(total('assumed'), 'outcome')} had to be assumed.`;
    return `${counted(notes, 'note')} and ${counted(outcomes, 'outcome')} are overdue after ${counted(total('sessions'), 'session')}; ${counted(total('assumed'), 'outcome')} had to be assumed.`;
  },
};
