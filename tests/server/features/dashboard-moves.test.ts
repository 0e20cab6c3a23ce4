import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const server = await aStage();
const { db, as, clock, worker } = server;
clock.set(seededAt);
const { people, sessions, teams, lots } = await aWorld(db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    lea: { role: 'Member', name: 'Lea Novak' },
    tom: { role: 'Member', name: 'Tom Reed' },
    ana: { role: 'Coach', name: 'Ana Silva' },
    ben: { role: 'Coach', name: 'Ben Okoro' },
    ada: { role: 'Admin', name: 'Ada Grant' },
  },
  sessions: {
    sales: { name: 'Sales coaching' },
    workshop: { name: 'Team workshop', format: 'team', maxAttendees: 8 },
  },
  teams: { north: { name: 'Northern team', members: ['lea', 'tom'], coaches: ['ana'] } },
  lots: {
    mia: { session: 'sales', holder: 'mia', units: 30 },
    team: { session: 'workshop', holder: 'north', units: 30 },
  },
});
type Name = keyof typeof people;

const iso = (at: number) => new Date(at).toISOString();
const parties = {
  mia: { member: people.mia.id, session: sessions.sales, credit: lots.mia },
  team: { team: teams.north, session: sessions.workshop, credit: lots.team },
};

async function booked(party: keyof typeof parties, startsAt: number): Promise<string> {
  const { id } = await as(people.ana).call('POST /bookings', {
    body: {
      ...parties[party],
      coach: people.ana.id,
      startsAt: iso(startsAt),
      location: { kind: 'video', detail: null },
      idempotencyKey: newId(),
    },
  });
  return id;
}

const params = (booking: string) => ({ params: { booking } });
const read = (id: string) => as(people.ada).call('GET /bookings/{booking}', params(id));

async function send(name: Name, id: string, type: 'MOVE' | 'DECLINE_MOVE', payload: object = {}) {
  const { version } = await read(id);
  return as(people[name]).call('POST /bookings/{booking}/events', {
    ...params(id),
    body: { type, payload, version, idempotencyKey: newId() } as never,
  });
}

async function taskOf(name: Name, id: string) {
  const { toDo } = await as(people[name]).call('GET /dashboard', {});
  const [task, ...others] = toDo.filter(({ link }) => link === `/app/bookings/${id}`);
  expect(others).toEqual([]);
  return task;
}

const eventsOf = (task: Awaited<ReturnType<typeof taskOf>>) =>
  task?.booking?.availableEvents.flatMap(({ type, enabled }) => (enabled ? [type] : []));

let weeks = 0;
let startsAt = 0;
beforeEach(() => {
  weeks += 1;
  clock.set(seededAt + weeks * 7 * DAY);
  startsAt = clock.now() + 3 * DAY;
});

describe('somebody asks for another time of a confirmed session: home', () => {
  test('the member who is asked has it to answer, the coach who asked waits, and nobody else reads of it', async () => {
    const id = await booked('mia', startsAt);
    const { proposal } = await send('ana', id, 'MOVE', { startsAt: iso(startsAt + 2 * HOUR) });
    const task = await taskOf('mia', id);
    expect(task).toMatchObject({
      kind: 'answerMove',
      due: proposal?.expiresAt,
      who: null,
      text: expect.stringMatching(
        /^Ana Silva asks for .*\d\d:00 instead: Sales coaching, .*\d\d:00$/,
      ),
    });
    expect(eventsOf(task)).toEqual(['ACCEPT_MOVE', 'DECLINE_MOVE']);
    const waiting = await taskOf('ana', id);
    expect(waiting).toMatchObject({
      kind: 'awaitAnswer',
      due: proposal?.expiresAt,
      who: 'Mia Turner',
      text: expect.stringMatching(/^Waiting for an answer about .* instead: Sales coaching, /),
      booking: null,
    });
    for (const name of ['lea', 'tom', 'ben'] as const)
      expect(await taskOf(name, id)).toBeUndefined();
    await send('mia', id, 'DECLINE_MOVE');
    expect([await taskOf('mia', id), await taskOf('ana', id)]).toEqual([undefined, undefined]);
  });

  test('the coach has it to answer where the member is late, and the member waits for them', async () => {
    const id = await booked('mia', startsAt);
    clock.set(startsAt - 20 * HOUR);
    const { proposal } = await send('mia', id, 'MOVE', { startsAt: iso(startsAt + 2 * DAY) });
    const task = await taskOf('ana', id);
    expect(task).toMatchObject({
      kind: 'answerMove',
      due: proposal?.expiresAt,
      text: expect.stringMatching(/^Mia Turner asks for .* instead: Sales coaching, /),
    });
    expect(eventsOf(task)).toEqual(['ACCEPT_MOVE', 'DECLINE_MOVE']);
    expect(await taskOf('mia', id)).toMatchObject({ kind: 'awaitAnswer', who: 'Ana Silva' });
    expect(await taskOf('ben', id)).toBeUndefined();
  });

  test('of a team its leader answers, and whoever only comes has nothing to do', async () => {
    const id = await booked('team', startsAt);
    await send('ana', id, 'MOVE', { startsAt: iso(startsAt + 2 * HOUR) });
    expect(await taskOf('lea', id)).toMatchObject({ kind: 'answerMove' });
    expect(await taskOf('tom', id)).toBeUndefined();
    expect(await taskOf('ana', id)).toMatchObject({ kind: 'awaitAnswer', who: 'Northern team' });
  });

  test('where staff asked, the member reads that, and the coach has nothing to do', async () => {
    const id = await booked('mia', startsAt);
    await send('ada', id, 'MOVE', { startsAt: iso(startsAt + 2 * HOUR) });
    expect((await taskOf('mia', id))?.text).toMatch(/^Waymark staff asks for /);
    expect(await taskOf('ana', id)).toBeUndefined();
  });
});

test('an outcome is to be recorded until it is assumed', async () => {
  const id = await booked('mia', startsAt);
  const endsAt = startsAt + HOUR;
  clock.set(endsAt);
  await worker.runDue(endsAt);
  const due = endsAt + defaultPolicy.outcomeAuto;
  expect(await taskOf('ana', id)).toMatchObject({ kind: 'recordOutcome', due: iso(due) });
  expect(await taskOf('mia', id)).toBeUndefined();
  const statusAt = async (at: number) => {
    clock.set(at);
    await worker.runDue(at);
    const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
    return row?.status;
  };
  expect(await statusAt(due - 1)).toBe('confirmed.awaitingOutcome');
  expect(await statusAt(due)).toBe('completed');
  expect((await taskOf('ana', id))?.kind).not.toBe('recordOutcome');
});
