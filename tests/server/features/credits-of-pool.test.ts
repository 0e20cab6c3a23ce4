import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const hour = 3_600_000;

let stage: Stage;
let world: World<'mia' | 'zoe' | 'lea' | 'ana', 'coaching', 'north', 'own' | 'team' | 'pool'>;
beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  stage.clock.set(seededAt);
  world = await aWorld(stage.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      zoe: { role: 'Member', name: 'Zoe Field' },
      lea: { role: 'Member', name: 'Lea Novak' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: { coaching: {} },
    teams: { north: { name: `North ${newId()}`, members: ['lea'], coaches: ['ana'] } },
    lots: {
      own: { session: 'coaching', holder: 'mia', units: 3 },
      team: { session: 'coaching', holder: 'north', units: 7 },
      pool: { session: 'coaching', holder: 'pool', units: 5 },
    },
  });
});

type Who = 'mia' | 'zoe' | 'lea';
const as = (who: Who) => stage.as(world.people[who]);

async function offersTo(who: Who) {
  const { coaching: session } = world.sessions;
  const { data } = await as(who).call('GET /sessions', { query: { perPage: 100 } });
  const listed = data.results.find(({ id }) => id === session)?.offers;
  const { offers } = await as(who).call('GET /sessions/{session}', { params: { session } });
  expect(offers).toEqual(listed);
  return offers;
}
const homeOf = async (who: Who) => (await as(who).call('GET /dashboard')).credits;
async function creditsOf(who: Who) {
  const { sessions } = await as(who).call('GET /booking-requests/options', { query: {} });
  return sessions.flatMap(({ credits }) => credits);
}
const balanceOf = async (who: Who) => {
  const params = { entityType: 'user', entityId: world.people[who].id } as const;
  const { balance, lots } = await as(who).call('GET /session-credits/{entityType}/{entityId}', {
    params,
  });
  return { balance, units: lots.map(({ available }) => available) };
};
const book = (who: Who, credit: string) =>
  as(who).call('POST /booking-requests', {
    body: {
      session: world.sessions.coaching,
      coach: world.people.ana.id,
      credit,
      startsAt: new Date(seededAt + 72 * hour).toISOString(),
      idempotencyKey: newId(),
    },
  });

describe('where a programme has a pool from which members draw', () => {
  test('no number mixes what somebody has with what the pool could give', async () => {
    expect(await offersTo('mia')).toEqual([
      { team: null, credits: 3, fromPool: 5, blockedBy: null },
    ]);
    expect(await homeOf('mia')).toMatchObject([
      { available: 3, held: 0, used: 0, total: 3, lots: [{ available: 3 }] },
    ]);
    expect(await balanceOf('mia')).toEqual({ balance: 3, units: [3] });
    expect(await creditsOf('mia')).toMatchObject([
      { id: world.lots.own, available: 3, fromPool: false },
      { id: world.lots.pool, available: 5, fromPool: true },
    ]);
  });

  test('whoever has nothing of their own has nothing, and may draw all the same', async () => {
    expect(await offersTo('zoe')).toEqual([
      { team: null, credits: 0, fromPool: 5, blockedBy: null },
    ]);
    expect(await homeOf('zoe')).toEqual([]);
    expect(await balanceOf('zoe')).toEqual({ balance: 0, units: [] });
    expect(await creditsOf('zoe')).toMatchObject([{ available: 5, fromPool: true }]);
  });

  test('whoever leads a team has neither its credits nor those of the pool as their own', async () => {
    expect(await offersTo('lea')).toEqual([
      { team: null, credits: 0, fromPool: 5, blockedBy: null },
    ]);
    const home = await as('lea').call('GET /dashboard');
    expect(home.credits).toEqual([]);
    expect(home.ledTeams).toMatchObject([{ id: world.teams.north, credits: 7 }]);
  });

  test('what is drawn is somebody’s own from then on, and no longer in the pool', async () => {
    await book('zoe', world.lots.pool);
    expect(await homeOf('zoe')).toMatchObject([{ available: 0, held: 1, total: 1, lots: [] }]);
    expect(await offersTo('zoe')).toMatchObject([{ credits: 0, fromPool: 4 }]);
    expect(await offersTo('mia')).toMatchObject([{ credits: 3, fromPool: 4 }]);
    expect(await homeOf('mia')).toMatchObject([{ available: 3, total: 3 }]);
  });

  test('credits say when they came in', async () => {
    const came = new Date(seededAt).toISOString();
    expect((await creditsOf('mia')).map(({ createdAt }) => createdAt)).toEqual([came, came]);
    const params = { entityType: 'user', entityId: world.people.mia.id } as const;
    const { lots } = await as('mia').call('GET /session-credits/{entityType}/{entityId}', {
      params,
    });
    expect(lots.map(({ createdAt }) => createdAt)).toEqual([came]);
  });
});
