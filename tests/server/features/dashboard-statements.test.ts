import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { dashboardBindings } from '#server/features/dashboard/endpoints.ts';
import { mostNamed } from '#server/features/dashboard/tasks.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { principalOf, type TestPerson } from '#tests/support/people.ts';

/** The session takes one more, once a second. */
const mostStatements = 5;
/** Where more waits than is named, what is left over is counted. */
const mostOfBusy = 6;

let statements = 0;
const db = await preparedDatabase({
  seed: 'demo',
  heard: () => Promise.resolve(void (statements += 1)),
});

type Home = ResponseOf<Endpoints['GET /dashboard']>;

async function homeOf(person: TestPerson) {
  const before = statements;
  const call = { principal: principalOf(person), params: {}, query: {}, now: seededAt };
  const answer: unknown = await dashboardBindings['GET /dashboard'].handle({
    ...call,
    services: { db },
  } as never);
  const home = answer as Home;
  return {
    home,
    person,
    kind: home.ledTeams.length > 0 ? 'leader' : person.role,
    asked: statements - before,
  };
}

async function everyHome() {
  const people = await db.orm.execute<TestPerson & Record<string, unknown>>(
    sql`select id, role, organization_id as "organizationId" from users where status = 'active'`,
  );
  const homes = [];
  for (const person of people) homes.push(await homeOf(person));
  return homes;
}

test('home is put together from five statements at most, whoever opens it', async () => {
  const homes = await everyHome();
  expect(homes.filter(({ asked }) => asked > mostStatements)).toEqual([]);

  // They are no empty pages.
  const kinds = new Set(homes.filter(({ home }) => home.toDo.length > 0).map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['Member', 'leader', 'Coach']));
  expect(homes.map(({ kind }) => kind)).toContain('OrganizationAdmin');
  expect(homes.some(({ home }) => home.bookAgain !== null)).toBe(true);
  expect(homes.some(({ home }) => home.nextSession !== null)).toBe(true);
});

test('and however much waits: other times of every kind, more than are named, and sessions that forgive', async () => {
  const homes = await everyHome();
  const busiestOf = (wanted: string): TestPerson => {
    const [busiest] = homes
      .filter(({ kind }) => kind === wanted)
      .toSorted((one, other) => other.home.toDo.length - one.home.toDo.length);
    if (!busiest) throw new Error(`Nobody is a ${wanted}`);
    return busiest.person;
  };
  const [coach, ...comers] = ['Coach', 'Member', 'leader', 'OrganizationAdmin'].map(busiestOf);
  await db.orm.execute(sql`
    with ahead as (
      select id, row_number() over (order by id) as nth from bookings
      where tab in ('requests', 'upcoming') and status <> 'confirmed.inProgress' and moving = 'settled'
      limit ${4 * mostNamed})
    update bookings set coach_id = ${coach?.id},
      requester_id = (array[${sql.join(
        comers.map(({ id }) => sql`${id}`),
        sql`, `,
      )}]::uuid[])[1 + nth % 3],
      terms = terms || '{"freeLateCancels": 1}',
      moving = case when nth % 2 = 0 or tab = 'requests' then 'membersAsked' else 'coachAsked' end,
      proposal = jsonb_build_object('startsAt', extract(epoch from starts_at) * 1000 + 3600000, 'by', ${coach?.id}::text,
        'party', 'coach', 'at', ${seededAt - 1}::bigint, 'expiresAt', ${seededAt + 3_600_000}::bigint)
        || case when tab = 'requests' then '{"answersRequest": true}'::jsonb else '{}' end
    from ahead where bookings.id = ahead.id`);
  for (const { id } of comers)
    await db.orm.execute(sql`
      insert into attendees (id, booking_id, organization_id, user_id, via, created_at)
      select gen_random_uuid(), b.id, b.organization_id, ${id}, 'staff', now() from bookings b
      where b.moving <> 'settled' and not exists (select 1 from attendees a where a.booking_id = b.id and a.user_id = ${id})`);
  for (const person of [coach, ...comers]) {
    if (!person) throw new Error('Somebody is missing');
    const { home, asked } = await homeOf(person);
    expect([person.role, asked]).toEqual([person.role, Math.min(asked, mostOfBusy)]);
    const others = home.toDo.filter(({ booking }) =>
      booking?.availableEvents.some(({ type, enabled }) => type === 'ACCEPT_MOVE' && enabled),
    );
    expect([person.role, others.length > 5]).toEqual([person.role, true]);
    expect(Object.keys(home.moreToDo)).not.toEqual([]);
  }
});
