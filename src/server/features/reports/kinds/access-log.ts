import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import type { ReportKind } from '../kind.ts';

/** Reading what is not one's own, with the reason that was given for it. */
export const accessLog: ReportKind = {
  name: 'access-log',
  title: 'Access log',
  question: 'Which members of staff looked at what is private, and why?',
  audience: 'superAdmins',
  filters: ['organization', 'coach'],
  period: 'days',
  unit: null,
  columns: [
    { key: 'label', label: 'When', kind: 'instant' },
    { key: 'reader', label: 'Who', kind: 'text' },
    { key: 'what', label: 'What', kind: 'text' },
    { key: 'booking', label: 'Booking', kind: 'text' },
    { key: 'coach', label: 'Coach', kind: 'text', wide: true },
    { key: 'reason', label: 'Reason', kind: 'text' },
    { key: 'times', label: 'Times', kind: 'count', wide: true },
  ],
  drawing: { title: 'Times by person', look: 'bars', by: 'reader', series: ['times'] },
  sql: ({ from, until, narrowed }) => sql`
    with readings as (
      select r.id, r.at, r.reader_id, 'Private note' as what, n.booking_id, r.reason
      from coach_note_readings r join coach_notes n on n.id = r.note_id where r.at >= ${from} and r.at < ${until}
      union all
      select s.id, s.joined_at, s.user_id, 'Meeting room', s.booking_id, s.reason
      from meeting_seats s where s.side = 'staff' and s.joined_at >= ${from} and s.joined_at < ${until})
    select r.id as key, null as unit, 0 as people, (extract(epoch from r.at) * 1000)::float8 as label, u.full_name as reader, r.what,
      b.reference as booking, c.full_name as coach, r.reason, 1 as times
    from readings r join users u on u.id = r.reader_id join bookings b on b.id = r.booking_id join users c on c.id = b.coach_id
    where ${narrowed({ organization: sql`b.organization_id`, coach: sql`b.coach_id` })}
    order by r.at desc, r.id`,
  answer: (_, times) =>
    times === 0
      ? 'No member of staff looked at a private note or came into a meeting room in this period.'
      : `Members of staff looked at private notes or came into meeting rooms ${counted(times, 'time')} in this period, each with the reason that they gave.`,
};
