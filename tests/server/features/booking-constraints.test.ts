import { beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

let server: TestServer;
let world: Awaited<ReturnType<typeof aSmallWorld>>;

const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      max: { role: 'Member', name: 'Max Oduya' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ben: { role: 'Coach', name: 'Ben Okoro' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { focus: { name: `Focus ${newId()}`, requiresCoachConfirmation: false } },
    lots: { mia: { session: 'focus', holder: 'mia', units: 9 } },
  });

beforeAll(async () => {
  server = await testServer();
});

const staff = () => server.as(world.people.sam);
const mia = () => server.as(world.people.mia);
const limited = (rule: object) => ({
  body: { sessionCredit: world.lots.mia, rule: rule as never, idempotencyKey: newId() },
});
const limit = (rule: object) => staff().call('POST /booking-constraints', limited(rule));
const whyNotLimited = async (rule: object) => {
  const { errors } = await staff().refused('POST /booking-constraints', limited(rule));
  return Object.values(errors).join(' ');
};

const tenOClock = (daysAhead: number) =>
  Math.floor((server.clock.now() + daysAhead * DAY) / DAY) * DAY + 10 * HOUR;
const dateIn = (days: number) => new Date(tenOClock(days)).toISOString().slice(0, 10);
const wanted = (daysAhead: number, coach: 'ana' | 'ben' = 'ana') => ({
  body: {
    session: world.sessions.focus,
    coach: world.people[coach].id,
    credit: world.lots.mia,
    startsAt: new Date(tenOClock(daysAhead)).toISOString(),
    idempotencyKey: newId(),
  },
});

test('a request that a constraint forbids is refused in its words, and times say it', async () => {
  world = await aSmallWorld();
  await limit({ kind: 'coachIn', coaches: [world.people.ben.id] });
  const { errors } = await mia().refused('POST /booking-requests', wanted(7));
  const sentence = 'This credit can only be used with Ben Okoro.';
  expect(Object.values(errors)).toEqual([sentence]);
  const { days } = await mia().call('GET /booking-requests/slots', {
    query: {
      session: world.sessions.focus,
      coach: world.people.ana.id,
      credit: world.lots.mia,
      from: dateIn(7),
      days: 1,
    },
  });
  const slots = days.flatMap((day) => day.slots);
  expect(slots.some(({ free }) => free)).toBe(false);
  expect(slots.every(({ reasons }) => reasons.includes(sentence))).toBe(true);
  expect(await mia().call('POST /booking-requests', wanted(7, 'ben'))).toMatchObject({
    status: 'confirmed.scheduled',
  });
});

test('whoever holds a credit reads its rules; others find neither them nor the credit', async () => {
  world = await aSmallWorld();
  const made = await limit({ kind: 'maxPerPeriod', most: 1, period: 'week' });
  const sentence = 'You can book this session at most once a week.';
  expect(made).toMatchObject({ sentence, addedBy: 'Sam Grant' });
  const { lots } = await mia().call('GET /session-credits/{entityType}/{entityId}', {
    params: { entityType: 'user', entityId: world.people.mia.id },
  });
  expect(lots.map(({ rules }) => rules)).toEqual([[sentence]]);
  const query = { sessionCredit: world.lots.mia };
  const own = await mia().call('GET /booking-constraints', { query });
  expect(own.data.results).toMatchObject([{ kind: 'maxPerPeriod', availableEvents: [] }]);
  const max = server.as(world.people.max);
  expect((await max.call('GET /booking-constraints', { query })).data.results).toEqual([]);
  const params = { sessionCredit: world.lots.mia };
  const refused = await max.refused('GET /booking-constraints/of/{sessionCredit}', { params });
  expect(refused.status).toBe(404);
});

test('adding a rule says how many times it leaves, and one that leaves none is named', async () => {
  world = await aSmallWorld();
  const timesWith = (rule: object) =>
    staff().call('GET /booking-constraints/times', {
      query: { sessionCredit: world.lots.mia, rule: JSON.stringify(rule) },
    });
  const all = await timesWith({ kind: 'timeWindow', from: 0, to: 1440 });
  const mornings = await timesWith({ kind: 'timeWindow', from: 0, to: 720 });
  expect(all.refusal).toBeNull();
  expect(mornings.remaining).toBeGreaterThan(0);
  expect(mornings.remaining).toBeLessThan(all.remaining);
  const never = { kind: 'notAfter', date: '2020-01-01' };
  const why =
    /^These constraints leave no bookable time before .* It is this one that leaves none: /;
  expect(await timesWith(never)).toEqual({ remaining: 0, refusal: expect.stringMatching(why) });
  expect(await whyNotLimited(never)).toMatch(why);
});

test('what has to come first is asked of whoever has none of it yet, and closes times until then', async () => {
  world = await aSmallWorld();
  await limit({ kind: 'afterBooking', nth: 1 });
  await limit({ kind: 'weekdays', days: [1, 2, 3, 4, 5, 6, 7] });
  expect(await whyNotLimited({ kind: 'notAfter', date: '2020-01-01' })).toMatch(
    /leave no bookable/,
  );
  const { errors } = await mia().refused('POST /booking-requests', wanted(7));
  expect(Object.values(errors)).toEqual([
    'This credit can be used after 1 session of the programme.',
  ]);
});

test('the same rule is added once, in whatever order it was chosen', async () => {
  world = await aSmallWorld();
  await limit({ kind: 'weekdays', days: [1, 2, 3, 4, 5] });
  expect(await whyNotLimited({ kind: 'weekdays', days: [5, 4, 3, 2, 1] })).toBe(
    'This constraint already exists.',
  );
});
