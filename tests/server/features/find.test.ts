import { beforeAll, describe, expect, test } from 'vitest';
import { asc, isNull } from 'drizzle-orm';
import { foundKinds, type FoundKind } from '#contract/find.ts';
import {
  bookings,
  organizations,
  programmes,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { bookingTabs } from '#domain/bookings/vocabulary.ts';
import { newId } from '#domain/ids.ts';
import { roles, type Role } from '#machines/person.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { someone, type TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let everything: Readonly<Record<FoundKind, readonly { id: string; name: string }[]>>;

beforeAll(async () => {
  server = await testServer({ seed: 'demo' });
  const { orm } = server.db;
  const some = 40;
  everything = {
    person: await orm
      .select({ id: users.id, name: users.fullName })
      .from(users)
      .orderBy(asc(users.email))
      .limit(some),
    booking: await orm
      .select({ id: bookings.id, name: bookings.reference })
      .from(bookings)
      .orderBy(asc(bookings.reference))
      .limit(some),
    team: await orm.select({ id: teams.id, name: teams.name }).from(teams),
    organization: await orm
      .select({ id: organizations.id, name: organizations.name })
      .from(organizations),
    programme: await orm.select({ id: programmes.id, name: programmes.name }).from(programmes),
    session: await orm.select({ id: sessions.id, name: sessions.name }).from(sessions),
  };
});

const found = async (reader: TestPerson, search: string) =>
  (await server.as(reader).call('GET /find', { query: { search } })).results;

type Listed = (reader: TestPerson, search: string) => Promise<readonly { readonly id: string }[]>;

/** What the lists of the product say of a name; who has no list of a kind is told of none. */
const lists: Readonly<Record<FoundKind, Listed>> = {
  person: async (reader, search) => {
    const caller = server.as(reader);
    if (reader.role === 'OrganizationAdmin') {
      const params = { organization: reader.organizationId ?? '' };
      const query = { search };
      return (await caller.call('GET /organizations/{organization}/members', { params, query }))
        .data.results;
    }
    if (reader.role === 'Member' || reader.role === 'Coach') {
      const kind = reader.role === 'Coach' ? 'member' : 'coach';
      return caller.call('GET /bookings/choices', { query: { kind, search } });
    }
    return (await caller.call('GET /users', { query: { search } })).data.results;
  },
  booking: async (reader, search) => {
    const pages = await Promise.all(
      bookingTabs.map((tab) => server.as(reader).call('GET /bookings', { query: { tab, search } })),
    );
    return pages.flatMap(({ data }) => data.results);
  },
  team: async (reader, search) =>
    (await server.as(reader).call('GET /teams', { query: { search } })).data.results,
  organization: async (reader, search) =>
    reader.role.endsWith('Admin') && reader.role !== 'OrganizationAdmin'
      ? (await server.as(reader).call('GET /organizations', { query: { search } })).data.results
      : [],
  programme: async (reader, search) =>
    (await server.as(reader).call('GET /programmes', { query: { search } })).data.results,
  session: async (reader, search) =>
    reader.role === 'Coach'
      ? []
      : (await server.as(reader).call('GET /sessions', { query: { search } })).data.results,
};

const readers = roles.flatMap((role) => foundKinds.map((kind) => [role, kind] as const));

describe('what is found by name', () => {
  test.each(readers)(
    '%s finds of kind %s what their list has, and nothing else',
    async (role, kind) => {
      const reader = await someone(server.db, role);
      const seen: Record<string, boolean> = {};
      const told: Record<string, boolean> = {};
      for (const { id, name } of everything[kind]) {
        const listed = await lists[kind](reader, name);
        seen[`${name} ${id}`] = listed.some((each) => each.id === id);
        const answer = await found(reader, name);
        told[`${name} ${id}`] = answer.some((each) => each.kind === kind && each.id === id);
      }
      expect(told).toEqual(seen);
    },
  );

  test.each<[Role, FoundKind, RegExp]>([
    ['Admin', 'person', /^\/app\/users\//],
    ['OrganizationAdmin', 'person', /^\/app\/members\/[^/]+\/coach-permissions$/],
    ['Member', 'person', /^\/app\/bookings\?coach=/],
    ['Coach', 'person', /^\/app\/bookings\?member=/],
    ['Admin', 'booking', /^\/app\/bookings\/[^/?]+$/],
  ])('leads %s to the page of a %s that is for them', async (role, kind, page) => {
    const reader = await someone(server.db, role);
    const links: string[] = [];
    for (const { name } of everything[kind])
      for (const each of await found(reader, name)) if (each.kind === kind) links.push(each.link);
    expect(links).not.toEqual([]);
    for (const link of links) expect(link).toMatch(page);
  });

  test('names at most five of a kind', async () => {
    const organizationId = await anOrganisation(server.db, `Larch ${newId()}`);
    for (let n = 0; n < 7; n += 1)
      await aPerson(server.db, 'Member', `Larch Number${n}`, { organizationId });
    const answer = await found(await someone(server.db, 'Admin'), 'Larch');
    expect(answer.filter(({ kind }) => kind === 'person')).toHaveLength(5);
    expect(answer.filter(({ kind }) => kind === 'organization')).toHaveLength(1);
  });

  test('takes no letter for a wildcard, and begins with the second letter', async () => {
    const staff = await someone(server.db, 'Admin');
    expect(await found(staff, '%%')).toEqual([]);
    expect(await found(staff, '__')).toEqual([]);
    expect(await found(staff, 'a')).toEqual([]);
    expect(await found(staff, '')).toEqual([]);
  });

  test('finds nothing that was deleted', async () => {
    const staff = await someone(server.db, 'Admin');
    const [session] = await server.db.orm.select().from(sessions).where(isNull(sessions.deletedAt));
    const isFound = async () =>
      (await found(staff, session?.name ?? '')).some(({ id }) => id === session?.id);
    expect(await isFound()).toBe(true);
    await server.db.orm.update(sessions).set({ status: 'deleted', deletedAt: 1 });
    expect(await isFound()).toBe(false);
  });
});
