import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingChart } from '#machines/booking/chart.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { snapshotOf } from '#machines/record-chart.ts';
import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { bookings, outbox, users } from '#database/schema/index.ts';
import { demoAccounts, seed } from '#server/demo/index.ts';
import { asRecord } from '#server/features/bookings/record/load.ts';
import { verifyPassword } from '#server/identity/passwords.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { contentOf } from './content.ts';

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase({ seed: 'demo' });
});
afterAll(() => db.close());

const rows = async (question: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  db.orm.execute(question);

async function one(question: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rows(question);
  return Number(row?.['n']);
}

describe('the demo', () => {
  test('is the same each time for the same moment', { timeout: 240_000 }, async () => {
    const again = await preparedDatabase();
    try {
      expect(await seed(again, { now: seededAt, hash: async () => 'unreadable' })).toBe(true);
      expect(await contentOf(again)).toEqual(await contentOf(db));
    } finally {
      await again.close();
    }
  });

  test('is left alone where there already is an organisation', async () => {
    const before = await contentOf(db);
    expect(await seed(db, { now: seededAt + HOUR })).toBe(false);
    expect(await contentOf(db)).toEqual(before);
  });

  test('has the size of three small companies', async () => {
    const [size] = await rows(sql`select
      (select count(*)::int from organizations) as companies,
      (select count(*)::int from users where role in ('Member', 'OrganizationAdmin')) as members,
      (select count(*)::int from users where role = 'Coach') as coaches,
      (select count(distinct time_zone)::int from users where role = 'Coach') as zones,
      (select count(*)::int from bookings) as bookings`);
    expect(size).toMatchObject({ companies: 3, coaches: 8, zones: 8 });
    expect(size?.['members']).toBeGreaterThanOrEqual(55);
    expect(size?.['bookings']).toBeGreaterThanOrEqual(170);
    expect(
      await one(
        sql`select count(distinct organization_id)::int as n from users where role = 'OrganizationAdmin'`,
      ),
    ).toBe(3);
  });

  test('has people, organisations and teams with the histories that their charts allow', async () => {
    const bare = await rows(sql`
      select u.email as name from users u left join machine_events e
        on e.entity_id = u.id and e.machine = 'user' where u.status <> 'obfuscated' group by u.id
        having string_agg(e.event, ' ' order by e.position) is distinct from 'CREATE ACTIVATE'
          or u.version <> max(e.version) or u.activated_at is distinct from max(e.at)
          or u.updated_at <> max(e.at)
      union all select o.name from organizations o left join machine_events e
        on e.entity_id = o.id and e.machine = 'organization' group by o.id
        having string_agg(e.event, ' ') is distinct from 'CREATE' or o.version <> 1
      union all select t.name from teams t left join machine_events e
        on e.entity_id = t.id and e.machine = 'team' group by t.id
        having t.version is distinct from max(e.version)
          or count(*) filter (where e.event = 'ADD_MEMBER')
            <> (select count(*) from team_members m where m.team_id = t.id)
          or string_agg(e.event, ' ' order by e.position) not like 'CREATE ADD_MEMBER%'`);
    expect(bare).toEqual([]);
    const disordered = await one(sql`select count(*)::int as n from (
      select at, lag(at) over (partition by entity_id order by position) as before
      from machine_events where machine in ('user', 'organization', 'team')) o where at < before`);
    expect(disordered).toBe(0);
  });

  test('has programmes in every state that programmes can be in, of all three groups', async () => {
    const found = await rows(sql`select distinct status from programmes order by status`);
    expect(found.map(({ status }) => status)).toEqual([
      'active.nearComplete',
      'active.normal',
      'complete',
      'draft',
    ]);
    const groups = await rows(
      sql`select distinct unnest(groups) as name from programmes order by name`,
    );
    expect(groups.map(({ name }) => name)).toEqual(['GROW', 'SEM', 'Sales']);
  });

  test('has bookings in every state of the chart', async () => {
    const found = await rows(sql`select distinct status from bookings`);
    expect(found.map(({ status }) => String(status)).toSorted()).toEqual(
      Object.keys(statusLabels).toSorted(),
    );
  });

  test('has a request that names three times, and waits', async () => {
    expect(
      await one(sql`select count(*)::int as n from booking_requests r join bookings b on b.id = r.booking_id
        where b.status = 'requested' and cardinality(r.proposed_times) = 3`),
    ).toBe(1);
  });

  test('lets nobody be told of the past by mail', async () => {
    expect(await db.orm.$count(outbox)).toBe(0);
  });
});

describe('the people to sign in as', () => {
  test('are one for each role and all know the password that is printed', async () => {
    expect(new Set(demoAccounts.map(({ role }) => role))).toEqual(
      new Set([
        'Member',
        'New member',
        'Team leader',
        'OrganizationAdmin',
        'Coach',
        'Admin',
        'SuperAdmin',
      ]),
    );
    for (const { email, name, password } of demoAccounts) {
      const [person] = await rows(
        sql`select u.full_name, c.password_hash from users u join password_credentials c on c.user_id = u.id where u.email = ${email}`,
      );
      expect(person?.['full_name']).toBe(name);
      expect(password.length).toBeGreaterThanOrEqual(12);
      expect(await verifyPassword(String(person?.['password_hash']), password)).toBe(true);
    }
  });

  test('the member has a session so soon that cancelling it costs the credit, another later, and credits left', async () => {
    const own = await db.orm
      .select({ startsAt: bookings.startsAt })
      .from(bookings)
      .innerJoin(users, eq(users.id, bookings.requesterId))
      .where(
        sql`${users.email} = 'mia.thornton@northwind.example' and ${bookings.status} = 'confirmed.scheduled' and ${bookings.creditState} = 'held'`,
      )
      .orderBy(bookings.startsAt);
    const hours = own.map(({ startsAt }) => (startsAt - seededAt) / HOUR);
    expect(hours[0]).toBeGreaterThanOrEqual(3);
    expect(hours[0]).toBeLessThanOrEqual(5);
    expect(hours.at(-1)).toBeGreaterThan(7 * 24);
    expect(await availableTo('mia.thornton@northwind.example')).toBeGreaterThanOrEqual(2);
  });

  test('the coach has requests to answer, somebody about to come in, and outcomes to record', async () => {
    const own =
      await rows(sql`select b.status, count(*)::int as n from bookings b join users u on u.id = b.coach_id
      where u.email = 'ana.silva@waymark.example' group by b.status`);
    const count = (status: string) =>
      Number(own.find((row) => row['status'] === status)?.['n'] ?? 0);
    expect(count('requested')).toBeGreaterThanOrEqual(3);
    expect(count('confirmed.awaitingOutcome')).toBeGreaterThanOrEqual(2);
    const near =
      await one(sql`select count(*)::int as n from bookings where status in ('confirmed.open', 'confirmed.scheduled')
      and starts_at <= ${new Date(seededAt + 20 * MINUTE).toISOString()}`);
    expect(near).toBeGreaterThanOrEqual(1);
  });

  test('each has a handful of notifications to read, and the newcomer a welcome', async () => {
    const open = new Map<string, unknown[]>();
    for (const { email } of demoAccounts) {
      const unread = await rows(
        sql`select n.type from notifications n join users u on u.id = n.recipient_id where u.email = ${email} and not n.actioned`,
      );
      open.set(
        email,
        unread.map(({ type }) => type),
      );
    }
    const unusual = [...open].filter(([, types]) => types.length < 1 || types.length > 6);
    expect(unusual).toEqual([]);
    expect(open.get('zoe.kaminski@northwind.example')).toEqual(['Welcome', 'ProgrammeCreated']);
  });
});

async function availableTo(email: string): Promise<number> {
  return one(sql`select coalesce(sum(a.balance), 0)::int as n from ledger_accounts a join credit_lots l on l.id = a.lot_id
    join users u on u.id = l.holder_id where a.kind = 'available' and u.email = ${email}`);
}

describe('the credits', () => {
  test('of every programme add up: what was issued is somewhere', async () => {
    const sums =
      await rows(sql`select programme_id, sum(balance)::int as rest, -sum(balance) filter (where kind = 'issued')::int as issued
      from ledger_accounts group by programme_id`);
    expect(sums.length).toBeGreaterThanOrEqual(4);
    expect(sums.every(({ rest, issued }) => rest === 0 && Number(issued) > 0)).toBe(true);
    expect(
      await one(
        sql`select count(*)::int as n from ledger_accounts where kind <> 'issued' and balance < 0`,
      ),
    ).toBe(0);
  });

  test('are in each account what its transfers say, in positions without gaps', async () => {
    expect(
      await rows(sql`select a.key from ledger_accounts a where a.balance <>
      coalesce((select sum(amount) from ledger_transfers where credit_key = a.key), 0) -
      coalesce((select sum(amount) from ledger_transfers where debit_key = a.key), 0)`),
    ).toEqual([]);
    expect(
      await rows(sql`select p.name from programmes p join ledger_transfers t on t.programme_id = p.id group by p.id
      having max(t.position) <> count(*) or p.ledger_position <> count(*)`),
    ).toEqual([]);
  });

  test('are held exactly for the bookings that are open and cost something', async () => {
    expect(
      await rows(sql`select b.reference, b.status, b.credit_state from bookings b
      left join ledger_accounts a on a.booking_id = b.id and a.kind = 'held'
      where (coalesce(a.balance, 0) = b.cost and b.cost > 0) is distinct from (b.credit_state = 'held')
         or (b.credit_state = 'held') is distinct from (b.cost > 0 and (b.status = 'requested' or b.status like 'confirmed.%'))`),
    ).toEqual([]);
  });

  test('run out for one member, end soon for another and are drawn from a pool by some', async () => {
    expect(await availableTo('gethin.pritchard@northwind.example')).toBe(0);
    const week = new Date(seededAt + 7 * 24 * HOUR).toISOString();
    expect(
      await one(sql`select count(*)::int as n from credit_lots l join ledger_accounts a on a.lot_id = l.id
      where a.kind = 'available' and a.balance > 0 and l.expires_at < ${week} and l.expires_at > ${new Date(seededAt).toISOString()}`),
    ).toBeGreaterThanOrEqual(1);
    expect(
      await one(
        sql`select count(*)::int as n from ledger_transfers where type = 'ALLOCATED' and cause_machine = 'booking'`,
      ),
    ).toBeGreaterThanOrEqual(1);
  });
});

describe('the time of people', () => {
  test('is reserved exactly for the bookings that are open, with what is suggested to a request, for the coach and everybody expected, and never twice', async () => {
    expect(
      await rows(sql`select b.reference from bookings b where (b.status = 'requested' or b.status like 'confirmed.%')
      is distinct from exists (select 1 from reservations r where r.booking_id = b.id)`),
    ).toEqual([]);
    expect(
      await rows(sql`select b.reference from bookings b join reservations r on r.booking_id = b.id group by b.id
      having count(*) <> (1 + (select count(*) from attendees a where a.booking_id = b.id))
      * case when b.proposal ->> 'answersRequest' = 'true' then 2 else 1 end`),
    ).toEqual([]);
    expect(
      await rows(
        sql`select x.id from reservations x join reservations y on x.person_id = y.person_id and x.id < y.id and x.during && y.during`,
      ),
    ).toEqual([]);
  });

  test('is timed only by the state a booking is in', async () => {
    const armed = await rows(
      sql`select t.timer, t.entity_id::text as id from timers t where t.machine = 'booking'`,
    );
    const byBooking = Map.groupBy(armed, ({ id }) => String(id));
    const strange: unknown[] = [];
    for (const row of await db.orm.select().from(bookings)) {
      const { row: chartRow } = await asRecord(db, row);
      const snapshot = snapshotOf(bookingChart, chartRow);
      const possible = snapshot._nodes.flatMap((node) =>
        node.after.map(({ eventType }) => eventType),
      );
      const timers = (byBooking.get(row.id) ?? []).map(({ timer }) => String(timer));
      const isArmed = possible.length === 0 || timers.length > 0;
      if (!isArmed || timers.some((timer) => !possible.includes(timer)))
        strange.push([row.reference, row.status, timers]);
    }
    expect(armed.length).toBeGreaterThan(0);
    expect(strange).toEqual([]);
  });

  test('holds nothing that should have rung before now', async () => {
    expect(
      await one(
        sql`select count(*)::int as n from timers where run_at < ${new Date(seededAt).toISOString()}`,
      ),
    ).toBe(0);
    expect(
      await one(
        sql`select count(*)::int as n from machine_events where at > ${new Date(seededAt).toISOString()}`,
      ),
    ).toBe(0);
  });
});
