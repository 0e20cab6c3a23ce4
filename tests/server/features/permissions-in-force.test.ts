import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { coachNotes, coachPermissions, teams } from '#database/schema/index.ts';
import type { PermissionScope } from '#domain/coach-permissions/vocabulary.ts';
import { DAY } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import { newId } from '#domain/ids.ts';
import { aCoach, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const dayFromNow = (days: number): string => dateAt('UTC', seededAt + days * DAY);

/** The days of permissions, and whether one of them is in force. */
const days = [
  ['begins tomorrow', { validFrom: dayFromNow(1) }, false],
  ['ended yesterday', { validTo: dayFromNow(-1) }, false],
  ['was taken away', { status: 'deleted', deletedAt: seededAt }, false],
  ['began today', { validFrom: dayFromNow(0) }, true],
  ['ends today', { validTo: dayFromNow(0) }, true],
] as const;

let server: TestServer;
let world: Awaited<ReturnType<typeof aSmallWorld>>;
let ana: TestPerson;

const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ben: { role: 'Coach', name: 'Ben Okoro' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { coaching: { creditCost: 0 } },
    teams: { north: { name: `North ${newId()}`, members: ['mia'], coaches: [] } },
    lots: {},
  });

beforeAll(async () => {
  server = await testServer();
});

beforeEach(async () => {
  world = await aSmallWorld();
  ana = await aCoach(server.db, 'Ana Silva');
});

type Days = Partial<typeof coachPermissions.$inferInsert>;

const permitAna = (scope: PermissionScope, subject: string, more: Days = {}) =>
  server.db.orm
    .insert(coachPermissions)
    .values({ id: newId(), coach: ana.id, scope, subject, createdAt: seededAt, ...more });

/** What Ben noted about Mia, as Ana finds it. */
async function aNote(): Promise<string> {
  const id = newId();
  const { mia, ben, sam } = world.people;
  const startsAt = new Date(seededAt + 4 * DAY).toISOString();
  const { id: booking } = await server.as(sam).call('POST /bookings', {
    body: {
      member: mia.id,
      session: world.sessions.coaching,
      coach: ben.id,
      startsAt,
      location: { kind: 'video', detail: null },
      idempotencyKey: newId(),
    },
  });
  await server.db.orm.insert(coachNotes).values({
    id,
    booking,
    scope: 'member',
    subject: newId(),
    member: mia.id,
    coach: ben.id,
    status: 'submitted',
    body: 'We spoke about delegation.',
    dueAfter: 86_400_000,
    startsAt: seededAt,
    endsAt: seededAt,
    submittedAt: seededAt,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return id;
}

describe.each(days)('a permission that %s', (_, when: Days, isInForce) => {
  const status = isInForce ? 200 : 404;
  const askedByAna = async (path: string) => (await server.as(ana).request(`/api${path}`)).status;

  test(`opens ${isInForce ? 'its team and its people' : 'no team and nobody in it'}`, async () => {
    const { north } = world.teams;
    await permitAna('team', north, when);
    expect(await askedByAna(`/teams/${north}`)).toBe(status);
    expect(await askedByAna(`/teams/${north}/members`)).toBe(status);
    expect(await askedByAna(`/teams/${north}/history`)).toBe(status);
    const { data } = await server.as(ana).call('GET /teams', { query: {} });
    expect(data.results.map(({ id }) => id)).toEqual(isInForce ? [north] : []);
  });

  test(`opens ${isInForce ? 'its session' : 'no session'}, and counts as such`, async () => {
    const { coaching } = world.sessions;
    const { mia, sam } = world.people;
    await permitAna('session', coaching, when);
    await permitAna('member', mia.id);
    const [staff, member] = [server.as(sam), server.as(mia)];
    expect(await askedByAna(`/sessions/${coaching}`)).toBe(status);
    const { givenBy } = await staff.call('GET /sessions/{session}', {
      params: { session: coaching },
    });
    expect(givenBy.some(({ id }) => id === ana.id)).toBe(isInForce);
    const found = await staff.call('GET /sessions', { query: { coach: ana.id } });
    expect(found.data.results.map(({ id }) => id)).toEqual(isInForce ? [coaching] : []);
    const time = await server.as(ana).call('GET /coaches/{coach}/time', {
      params: { coach: ana.id },
      query: {},
    });
    expect(time.sessions.map(({ id }) => id)).toEqual(isInForce ? [coaching] : []);
    const { checks } = await server.as(ana).call('GET /coaches/{coach}/setup-check', {
      params: { coach: ana.id },
    });
    expect(checks.find(({ check }) => check === 'sessionPermission')?.isReady).toBe(isInForce);
    const offered = await member.call('GET /booking-requests/options');
    const coaches = offered.sessions.flatMap((session) => session.coaches.map(({ id }) => id));
    expect(coaches.includes(ana.id)).toBe(isInForce);
  });

  test(`lets the coach book for ${isInForce ? 'its member' : 'nobody'}`, async () => {
    const { mia } = world.people;
    await permitAna('member', mia.id, when);
    const members = await server.as(ana).call('GET /booking-requests/members', { query: {} });
    expect(members.map(({ id }) => id)).toEqual(isInForce ? [mia.id] : []);
    const asked = await server.as(ana).request(`/api/booking-requests/options?for=${mia.id}`);
    expect(asked.status).toBe(isInForce ? 200 : 422);
  });

  test(`lets the coach book for ${isInForce ? 'its team' : 'no team'}, unless it says they can’t be booked`, async () => {
    const { north } = world.teams;
    await server.db.orm
      .update(teams)
      .set({ leaderId: world.people.mia.id })
      .where(eq(teams.id, north));
    await permitAna('team', north, { ...when, canBook: false });
    const found = async () => {
      const rows = await server.as(ana).call('GET /booking-requests/teams', { query: {} });
      return rows.map(({ id }) => id);
    };
    expect(await found()).toEqual([]);
    await server.db.orm
      .update(coachPermissions)
      .set({ canBook: true })
      .where(eq(coachPermissions.subject, north));
    expect(await found()).toEqual(isInForce ? [north] : []);
    const asked = await server.as(ana).request(`/api/booking-requests/options?for=${north}`);
    expect(asked.status).toBe(isInForce ? 200 : 422);
  });

  test(`opens ${isInForce ? 'the notes that were handed over' : 'no notes'}`, async () => {
    const { mia } = world.people;
    const note = await aNote();
    await permitAna('member', mia.id, { ...when, canReadNotes: true });
    expect(await askedByAna(`/coach-notes/${note}`)).toBe(status);
    expect(await askedByAna(`/coach-notes/of/member/${mia.id}`)).toBe(status);
    const query = { scope: 'member', subject: mia.id } as const;
    const { coaches } = await server.as(ana).call('GET /coach-notes/choices', { query });
    expect(coaches).toHaveLength(isInForce ? 1 : 0);
  });
});

test('a permission that begins later stands in its lists, which open nothing', async () => {
  const { mia, sam } = world.people;
  await permitAna('member', mia.id, { validFrom: dayFromNow(1) });
  await permitAna('team', world.teams.north, { validTo: dayFromNow(-1) });
  const scopes = async (validity: 'active' | 'expired') => {
    const query = { coach: ana.id, validity };
    const { data } = await server.as(sam).call('GET /coach-permissions', { query });
    return data.results.map(({ scope }) => scope);
  };
  expect(await scopes('active')).toEqual(['member']);
  expect(await scopes('expired')).toEqual(['team']);
});

test('a member whose only permission begins later books the coaches of the programme till then', async () => {
  const { mia, ben } = world.people;
  await server.db.orm.delete(coachPermissions).where(eq(coachPermissions.subject, mia.id));
  const other = await aPerson(server.db, 'Coach', 'Cora Far');
  await server.db.orm.insert(coachPermissions).values({
    id: newId(),
    coach: other.id,
    scope: 'member',
    subject: mia.id,
    validFrom: dayFromNow(1),
    createdAt: seededAt,
  });
  const { sessions } = await server.as(mia).call('GET /booking-requests/options');
  expect(sessions.flatMap(({ coaches }) => coaches.map(({ id }) => id))).toEqual([ben.id]);
});
