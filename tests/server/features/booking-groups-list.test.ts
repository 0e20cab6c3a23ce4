import { expect, test } from 'vitest';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

type Query = Partial<QueryOf<Endpoints['GET /booking-groups']>>;

const stage = await aStage();

/** An organisation in which Mia’s sessions with Ana are booked several at once. */
async function town() {
  const world = await aWorld(stage.db, {
    policy: { bookingHorizon: 60 * 86_400_000 },
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ada: { role: 'Admin', name: 'Ada Grant' },
    },
    sessions: { sales: { requiresCoachConfirmation: false } },
    lots: { mia: { session: 'sales', holder: 'mia', units: 10 } },
  });
  const { people, sessions } = world;
  const series = async (name: string, startsLocal: string) => {
    const group = await stage.as(people.ada).call('POST /booking-groups', {
      body: {
        kind: 'series',
        session: sessions.sales,
        coach: people.ana.id,
        members: [people.mia.id],
        rule: 'FREQ=WEEKLY;COUNT=2',
        startsLocal,
        timeZone: 'Europe/London',
        name,
        location: { kind: 'video', detail: null },
        idempotencyKey: newId(),
      },
    });
    return group.id;
  };
  return { ...world, series };
}

const [here, there] = [await town(), await town()];
const { ada, mia } = here.people;
const mondays = await here.series('Mondays', '2026-03-16T14:00');
const fridays = await here.series('Fridays', '2026-03-13T14:00');
const elsewhere = await there.series('Elsewhere', '2026-03-11T14:00');
const names = new Map([
  [mondays, 'Mondays'],
  [fridays, 'Fridays'],
  [elsewhere, 'Elsewhere'],
]);

async function listed(query: Query, who: TestPerson = ada) {
  const { data, meta } = await stage.as(who).call('GET /booking-groups', { query });
  expect(meta.total).toBe(data.results.length);
  return data.results.flatMap(({ id }) => names.get(id) ?? []);
}

test('groups are listed by their next session or by name, either way round', async () => {
  const organization = here.organizationId;
  expect(await listed({ organization })).toEqual(['Fridays', 'Mondays']);
  expect(await listed({ organization, orderProperty: 'next', order: 'Descending' })).toEqual([
    'Mondays',
    'Fridays',
  ]);
  expect(await listed({ organization, orderProperty: 'name', order: 'Ascending' })).toEqual([
    'Fridays',
    'Mondays',
  ]);
  expect(await listed({ organization, orderProperty: 'name', order: 'Descending' })).toEqual([
    'Mondays',
    'Fridays',
  ]);
});

test('they are narrowed to an organisation, to a programme that pays, and by name', async () => {
  expect(await listed({})).toEqual(['Elsewhere', 'Fridays', 'Mondays']);
  expect(await listed({ organization: there.organizationId })).toEqual(['Elsewhere']);
  expect(await listed({ programme: here.programmeId })).toEqual(['Fridays', 'Mondays']);
  const organization = there.organizationId;
  expect(await listed({ programme: here.programmeId, organization })).toEqual([]);
  expect(await listed({ search: 'mond' })).toEqual(['Mondays']);
});

test('they are narrowed to those that have sessions ahead, and to those that have none', async () => {
  const params = { bookingGroup: fridays };
  const { version } = await stage.as(ada).call('GET /booking-groups/{bookingGroup}', { params });
  await stage.as(ada).call('POST /booking-groups/{bookingGroup}/events', {
    params,
    body: {
      type: 'CANCEL_FUTURE',
      payload: { reason: 'Ana is away.' },
      version,
      idempotencyKey: newId(),
    },
  });
  await stage.worker.runDue(stage.clock.now());
  const organization = here.organizationId;
  expect(await listed({ organization, status: 'active' })).toEqual(['Mondays']);
  expect(await listed({ organization, status: 'completed' })).toEqual(['Fridays']);
});

test('a member who leads no team is listed none', async () => {
  const refused = await stage.as(mia).refused('GET /booking-groups', { query: {} });
  expect(refused.status).toBe(403);
});
