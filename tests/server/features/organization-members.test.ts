import { beforeAll, describe, expect, test } from 'vitest';
import {
  attendees,
  auditEntries,
  bookings,
  passwordCredentials,
  programmeMembers,
  tokenFamilies,
} from '#database/schema/index.ts';
import { eq } from 'drizzle-orm';
import type { QueryInputOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { aBooking, anOption, aProgramme, lotOf } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson, aTeam } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';

const day = 86_400_000;
type Query = QueryInputOf<Endpoints['GET /organizations/{organization}/members']>;
const password = 'a long password of Hal';

async function membersScene() {
  const server = await testServer();
  const { db } = server;
  const home = await anOrganisation(db, 'Harbour & Health');
  const elsewhere = await anOrganisation(db, 'Olive Group');
  const at = { organizationId: home };
  const person = (name: string, more = {}) => aPerson(db, 'Member', name, { ...at, ...more });
  const hal = await aPerson(db, 'OrganizationAdmin', 'Hal Lind', at);
  const olga = await aPerson(db, 'OrganizationAdmin', 'Olga Olsen', { organizationId: elsewhere });
  const priya = await aPerson(db, 'Admin', 'Priya Raman');
  const people = {
    ivo: await person('Ivo Invited', { status: 'invited' }),
    ada: await person('Ada Activated', { lastSignInAt: seededAt - day }),
    sam: await person('Sam Started', { lastSignInAt: seededAt }),
    bob: await person('Bob Booked'),
    stan: await person('Stan Stalled'),
    fay: await person('Fay Finished'),
  };
  await person('Dee Deleted', { status: 'deleted', deletedAt: seededAt });
  await aPerson(db, 'Member', 'Ned Neighbour', { organizationId: elsewhere });

  const sessionOf = async (who: { id: string }, end: number, status: string) => {
    const times = { startsAt: seededAt + end - 3_600_000, endsAt: seededAt + end };
    const bookingId = await aBooking(db, home, { ...times, status, requesterId: who.id });
    const isDone = status === 'completed';
    await db.orm.insert(attendees).values({
      id: newId(),
      bookingId,
      organizationId: home,
      userId: who.id,
      via: 'requester',
      status: isDone ? 'attended' : 'expected',
      createdAt: seededAt,
    });
    return bookingId;
  };
  await sessionOf(people.sam, -10 * day, 'completed');
  await sessionOf(people.sam, -20 * day, 'completed');
  const next = await sessionOf(people.bob, 2 * day, 'confirmed.scheduled');
  await sessionOf(people.stan, -31 * day, 'completed');
  await sessionOf(people.stan, -3 * day, 'cancelled');
  await sessionOf(people.fay, -90 * day, 'completed');

  const running = await aProgramme(db, home, 'active.normal');
  const complete = await aProgramme(db, home, 'complete');
  const join = (programmeId: string, who: { id: string }) =>
    db.orm.insert(programmeMembers).values({ programmeId, userId: who.id, organizationId: home });
  await join(complete, people.fay);
  await join(complete, people.stan);
  await join(running, people.stan);
  const team = await aTeam(db, 'Crew', home, [people.sam, people.bob]);
  await credit(server.db, { home, programmeId: running, sessionOf: next, holderId: people.bob.id });
  await db.orm
    .insert(passwordCredentials)
    .values({ userId: hal.id, passwordHash: await hashPassword(password), changedAt: seededAt });

  const params = { organization: home };
  const as = { hal, olga, priya, mia: people.sam, ana: await aPerson(db, 'Coach', 'Ana Silva') };
  const caller = (who: keyof typeof as) => server.as(as[who]);
  return {
    server,
    home,
    people,
    hal,
    team,
    complete,
    caller,
    params,
    list: (query: Query = {}, who: keyof typeof as = 'hal') =>
      caller(who).call('GET /organizations/{organization}/members', { params, query }),
    names: async (query: Query = {}) => {
      const { data } = await caller('hal').call('GET /organizations/{organization}/members', {
        params,
        query,
      });
      return data.results.map(({ fullName }) => fullName.split(' ')[0]);
    },
  };
}

interface Credited {
  readonly home: string;
  readonly programmeId: string;
  readonly sessionOf: string;
  readonly holderId: string;
}

async function credit(
  db: Awaited<ReturnType<typeof testServer>>['db'],
  { home, programmeId, sessionOf, holderId }: Credited,
) {
  const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, sessionOf));
  const offer = { programmeId, organizationId: home };
  const sessionId = booking?.sessionId ?? '';
  const sessionOptionId = await anOption(db, { ...offer, sessionId });
  const holder = { type: 'member', id: holderId } as const;
  await lotOf(db, { ...offer, sessionOptionId, holder, units: 4 });
}

let scene: Awaited<ReturnType<typeof membersScene>>;
beforeAll(async () => {
  scene = await membersScene();
});

describe('the people of an organisation', () => {
  test('are listed by name with how far each has come, and nobody else', async () => {
    const { data, meta } = await scene.list();
    expect(data.results.map(({ fullName, journey }) => `${fullName}: ${journey}`)).toEqual([
      'Ada Activated: activated',
      'Bob Booked: started',
      'Fay Finished: finished',
      'Hal Lind: activated',
      'Ivo Invited: invited',
      'Sam Started: started',
      'Stan Stalled: stalled',
    ]);
    expect(meta.total).toBe(7);
  });

  test('have counts and times, and nothing of what was said', async () => {
    const { data } = await scene.list({ search: 'bo' });
    expect(data.results).toEqual([
      {
        id: scene.people.bob.id,
        fullName: 'Bob Booked',
        pictureUrl: null,
        email: expect.stringContaining('bob.booked'),
        teams: [{ id: scene.team, name: 'Crew' }],
        programmes: [],
        sessionsCompleted: 0,
        nextSessionAt: new Date(seededAt + 2 * day - 3_600_000).toISOString(),
        creditsLeft: 4,
        journey: 'started',
        lastSignInAt: null,
      },
    ]);
    const { data: others } = await scene.list({ search: 'sam' });
    expect(others.results[0]).toMatchObject({ sessionsCompleted: 2, nextSessionAt: null });
  });

  test('are narrowed to a team, a programme and how far they have come', async () => {
    expect(await scene.names({ team: scene.team })).toEqual(['Bob', 'Sam']);
    expect(await scene.names({ programme: scene.complete })).toEqual(['Fay', 'Stan']);
    expect(await scene.names({ journey: 'stalled' })).toEqual(['Stan']);
    expect(await scene.names({ journey: ['stalled', 'finished'] })).toEqual(['Fay', 'Stan']);
  });

  test.each<[Query, string]>([
    [{ orderProperty: 'sessionsCompleted' }, 'Sam'],
    [{ orderProperty: 'nextSession' }, 'Bob'],
    [{ orderProperty: 'credits' }, 'Bob'],
    [{ orderProperty: 'lastSignIn' }, 'Sam'],
    [{ orderProperty: 'lastSignIn', order: 'Ascending' }, 'Ada'],
    [{ orderProperty: 'name', order: 'Descending' }, 'Stan'],
  ])('are sorted by what is asked, those without it last: %j', async (query, first) => {
    expect((await scene.names(query))[0]).toBe(first);
  });

  test('are for staff and their own admins only', async () => {
    const { params } = scene;
    const route = 'GET /organizations/{organization}/members';
    expect((await scene.list({}, 'priya')).meta.total).toBe(7);
    expect((await scene.caller('olga').refused(route, { params, query: {} })).status).toBe(404);
    for (const who of ['mia', 'ana'] as const)
      expect((await scene.caller(who).refused(route, { params, query: {} })).status).toBe(403);
  });
});

describe('the file of the people', () => {
  const route = 'POST /organizations/{organization}/members/export';

  test('has the rows of the narrowed list, and is written down', async () => {
    const { params, caller } = scene;
    const body = { journey: ['stalled', 'started'], yourPassword: password } as const;
    const { fileName, content } = await caller('hal').call(route, { params, body });
    expect(fileName).toMatch(/^members-harbour-health-\d{4}-\d\d-\d\d\.csv$/);
    const lines = content.trimEnd().split('\r\n');
    expect(lines[0]).toContain('Name,Email,Teams,Programmes,Sessions completed');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
      'Bob Booked',
      'Sam Started',
      'Stan Stalled',
    ]);
    const [entry] = await scene.server.db.orm
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.kind, 'listExported'));
    expect(entry).toMatchObject({ actorId: scene.hal.id, detail: { rows: 3 } });
  });

  test('asks for the password again', async () => {
    const { params, caller } = scene;
    expect(await caller('hal').refused(route, { params, body: {} })).toMatchObject({
      status: 422,
      errors: { yourPassword: 'Enter your own password to continue.' },
    });
    const body = { yourPassword: 'not the password of Hal' };
    expect(await caller('hal').refused(route, { params, body })).toMatchObject({
      errors: { yourPassword: 'This is not your password.' },
    });
  });

  test('asks those without a password to have just signed in through their organisation', async () => {
    const { server, hal, params, caller } = scene;
    const now = server.clock.now();
    const signIn = { id: hal.id, userId: hal.id, loginMethod: 'oidc', lastUsedAt: now };
    await server.db.orm
      .insert(tokenFamilies)
      .values({ ...signIn, createdAt: now - 9 * 60_000, expiresAt: now + day });
    await caller('hal').call(route, { params, body: {} });
    await server.db.orm.update(tokenFamilies).set({ createdAt: now - 11 * 60_000 });
    expect(await caller('hal').refused(route, { params, body: {} })).toMatchObject({
      errors: { yourPassword: expect.stringContaining('Sign out and in again') },
    });
  });
});
