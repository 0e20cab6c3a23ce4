import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';

/** What a person could tell apart, table by table: without the ids and random marks that differ from one filling to the next. */
const questions: Readonly<Record<string, string>> = {
  people: `select email, full_name, role, job_title, time_zone, locale, picture_url, bio, specialisms, achievement, last_sign_in_at, created_at, id::text from users`,
  teams: `select t.name, l.email, (select array_agg(u.email order by u.email) from team_members m join users u on u.id = m.user_id where m.team_id = t.id) from teams t join users l on l.id = t.leader_id`,
  calendars: `select u.email, w.effective_from, w.weekly, w.buffer_after, (select array_agg(starts_local || ends_local || kind order by starts_local) from availability_exceptions e where e.coach_id = u.id) from working_hours w join users u on u.id = w.coach_id`,
  programmes: `select name, status, start_date, end_date, version, ledger_position from programmes`,
  bookings: `select reference, status, credit_state, title, starts_at, created_at, updated_at, expires_at, response, cancellation, outcome, location_detail, version from bookings`,
  requests: `select b.reference, r.message, r.created_at from booking_requests r join bookings b on b.id = r.booking_id`,
  attendance: `select b.reference, u.email, a.status, a.via from attendees a join bookings b on b.id = a.booking_id join users u on u.id = a.user_id`,
  history: `select b.reference, e.position, e.event, e.at, e.state, e.regions, e.payload from machine_events e join bookings b on b.id = e.entity_id`,
  beginnings: `select e.machine, coalesce(u.email, o.name, t.name), e.position, e.event, e.at, e.state, m.email as by from machine_events e left join users u on u.id = e.entity_id left join organizations o on o.id = e.entity_id left join teams t on t.id = e.entity_id left join users m on m.id = e.by_id where e.machine in ('user', 'organization', 'team')`,
  ledger: `select p.name, t.position, t.type, t.amount, t.at, t.reason, b.reference from ledger_transfers t join programmes p on p.id = t.programme_id left join bookings b on b.id = t.booking_id`,
  notifications: `select n.type, u.email, n.text, n.actioned, n.actioned_at, n.created_at, b.reference from notifications n join users u on u.id = n.recipient_id left join bookings b on b.id = n.entity_id`,
  reviews: `select b.reference, u.email, r.status, r.rating, r.usefulness, r.preparation, r.rapport, r.comment, r.anonymous, r.submitted_at from reviews r join bookings b on b.id = r.booking_id join users u on u.id = r.member_id`,
  notes: `select b.reference, n.scope, n.status, n.body, n.mood, n.submitted_at, n.reminders from coach_notes n join bookings b on b.id = n.booking_id`,
  timers: `select b.reference, t.timer, t.run_at from timers t join bookings b on b.id = t.entity_id`,
};

/** Everything that the demo says, in an order of its own. */
export async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {};
  for (const [subject, question] of Object.entries(questions)) {
    const rows: readonly unknown[] = await db.orm.execute(sql.raw(question));
    answers[subject] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return answers;
}
