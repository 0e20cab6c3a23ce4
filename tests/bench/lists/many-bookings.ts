import type { Database } from '#database/database.ts';
import { withoutIndexes } from './frame.ts';

export const ORGANIZATIONS = 500;
export const COACHES = 500;
const SESSIONS = 20;
/** Each with 20 bookings. */
export const membersOf = (bookings: number): number => Math.max(1, Math.floor(bookings / 20));

/** Of a thousand bookings so many are in each state; what waits for its outcome does so for two days at most. */
const states = `case
  when n % 1000 < 700 then 'completed' when n % 1000 < 780 then 'missed' when n % 1000 < 798 then 'coachMissed'
  when n % 1000 < 800 then 'confirmed.awaitingOutcome' when n % 1000 < 880 then 'cancelled'
  when n % 1000 < 900 then 'rejected' when n % 1000 < 910 then 'expired' when n % 1000 < 920 then 'requestCancelled'
  when n % 1000 < 995 then 'confirmed.scheduled' else 'requested' end`;

/** One of so many, always the same of a number but with no order; each salt scatters otherwise. */
const scattered = (many: number, salt: number): string =>
  `(hashint4(n * 8 + ${salt})::bigint & 2147483647) % ${many}`;

/**
 * So many bookings of {@link COACHES} coaches with members of {@link ORGANIZATIONS} organisations, over three years, every fiftieth with a team of three. The
 * triggers and the checks of references rest meanwhile: what they would write is written at once.
 */
export async function fillBookings(db: Database, bookings: number): Promise<void> {
  await withoutIndexes(db, ['bookings', 'attendees', 'users', 'organizations', 'teams'], () =>
    db.script(`begin;
      set local session_replication_role = replica;
      insert into policies (version, parameters, created_at) values (1, '{}', now());
      insert into organizations (id, name, created_at, updated_at)
        select gen_random_uuid(), 'Company ' || n, now(), now() from generate_series(1, ${ORGANIZATIONS}) n;
      create temporary table orgs as select id, row_number() over (order by name) - 1 as n from organizations;
      insert into sessions (id, status, name, duration_minutes, format, location_kinds, created_at, updated_at)
        select gen_random_uuid(), 'active', 'Session ' || n, 60, 'oneToOne', '{video}', now(), now() from generate_series(1, ${SESSIONS}) n;
      create temporary table offered as select id, name, row_number() over (order by name) - 1 as n from sessions;
      insert into users (id, first_name, last_name, email, role, organization_id, time_zone, created_at, updated_at)
        select gen_random_uuid(), 'Mia' || (k * 7919) % 1000, 'Walker ' || k, 'mia.' || k || '@example.test', 'Member', o.id, 'Europe/London', now(), now()
        from generate_series(0, ${membersOf(bookings) - 1}) k join orgs o on o.n = k % ${ORGANIZATIONS};
      insert into users (id, first_name, last_name, email, role, time_zone, created_at, updated_at)
        select gen_random_uuid(), 'Ana' || (n * 7919) % 100, 'Silva ' || n, 'ana.' || n || '@example.test', 'Coach', 'Europe/London', now(), now()
        from generate_series(0, ${COACHES - 1}) n;
      create temporary table members as
        select id, full_name as name, organization_id, split_part(full_name, ' ', 3)::int as n from users where role = 'Member';
      create temporary table coaches as
        select id, full_name as name, split_part(full_name, ' ', 3)::int as n from users where role = 'Coach';
      insert into teams (id, name, organization_id, leader_id, created_at, updated_at)
        select gen_random_uuid(), 'Team ' || o.n, o.id, m.id, now(), now() from orgs o join members m on m.n = o.n;
      create temporary table led as select t.id, t.name, t.organization_id from teams t;
      analyze orgs; analyze offered; analyze members; analyze coaches; analyze led;
      insert into bookings (id, status, credit_state, reference, kind, title, organization_id, session_id, team_id, coach_id, requester_id,
          starts_at, ends_at, member_time_zone, coach_time_zone, location_kind, join_url, cost, terms, policy_version, ical_uid, created_at, updated_at,
          coach_name, party_name, people)
        select gen_random_uuid(), b.status, 'none', 'B-' || upper(lpad(to_hex(b.n), 6, '0')), 'oneToOne', s.name || ' with ' || c.name,
          m.organization_id, s.id, t.id, c.id, m.id, at, at + interval '1 hour', 'Europe/London', 'Europe/London', 'video', '/zoom', 0, '{}', 1,
          b.n || '@many', at - (b.n * 13 % 900) * interval '1 hour', at, c.name, coalesce(t.name, m.name), concat_ws(', ', t.name, m.name)
        from (select n, ${states} as status,
              now() + case when n % 1000 < 920 then -1 else 1 end * ${scattered(1_500_000, 1)} * interval '1 minute' as at,
              ${scattered(membersOf(bookings), 2)} as member, ${scattered(COACHES, 3)} as coach, ${scattered(SESSIONS, 4)} as session
            from generate_series(1, ${bookings}) n) b
          join members m on m.n = b.member
          join coaches c on c.n = b.coach
          join offered s on s.n = b.session
          left join led t on b.n % 50 = 0 and t.organization_id = m.organization_id;
      insert into attendees (id, booking_id, organization_id, user_id, via, created_at)
        select gen_random_uuid(), id, organization_id, requester_id, 'requester', created_at from bookings;
      drop table orgs, offered, members, coaches, led;
      commit`),
  );
  await db.script('vacuum analyze sessions');
}
