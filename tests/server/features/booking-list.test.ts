import { beforeAll, describe, expect, test } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { attendees, bookings, teams, users } from '#database/schema/index.ts';
import { bookingTabs, type BookingFind } from '#domain/bookings/vocabulary.ts';
import { statusesOfTab, statusLabels } from '#machines/booking/labels.ts';
import { createBooking, ownParty, teamParty } from '#server/features/bookings/public.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

type Query = Partial<QueryOf<Endpoints['GET /bookings']>>;

const hour = 3_600_000;
const server = await testServer();
const { db } = server;
const world = await aWorld(db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    max: { role: 'Member', name: 'Max Reed' },
    lea: { role: 'Member', name: 'Lea Novak' },
    ana: { role: 'Coach', name: 'Ana Silva' },
    ben: { role: 'Coach', name: 'Ben Okoro' },
    ada: { role: 'Admin', name: 'Ada Grant' },
  },
  sessions: {
    call: { name: 'Short call', creditCost: 0 },
    workshop: { name: 'Workshop', format: 'team', creditCost: 0, maxAttendees: 8 },
  },
  teams: { north: { name: 'Northern team', members: ['lea', 'max'], coaches: ['ana', 'ben'] } },
  lots: {},
});
const { people } = world;

async function book(who: 'mia' | 'max' | 'team', coach: 'ana' | 'ben', inHours: number) {
  const by = who === 'team' ? people.lea : people[who];
  return db.transaction(async () => {
    const party =
      who === 'team' ? await teamParty(db, world.teams.north, by.id) : await ownParty(db, by.id);
    if (!party) throw new Error('Nobody there');
    return createBooking(db, {
      type: 'REQUEST',
      by,
      party,
      sessionId: who === 'team' ? world.sessions.workshop : world.sessions.call,
      coachId: people[coach].id,
      lotId: null,
      startsAt: seededAt + inHours * hour,
      at: seededAt + inHours,
    });
  });
}

const ids: string[] = [];
beforeAll(async () => {
  for (const [who, coach, inHours] of [
    ['mia', 'ben', 72],
    ['max', 'ana', 96],
    ['team', 'ana', 48],
    ['mia', 'ana', 120],
    ['team', 'ben', 144],
  ] as const)
    ids.push(await book(who, coach, inHours));
});

/** The places in `ids` of what somebody is listed. */
async function listed(who: TestPerson, query: Query = {}): Promise<number[]> {
  const { data, meta } = await server.as(who).call('GET /bookings', {
    query: { tab: 'requests', perPage: 100, ...query },
  } as never);
  expect(data.results.length).toBe(Math.min(meta.total, query.perPage ?? 100));
  return data.results.map(({ id }) => ids.indexOf(id));
}

describe('bookings are listed', () => {
  test.each<[string, Query, number[]]>([
    ['by start', {}, [2, 0, 1, 3, 4]],
    ['newest first', { orderProperty: 'createdAt' }, [4, 3, 1, 0, 2]],
    ['by coach, and of one coach by start', { orderProperty: 'coach' }, [2, 1, 3, 0, 4]],
    ['by member or team', { orderProperty: 'member' }, [1, 0, 3, 2, 4]],
  ])('%s, and the other way round', async (_, query, order) => {
    expect(await listed(people.ada, query)).toEqual(order);
    const isDescending = query.orderProperty === 'createdAt';
    const opposite = isDescending ? ('Ascending' as const) : ('Descending' as const);
    expect(await listed(people.ada, { ...query, order: opposite })).toEqual(order.toReversed());
  });

  test('page by page, without one that is missing or comes twice', async () => {
    const pages: number[] = [];
    for (const pageNumber of [1, 2, 3]) {
      const { data, meta } = await server.as(people.ada).call('GET /bookings', {
        query: { tab: 'requests', orderProperty: 'member', perPage: 2, pageNumber },
      } as never);
      expect(meta.total).toBe(5);
      pages.push(...data.results.map(({ id }) => ids.indexOf(id)));
    }
    expect(pages).toEqual([1, 0, 3, 2, 4]);
  });

  test('alike when somebody searches for the same again, in every order and on every page', async () => {
    const asked = [
      { order: 'Ascending' },
      { order: 'Descending' },
      { orderProperty: 'createdAt' },
      { orderProperty: 'coach' },
      { orderProperty: 'member', order: 'Descending' },
      { perPage: 2 },
      { perPage: 2, pageNumber: 3 },
      { perPage: 2, pageNumber: 4 },
      { session: world.sessions.call },
    ] as const;
    for (const query of asked) {
      const again = { ...query, search: 'B-' };
      const { search: _, ...plain } = again;
      const call = (wanted: object) =>
        server.as(people.ada).call('GET /bookings', {
          query: { tab: 'requests', ...wanted },
        } as never);
      const first = await call(again);
      expect(await call(again)).toEqual(first);
      expect(await call(plain)).toEqual(first);
    }
  });

  test('with what each reader could do about them from there', async () => {
    const offered = async (who: TestPerson) => {
      const { data } = await server.as(who).call('GET /bookings', {
        query: { tab: 'requests', perPage: 100 },
      } as never);
      const found = data.results.find(({ id }) => id === ids[0]);
      expect(found?.mayJoin).toBe(false);
      return found?.availableEvents.filter(({ enabled }) => enabled).map(({ type }) => type);
    };
    expect(await offered(people.mia)).toEqual(['CANCEL_REQUEST']);
    expect(await offered(people.ben)).toEqual(['CONFIRM', 'REJECT', 'SUGGEST_TIME']);
    expect(await offered(people.ada)).toEqual([
      'CONFIRM',
      'REJECT',
      'SUGGEST_TIME',
      'CANCEL_REQUEST',
    ]);
  });

  test.each([
    ['mia', false],
    ['ben', false],
    ['ada', true],
  ] as const)('with what %s may do beside them', async (who, may) => {
    const answer = await server.as(people[who]).call('GET /bookings', { query: {} });
    expect(answer).toMatchObject({ mayExport: may, mayChooseSeveral: may, mayRetryWork: may });
  });

  test('to whom they concern', async () => {
    expect(await listed(people.mia)).toEqual([0, 3]);
    expect(await listed(people.lea)).toEqual([2, 4]);
    expect(await listed(people.max)).toEqual([2, 1, 4]);
    expect(await listed(people.ben)).toEqual([0, 4]);
    const ofTeam = eq(attendees.bookingId, ids[4] ?? '');
    await db.orm.update(attendees).set({ status: 'withdrawn' }).where(ofTeam);
    expect(await listed(people.max)).toEqual([2, 1]);
    expect(await listed(people.lea)).toEqual([2, 4]);
    await db.orm.update(attendees).set({ status: 'expected' }).where(ofTeam);
  });

  test('when what is searched for is in them: people, team, coach, session, reference; for staff the organisation', async () => {
    const found = (search: string, who = people.ada) => listed(who, { search });
    expect(await found('turner')).toEqual([0, 3]);
    expect(await found('reed')).toEqual([2, 1, 4]);
    expect(await found('northern')).toEqual([2, 4]);
    expect(await found('with ben')).toEqual([0, 4]);
    expect(await found('workshop')).toEqual([2, 4]);
    expect(await found('harbour')).toEqual([2, 0, 1, 3, 4]);
    expect(await found('harbour', people.ana)).toEqual([]);
    const [row] = await db.orm
      .select({ reference: bookings.reference })
      .from(bookings)
      .where(eq(bookings.id, ids[3] ?? ''));
    expect(await found(row?.reference.slice(2) ?? '')).toEqual([3]);
    expect(await found('x_z')).toEqual([]);
  });

  test('by what they have: each session and coach once, found by name or by who was chosen', async () => {
    const found = async (who: TestPerson, kind: BookingFind, more: object = {}) => {
      const query = { kind, ...more };
      const all = await server.as(who).call('GET /bookings/choices', { query });
      return all.map(({ name }) => name);
    };
    expect(await found(people.ada, 'session')).toEqual(['Short call', 'Workshop']);
    expect(await found(people.ada, 'coach')).toEqual(['Ana Silva', 'Ben Okoro']);
    expect(await found(people.ada, 'coach', { search: 'oko' })).toEqual(['Ben Okoro']);
    expect(await found(people.ada, 'coach', { search: 'o_o' })).toEqual([]);
    expect(await found(people.ada, 'coach', { chosen: people.ana.id })).toEqual(['Ana Silva']);
    expect(await found(people.ben, 'session')).toEqual(['Short call', 'Workshop']);
    expect(await found(people.ben, 'coach')).toEqual(['Ben Okoro']);
    expect(await found(people.ben, 'coach', { chosen: people.ana.id })).toEqual([]);
    expect(await found(people.lea, 'session')).toEqual(['Workshop']);
    expect(await found(people.lea, 'coach')).toEqual(['Ana Silva', 'Ben Okoro']);
    expect(await found(people.ada, 'member', { search: 'r' })).toEqual(['Max Reed', 'Mia Turner']);
    expect(await found(people.ana, 'member')).toEqual(['Lea Novak', 'Max Reed', 'Mia Turner']);
    expect(await found(people.mia, 'member')).toEqual(['Mia Turner']);
    expect(await found(people.ada, 'team')).toEqual(['Northern team']);
    expect(await found(people.mia, 'team')).toEqual([]);
    expect(await found(people.ada, 'programme')).toEqual([]);
    const counts = await server.as(people.ada).call('GET /bookings/counts');
    expect(counts).toEqual({ upcoming: 0, requests: 5, toDo: 0, past: 0, cancelled: 0 });
    expect(await server.as(people.mia).call('GET /bookings/counts')).toMatchObject({ requests: 2 });
  });

  test('of one member, and of one team', async () => {
    expect(await listed(people.ada, { member: people.max.id })).toEqual([2, 1, 4]);
    expect(await listed(people.ada, { team: world.teams.north })).toEqual([2, 4]);
    expect(await listed(people.ada, { team: world.teams.north, coach: people.ana.id })).toEqual([
      2,
    ]);
    expect(await listed(people.mia, { team: world.teams.north })).toEqual([]);
  });

  test('of one programme, for whoever they concern', async () => {
    const programme = world.programmeId;
    const paid = [0, 1, 3].map((place) => ids[place] ?? '');
    await db.orm.update(bookings).set({ programmeId: programme }).where(inArray(bookings.id, paid));
    expect(await listed(people.ada, { programme })).toEqual([0, 1, 3]);
    expect(await listed(people.ada, { programme, coach: people.ana.id })).toEqual([1, 3]);
    expect(await listed(people.mia, { programme })).toEqual([0, 3]);
    expect(await listed(people.lea, { programme })).toEqual([]);
    expect(await listed(people.ada, { programme: world.organizationId })).toEqual([]);
  });

  const rename = (who: TestPerson, firstName: string) =>
    db.orm.update(users).set({ firstName }).where(eq(users.id, who.id));

  test('by name as people look names up: with É beside E, and small letters beside capitals', async () => {
    await rename(people.mia, 'Émilie');
    await rename(people.max, 'Frank');
    await db.orm
      .update(teams)
      .set({ name: 'eastern branch' })
      .where(eq(teams.id, world.teams.north));
    expect(await listed(people.ada, { orderProperty: 'member' })).toEqual([2, 4, 0, 3, 1]);
  });

  test('under the names that people and teams have now', async () => {
    await rename(people.ana, 'Zoe');
    expect(await listed(people.ada, { orderProperty: 'coach' })).toEqual([0, 4, 2, 1, 3]);
    await rename(people.mia, 'Abe');
    await db.orm.update(teams).set({ name: 'Board' }).where(eq(teams.id, world.teams.north));
    expect(await listed(people.ada, { orderProperty: 'member' })).toEqual([0, 3, 2, 4, 1]);
    expect(await listed(people.ada, { search: 'abe turner' })).toEqual([0, 3]);
    expect(await listed(people.ada, { search: 'mia turner' })).toEqual([]);
    expect(await listed(people.ada, { search: 'northern' })).toEqual([]);
    await db.orm.delete(attendees).where(eq(attendees.userId, people.max.id));
    expect(await listed(people.ada, { search: 'reed' })).toEqual([]);
    expect(await listed(people.ada, { orderProperty: 'member' })).toEqual([1, 0, 3, 2, 4]);
  });
});

test('every status stands under the tab of its chart', async () => {
  const id = ids[0] ?? '';
  for (const status of Object.keys(statusLabels)) {
    await db.orm.update(bookings).set({ status }).where(eq(bookings.id, id));
    const under = [];
    for (const tab of bookingTabs)
      if ((await listed(people.ada, { tab })).includes(0)) under.push(tab);
    const expected = bookingTabs.filter((tab) =>
      (statusesOfTab[tab] as readonly string[]).includes(status),
    );
    expect(expected).not.toEqual([]);
    expect({ status, under }).toEqual({ status, under: expected });
  }
});
