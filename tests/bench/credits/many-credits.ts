import type { Database } from '#database/database.ts';
import { withoutIndexes } from '../lists/frame.ts';

export const MEMBERS = 2_000;
const TEAMS = 40;
const SESSIONS = 4;
const STAFF = 10;
/** Of each lot so many: issued, allocated, and four holds with what became of them. */
const TRANSFERS_OF_LOT = 10;
const UNITS = 4;
/** Beside the large programme so many others have as much together. */
const OTHERS = 20;

/** Lots are of members, every fiftieth of a team. */
const TEAM_EVERY = 50;

/** The kinds of accounts between which the steps of a lot's life move units; the last hold of every third lot is spent, of the others given back. */
const steps = `(values
  (0, 'ISSUED', 'issued', 'pool', ${UNITS}), (1, 'ALLOCATED', 'pool', 'available', ${UNITS}),
  (2, 'HELD', 'available', 'held', 1), (3, 'SPENT', 'held', 'spent', 1),
  (4, 'HELD', 'available', 'held', 1), (5, 'SPENT', 'held', 'spent', 1),
  (6, 'HELD', 'available', 'held', 1), (7, 'FORFEITED', 'held', 'forfeited', 1),
  (8, 'HELD', 'available', 'held', 1), (9, 'HOLD_RELEASED', 'held', 'available', 1)) step(k, type, debit, credit, amount)`;

/**
 * A programme of {@link MEMBERS} members with so many transfers, and {@link OTHERS} others that have as many together. Every lot of four units was issued,
 * allocated, and set aside four times for bookings. The triggers and the checks of references rest meanwhile: what they would write is written at once.
 */
export async function fillCredits(db: Database, transfers: number): Promise<void> {
  const lots = Math.floor(transfers / TRANSFERS_OF_LOT);
  const tables = [
    'users',
    'credit_lots',
    'ledger_accounts',
    'ledger_transfers',
    'bookings',
    'attendees',
  ];
  await withoutIndexes(db, tables, () =>
    db.script(`begin;
      set local session_replication_role = replica;
      insert into policies (version, parameters, created_at) values (1, '{}', now());
      insert into organizations (id, name, created_at, updated_at)
        select gen_random_uuid(), 'Company ' || n, now(), now() from generate_series(0, ${OTHERS}) n;
      insert into sessions (id, status, name, duration_minutes, format, location_kinds, created_at, updated_at)
        select gen_random_uuid(), 'active', 'Session ' || n, 60, 'oneToOne', '{video}', now(), now() from generate_series(1, ${SESSIONS}) n;
      create temporary table offered as select id, row_number() over (order by name) - 1 as n from sessions;
      insert into programmes (id, status, organization_id, name, groups, start_date, end_date, time_zone, ledger_position, created_at, updated_at)
        select gen_random_uuid(), 'active.normal', id, 'Leading ' || split_part(name, ' ', 2), '{GROW}', current_date - 365, current_date + 365, 'Europe/London', 0, now(), now()
        from organizations;
      create temporary table offers as
        select id, organization_id, split_part(name, ' ', 2)::int as n,
          case when name = 'Leading 0' then ${lots} else ${lots} / ${OTHERS} end as lots,
          case when name = 'Leading 0' then ${MEMBERS} else ${MEMBERS} / ${OTHERS} end as members
        from programmes;
      insert into session_options (id, programme_id, session_id, organization_id, created_at)
        select gen_random_uuid(), p.id, s.id, p.organization_id, now() from offers p cross join offered s;
      insert into users (id, first_name, last_name, email, role, organization_id, time_zone, created_at, updated_at)
        select gen_random_uuid(), 'Mia' || (k * 7919) % 1000, 'Walker ' || p.n || '-' || k, 'mia.' || p.n || '.' || k || '@example.test',
          case when k = 0 then 'OrganizationAdmin' else 'Member' end, p.organization_id, 'Europe/London', now(), now()
        from offers p cross join lateral generate_series(0, p.members - 1) k;
      insert into users (id, first_name, last_name, email, role, time_zone, created_at, updated_at)
        select gen_random_uuid(), 'Sam', 'Grant ' || n, 'sam.' || n || '@example.test', 'Admin', 'Europe/London', now(), now() from generate_series(0, ${STAFF - 1}) n;
      create temporary table members as
        select id, full_name as name, organization_id, split_part(email, '.', 3)::text as n from users where email like 'mia.%';
      update members set n = split_part(n, '@', 1);
      create temporary table staff as select id, split_part(full_name, ' ', 3)::int as n from users where role = 'Admin';
      insert into programme_members (programme_id, user_id, organization_id)
        select p.id, m.id, p.organization_id from members m join offers p on p.organization_id = m.organization_id;
      insert into teams (id, name, organization_id, leader_id, created_at, updated_at)
        select gen_random_uuid(), 'Team ' || p.n || '-' || t, p.organization_id, m.id, now(), now()
        from offers p cross join generate_series(0, ${TEAMS - 1}) t join members m on m.organization_id = p.organization_id and m.n::int = t + 1;
      create temporary table led as select id, name, organization_id, split_part(name, '-', 2)::int as n from teams;
      analyze offered; analyze offers; analyze members; analyze staff; analyze led;

      create temporary table given as
        select gen_random_uuid() as id, p.id as programme_id, p.organization_id, o.id as option_id, g.n,
          case when g.n % ${TEAM_EVERY} = 0 then 'team' else 'member' end as holder_type,
          case when g.n % ${TEAM_EVERY} = 0 then t.id else m.id end as holder_id,
          case when g.n % ${TEAM_EVERY} = 0 then t.name else m.name end as holder_name,
          a.id as actor_id, now() - (p.lots - g.n) * interval '20 minutes' as at
        from offers p cross join lateral generate_series(0, p.lots - 1) g(n)
          join members m on m.organization_id = p.organization_id and m.n::int = g.n * 7 % p.members
          join led t on t.organization_id = p.organization_id and t.n = (g.n / ${TEAM_EVERY}) % ${TEAMS}
          join offered s on s.n = g.n % ${SESSIONS}
          join session_options o on o.programme_id = p.id and o.session_id = s.id
          join staff a on a.n = g.n % ${STAFF};
      create temporary table pools as
        select gen_random_uuid() as id, o.id as option_id, o.programme_id, o.organization_id from session_options o;
      create temporary table held as
        select gen_random_uuid() as id, g.id as lot_id, k from given g cross join generate_series(2, 8, 2) k;
      analyze given; analyze pools; analyze held;

      insert into credit_lots (id, status, organization_id, programme_id, session_option_id, quantity, holder_type, source, effective_at, expires_at, available, holder_name, created_at, updated_at)
        select id, 'exhausted', organization_id, programme_id, option_id, 10000, 'pool', 'contract', now() - interval '1 year', now() + interval '1 year', 0, 'Pool', now(), now() from pools;
      insert into credit_lots (id, status, organization_id, programme_id, session_option_id, parent_lot_id, quantity, holder_type, holder_id, source, effective_at, expires_at, available, holder_name, created_at, updated_at)
        select g.id, case when n % 3 = 0 then 'exhausted' else 'active' end, g.organization_id, g.programme_id, g.option_id, p.id, ${UNITS}, g.holder_type, g.holder_id, 'transfer',
          g.at, now() + (hashint4(n)::bigint & 2147483647) % 500 * interval '1 day', case when n % 3 = 0 then 0 else 1 end, g.holder_name, g.at, g.at
        from given g join pools p on p.option_id = g.option_id;

      insert into ledger_accounts (key, kind, programme_id, organization_id, balance)
        select 'issued:' || id, 'issued', id, organization_id, -${UNITS} * lots from offers;
      insert into ledger_accounts (key, kind, programme_id, organization_id, lot_id, balance)
        select 'pool:' || id, 'pool', programme_id, organization_id, id, 0 from pools;
      insert into ledger_accounts (key, kind, programme_id, organization_id, lot_id, balance)
        select kind || ':' || g.id, kind, g.programme_id, g.organization_id, g.id,
          case kind when 'available' then least(n % 3, 1) when 'spent' then 3 - least(n % 3, 1) else 1 end
        from given g cross join (values ('available'), ('spent'), ('forfeited')) kinds(kind);
      insert into ledger_accounts (key, kind, programme_id, organization_id, lot_id, booking_id, balance)
        select 'held:' || h.id, 'held', g.programme_id, g.organization_id, g.id, h.id, 0 from held h join given g on g.id = h.lot_id;

      insert into bookings (id, status, credit_state, reference, kind, title, organization_id, programme_id, session_id, coach_id, requester_id,
          starts_at, ends_at, member_time_zone, coach_time_zone, location_kind, join_url, cost, terms, policy_version, ical_uid, created_at, updated_at, coach_name, party_name, people)
        select h.id, 'completed', 'spent', 'B-' || upper(lpad(to_hex(row_number() over ()), 6, '0')), 'oneToOne', 'Session', g.organization_id, g.programme_id, o.session_id,
          g.actor_id, g.actor_id, g.at, g.at + interval '1 hour', 'Europe/London', 'Europe/London', 'video', '/zoom', 1, '{}', 1, h.id || '@many', g.at, g.at, '', '', ''
        from held h join given g on g.id = h.lot_id join session_options o on o.id = g.option_id;
      insert into attendees (id, status, booking_id, organization_id, user_id, via, attended_until, created_at)
        select gen_random_uuid(), 'attended', h.id, g.organization_id, g.holder_id, 'requester', g.at + interval '1 hour', g.at
        from held h join given g on g.id = h.lot_id where g.holder_type = 'member';

      insert into ledger_transfers (id, programme_id, organization_id, position, type, debit_key, credit_key, amount, lot_id, booking_id, member_id, team_id,
          cause_machine, cause_entity_id, cause_event, cause_event_id, actor_id, at, previous_hash, hash)
        select gen_random_uuid(), g.programme_id, g.organization_id, g.n * ${TRANSFERS_OF_LOT} + step.k + 1,
          case when ends then 'SPENT' else type end,
          debit || ':' || case debit when 'issued' then g.programme_id when 'pool' then p.id when 'held' then h.id else g.id end,
          case when ends then 'spent' else credit end || ':' || case credit when 'pool' then p.id when 'held' then h.id else g.id end,
          amount, case when step.k = 0 then p.id else g.id end, h.id,
          case when step.k > 0 and g.holder_type = 'member' then g.holder_id end, case when step.k > 0 and g.holder_type = 'team' then g.holder_id end,
          'credit-lot', g.id, 'ISSUE', gen_random_uuid(), case when step.k < 2 then g.actor_id when step.k % 2 = 0 and g.holder_type = 'member' then g.holder_id end,
          g.at + step.k * interval '1 minute', md5((g.n + step.k - 1)::text), md5((g.n + step.k)::text)
        from given g cross join lateral (select *, k = 9 and g.n % 3 = 0 as ends from ${steps}) step
          join pools p on p.option_id = g.option_id
          left join held h on h.lot_id = g.id and h.k = step.k - step.k % 2;
      update ledger_transfers t set balance_after = b.after, pool_after = b.pool
        from (select id, sum(change) over (partition by programme_id, member_id, team_id order by position) as after,
            case when type = 'ISSUED' then ${UNITS} else 0 end as pool from ledger_transfers) b
        where b.id = t.id;
      update session_options o set available_units = c.available, used_units = c.used, lost_units = c.lost
        from (select l.session_option_id, sum(a.balance) filter (where a.kind = 'available') as available,
            sum(a.balance) filter (where a.kind = 'spent') as used, sum(a.balance) filter (where a.kind = 'forfeited') as lost
          from ledger_accounts a join credit_lots l on l.id = a.lot_id group by l.session_option_id) c
        where o.id = c.session_option_id;
      update programmes set ledger_position = (select count(*) from ledger_transfers t where t.programme_id = programmes.id);
      drop table offered, offers, members, staff, led, given, pools, held;
      commit`),
  );
  for (const table of ['sessions', 'session_options', 'teams', 'programme_members'])
    await db.script(`vacuum analyze ${table}`);
}
