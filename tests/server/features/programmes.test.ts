import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { programmeMembers, programmes, programmeTeams } from '#database/schema/index.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

/** An organisation with one programme under way, one that is prepared and one that was deleted; its people, and strangers. */
async function programmeScene() {
  const server = await testServer();
  const { db } = server;
  const world = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      leo: { role: 'Member', name: 'Leo Lead' },
      gus: { role: 'Member', name: 'Gus Guest', isGuest: true },
      oda: { role: 'OrganizationAdmin', name: 'Oda Novak' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: {
      coaching: { name: 'Programme coaching' },
      workshop: { name: 'Programme workshop', format: 'team', maxAttendees: 8 },
    },
    teams: { north: { name: 'Northern programme', members: ['leo', 'gus'], coaches: ['ana'] } },
    lots: {
      own: { session: 'coaching', holder: 'mia', units: 3 },
      team: { session: 'workshop', holder: 'north', units: 4 },
    },
  });
  const priya = await aPerson(db, 'Admin', 'Priya Raman');
  const cleo = await aPerson(db, 'Coach', 'Cleo Far');
  const draft = await aProgramme(db, world.organizationId, 'draft');
  await aProgramme(db, world.organizationId, 'deleted');
  const { organizationId: organization, programmeId } = world;
  const listFor = async (person: TestPerson, query: object = {}) => {
    const { data } = await server
      .as(person)
      .call('GET /programmes', { query: { organization, ...query } });
    return data.results;
  };
  const pageFor = (person: TestPerson) =>
    server.as(person).call('GET /programmes/{programme}', { params: { programme: programmeId } });
  const statusFor = async (person: TestPerson, programme = programmeId) =>
    (await server.as(person).refused('GET /programmes/{programme}', { params: { programme } }))
      .status;
  const people = { ...world.people, priya, cleo };
  return { ...world, server, db, people, draft, listFor, pageFor, statusFor };
}

let scene: Awaited<ReturnType<typeof programmeScene>>;
beforeAll(async () => {
  scene = await programmeScene();
});

const free = (available: number) => ({ pool: 0, available, held: 0, used: 0, lost: 0 });

describe('whoever looks at programmes', () => {
  test('finds all that are not deleted as staff, and those of the organisation as its admin', async () => {
    const { people, draft, programmeId, listFor } = scene;
    for (const reader of [people.priya, people.oda]) {
      const found = await listFor(reader);
      expect(found.map(({ id }) => id)).toHaveLength(2);
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set([draft, programmeId]));
    }
  });

  test('finds what they take part in and what is not only prepared, as a member or coach', async () => {
    const { people, programmeId, listFor } = scene;
    for (const reader of [people.mia, people.leo, people.ana])
      expect((await listFor(reader)).map(({ id }) => id)).toEqual([programmeId]);
    for (const reader of [people.gus, people.cleo]) expect(await listFor(reader)).toEqual([]);
  });

  test('finds no page of one that does not concern them', async () => {
    const { people, draft, statusFor } = scene;
    expect(await statusFor(people.gus)).toBe(404);
    expect(await statusFor(people.cleo)).toBe(404);
    expect(await statusFor(people.mia, draft)).toBe(404);
  });

  test('takes part through a team as well', async () => {
    const { db, people, organizationId, programmeId, listFor, teams } = scene;
    const joined = { programmeId, teamId: teams.north, organizationId };
    await db.orm.insert(programmeTeams).values(joined);
    expect((await listFor(people.gus)).map(({ id }) => id)).toEqual([programmeId]);
    const asStaff = await scene.pageFor(people.priya);
    expect(asStaff.members).toBe(4);
    await db.orm.delete(programmeTeams).where(eq(programmeTeams.teamId, teams.north));
  });

  test('is offered its sessions and found among its people, as whoever is in it by name', async () => {
    const { db, server, people, organizationId, programmeId, teams } = scene;
    const { gus, ana, priya } = people;
    const sessionsFor = async () =>
      (await server.as(gus).call('GET /sessions', {})).data.results.map(({ name }) => name);
    const bookableByAna = async () => {
      const found = await server.as(ana).call('GET /booking-requests/members', { query: {} });
      return found.map(({ id }) => id);
    };
    const usersOf = async () =>
      (await server.as(priya).call('GET /users', { query: { programme: programmeId } })).data
        .results;
    const asMember = async () => {
      const { data } = await server.as(priya).call('GET /organizations/{organization}/members', {
        params: { organization: organizationId },
        query: { programme: programmeId },
      });
      return data.results.find(({ id }) => id === gus.id)?.programmes;
    };
    expect(await sessionsFor()).toEqual([]);
    expect(await asMember()).toBeUndefined();
    await db.orm
      .insert(programmeTeams)
      .values({ programmeId, teamId: teams.north, organizationId });
    expect(await sessionsFor()).toEqual(['Programme coaching', 'Programme workshop']);
    expect((await usersOf()).map(({ id }) => id)).toContain(gus.id);
    expect(await asMember()).toEqual([{ id: programmeId, name: 'Sales basics' }]);
    expect(await bookableByAna()).toContain(gus.id);
    await db.orm.delete(programmeTeams).where(eq(programmeTeams.teamId, teams.north));
  });
});

describe('what a programme tells', () => {
  test('is all credits and how many people, to those who look after it', async () => {
    const { people, pageFor } = scene;
    for (const person of [people.priya, people.oda])
      expect(await pageFor(person)).toMatchObject({
        name: 'Sales basics',
        status: 'active.normal',
        groups: ['GROW'],
        members: 3,
        progress: { invited: 0, activated: 3, started: 0, stalled: 0, finished: 0 },
        credits: free(7),
        coaches: [{ fullName: 'Ana Silva' }],
        sessions: [
          { session: { name: 'Programme coaching' }, creditCost: 1, credits: free(3) },
          { session: { name: 'Programme workshop' }, credits: free(4) },
        ],
        named: {
          members: person === people.priya,
          journeys: person === people.priya ? ['activated'] : [],
        },
        booked: {
          areAll: person === people.priya,
          requested: 0,
          upcoming: 0,
          next: null,
          waiting: 0,
          completed: 0,
        },
        expiring: { units: 7 },
      });
  });

  test('is their own part to members, with the teams that they lead', async () => {
    const { people, pageFor } = scene;
    expect(await pageFor(people.mia)).toMatchObject({
      members: null,
      progress: null,
      credits: free(3),
    });
    expect(await pageFor(people.leo)).toMatchObject({ members: null, credits: free(4) });
  });

  test('is what each of its people has left, to staff', async () => {
    const { db, server, people, programmeId, teams, organizationId } = scene;
    const named = async () => {
      const params = { programme: programmeId };
      const { data } = await server
        .as(people.priya)
        .call('GET /programmes/{programme}/members', { params, query: {} });
      return data.results;
    };
    expect(await named()).toMatchObject([
      { fullName: 'Leo Lead', isNamed: true, teams: [], creditsLeft: 0 },
      { fullName: 'Mia Turner', isNamed: true, teams: [], creditsLeft: 3, upcomingBookings: 0 },
      { fullName: 'Oda Novak', creditsLeft: 0 },
    ]);
    await db.orm
      .insert(programmeTeams)
      .values({ programmeId, teamId: teams.north, organizationId });
    const gus = (await named()).find(({ id }) => id === people.gus.id);
    expect(gus).toMatchObject({ isNamed: false, teams: [{ name: 'Northern programme' }] });
    await db.orm.delete(programmeTeams).where(eq(programmeTeams.teamId, teams.north));
  });

  test('is neither credits nor how many people, to coaches', async () => {
    const { people, pageFor } = scene;
    const page = await pageFor(people.ana);
    expect(page).toMatchObject({ members: null, progress: null, credits: null });
    expect(page.sessions.map(({ credits }) => credits)).toEqual([null, null]);
  });

  test('leads to the sessions that its reader finds, and to no others', async () => {
    const { db, people, organizationId, programmeId, pageFor } = scene;
    const opened = async (person: TestPerson) =>
      (await pageFor(person)).sessions.map(({ mayOpen }) => mayOpen);
    for (const reader of [people.priya, people.mia, people.ana])
      expect(await opened(reader)).toEqual([true, true]);
    const isOda = eq(programmeMembers.userId, people.oda.id);
    await db.orm.delete(programmeMembers).where(isOda);
    expect(await opened(people.oda)).toEqual([false, false]);
    const back = { programmeId, userId: people.oda.id, organizationId };
    await db.orm.insert(programmeMembers).values(back);
    expect(await opened(people.oda)).toEqual([true, true]);
  });
});

describe('the list of programmes', () => {
  test('begins with what starts last, and is sorted otherwise when asked', async () => {
    const { db, people, draft, programmeId, listFor } = scene;
    await db.orm
      .update(programmes)
      .set({ startDate: '2026-03-01', endDate: '2026-05-31', groups: ['SEM', 'Sales'] })
      .where(eq(programmes.id, draft));
    const order = async (query: object = {}) =>
      (await listFor(people.priya, query)).map(({ id }) => id);
    expect(await order()).toEqual([draft, programmeId]);
    expect(await order({ orderProperty: 'start' })).toEqual([programmeId, draft]);
    expect(await order({ orderProperty: 'name' })).toEqual([draft, programmeId]);
    expect(await order({ orderProperty: 'end', order: 'Descending' })).toEqual([
      programmeId,
      draft,
    ]);
    expect(await order({ orderProperty: 'used' })).toHaveLength(2);
  });

  test('is narrowed by state, group, coach and words', async () => {
    const { people, draft, programmeId, listFor } = scene;
    const found = async (query: object) => (await listFor(people.priya, query)).map(({ id }) => id);
    expect(await found({ status: 'draft' })).toEqual([draft]);
    expect(await found({ group: 'GROW' })).toEqual([programmeId]);
    expect(await found({ coach: people.ana.id })).toEqual([programmeId]);
    expect(await found({ search: 'sales BAS' })).toEqual([programmeId]);
    expect(await found({ search: 'Harbour Health' })).toHaveLength(2);
    expect(await found({ search: 'nothing of the kind' })).toEqual([]);
  });

  test('finds what ends within 30 days of its own time zone', async () => {
    const { db, server, people, draft, programmeId, listFor } = scene;
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const later = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const found = async (endDate: string) => {
      await db.orm
        .update(programmes)
        .set({ endDate, startDate: '2020-01-01', timeZone: 'Etc/UTC' })
        .where(eq(programmes.id, draft));
      return (await listFor(people.priya, { endsSoon: true })).map(({ id }) => id);
    };
    expect(await found(today)).toEqual([draft]);
    expect(await found(later(30))).toEqual([draft]);
    expect(await found(later(31))).toEqual([]);
    expect(await found(later(-1))).toEqual([]);
    const others = await listFor(people.priya, { endsSoon: false });
    expect(new Set(others.map(({ id }) => id))).toEqual(new Set([draft, programmeId]));
  });
});
