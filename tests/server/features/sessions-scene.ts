import { newId } from '#domain/ids.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

export interface Wanted {
  readonly name?: string;
  readonly description?: string | null;
  readonly durationMinutes?: number;
  readonly format?: 'oneToOne' | 'group' | 'team';
  readonly maxAttendees?: number | null;
  readonly locationKinds?: ('video' | 'phone' | 'inPerson')[];
  readonly creditCost?: number;
  readonly bufferBefore?: number;
  readonly bufferAfter?: number;
}

/** A programme with coaching and a workshop for a team, its people with some credits, and staff. Names are unique, so each test has its own. */
export async function sessionScene() {
  const server = await testServer();
  const { db } = server;
  const world = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      lea: { role: 'OrganizationAdmin', name: 'Lea Novak' },
      gus: { role: 'Member', name: 'Gus Guest', isGuest: true },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ben: { role: 'Coach', name: 'Ben Hart' },
    },
    sessions: {
      coaching: { name: 'Coaching' },
      call: { name: 'A call', creditCost: 0, durationMinutes: 30 },
      workshop: { name: 'Workshop', format: 'team', maxAttendees: 8, creditCost: 2 },
    },
    teams: { north: { name: 'Northern team', members: ['lea', 'mia'], coaches: ['ana'] } },
    lots: {
      own: { session: 'coaching', holder: 'mia', units: 3 },
      team: { session: 'workshop', holder: 'north', units: 4 },
    },
  });
  const priya = await aPerson(db, 'Admin', 'Priya Raman');
  const cleo = await aPerson(db, 'Coach', 'Cleo Far');
  const people = { ...world.people, priya, cleo };
  const staff = server.as(priya);
  let series = 0;
  const named = (word: string): string => `${word} ${(series += 1)}`;
  const fieldsOf = (wanted: Wanted) => ({
    name: named('Session'),
    durationMinutes: 60,
    format: 'oneToOne' as const,
    locationKinds: ['video' as const],
    creditCost: 1,
    bufferBefore: 0,
    bufferAfter: 10,
    ...wanted,
  });
  const creation = (wanted: Wanted) => ({
    body: { ...fieldsOf(wanted), idempotencyKey: newId() },
  });
  type Event = { type: 'EDIT'; payload: ReturnType<typeof fieldsOf> } | typeof deletion;
  const commandFor = ({ id, version }: { id: string; version: number }, event: Event) => ({
    params: { session: id },
    body: { ...event, version, idempotencyKey: newId() },
  });
  const route = 'POST /sessions/{session}/events';
  return {
    db,
    server,
    world,
    people,
    staff,
    as: (who: keyof typeof people) => server.as(people[who]),
    named,
    create: (wanted: Wanted = {}) => staff.call('POST /sessions', creation(wanted)),
    refusedCreation: (wanted: Wanted) => staff.refused('POST /sessions', creation(wanted)),
    edit: (record: { id: string; version: number }, wanted: Wanted) =>
      staff.call(route, commandFor(record, { type: 'EDIT', payload: fieldsOf(wanted) })),
    remove: (record: { id: string; version: number }) =>
      staff.call(route, commandFor(record, deletion)),
    refusedRemoval: (record: { id: string; version: number }) =>
      staff.refused(route, commandFor(record, deletion)),
    show: (id: string, who: keyof typeof people = 'priya') =>
      server.as(people[who]).call('GET /sessions/{session}', { params: { session: id } }),
    list: async (who: keyof typeof people, query: object = {}) => {
      const { data } = await server
        .as(people[who])
        .call('GET /sessions', { query: { perPage: 100, ...query } });
      return data.results;
    },
  };
}

const deletion = { type: 'DELETE', payload: {} } as const;

export type SessionScene = Awaited<ReturnType<typeof sessionScene>>;
