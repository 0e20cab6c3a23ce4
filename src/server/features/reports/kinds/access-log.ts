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
    { key: 'whose', label: 'Whose', kind: 'text' },
    { key: 'reason', label: 'Reason', kind: 'text' },
    { key: 'times', label: 'Times', kind: 'count', wide: true },
  ],
  drawing: { title: 'Times by person', look: 'bars', by: 'reader', series: ['times'] },
  sql: ({ from, until, narrowed }) => sql`
    with readings as (
      select r.id, r.at, r.reader_id, 'Private note' as what, n.booking_id, null::uuid as person_id, null::uuid as contact_id, r.reason
      from coach_note_readings r join coach_notes n on n.id = r.note_id where r.at >= ${from} and r.at < ${until}
      union all
      select s.id, s.joined_at, s.user_id, 'Meeting room', s.booking_id, null, null, s.reason
      from meeting_seats s where s.side = 'staff' and s.joined_at >= ${from} and s.joined_at < ${until}
      union all
      select v.id, v.created_at, v.viewer_id, case when v.contact_id is null then 'List of conversations' else 'Conversation' end,
        null, v.person_id, v.contact_id, v.reason
      from conversation_viewings v where v.created_at >= ${from} and v.created_at < ${until}
      union all
      select k.id, k.at, k.reader_id, 'AI conversation', null, c.created_by, nullif(c.about_id, c.created_by), k.reason
      from kai_readings k join kai_conversations c on c.id = k.conversation_id
      where k.reason is not null and k.at >= ${from} and k.at < ${until}
      union all
      select l.id, l.at, l.viewer_id, 'Support request', null, q.created_by, null, l.reason
      from support_looks l join support_requests q on q.id = l.request_id where l.at >= ${from} and l.at < ${until})
    select r.id as key, null as unit, 0 as people, (extract(epoch from r.at) * 1000)::float8 as label, u.full_name as reader, r.what,
      b.reference as booking, c.full_name as coach, nullif(concat_ws(' and ', p.full_name, o.full_name), '') as whose, r.reason, 1 as times
    from readings r join users u on u.id = r.reader_id
      left join bookings b on b.id = r.booking_id left join users c on c.id = b.coach_id
      left join users p on p.id = r.person_id left join users o on o.id = r.contact_id
    where ${narrowed({
      organization: (chosen) =>
        sql`${chosen} in (b.organization_id, p.organization_id, o.organization_id)`,
      coach: (chosen) => sql`${chosen} in (b.coach_id, p.id, o.id)`,
    })}
    order by r.at desc, r.id`,
  answer: (_, times) =>
    times === 0
      ? 'No member of staff looked at a private note, a conversation or the data behind a support request, or came into a meeting room, in this period.'
      : `Members of staff looked at private notes, conversations and the data behind support requests, or came into meeting rooms, ${counted(times, 'time')} in this period, each with the reason that they gave.`,
};
