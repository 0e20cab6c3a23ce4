import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { attendees, bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const server = await testServer();
const { db } = server;
const world = await aWorld(db, {
  people: {
    lea: { role: 'Member', name: 'Lea Novak' },
    tom: { role: 'Member', name: 'Tom Reed' },
    ana: { role: 'Coach', name: 'Ana Silva' },
    ada: { role: 'Admin', name: 'Ada Grant' },
  },
  sessions: { workshop: { format: 'team', maxAttendees: 8, creditCost: 2 } },
  teams: { north: { name: 'Northern team', members: ['lea', 'tom'], coaches: ['ana'] } },
  lots: { team: { session: 'workshop', holder: 'north', units: 5 } },
});
const { people, teams, sessions, lots } = world;

const body = (day: number, whom: object) => ({
  ...whom,
  session: sessions.workshop,
  coach: people.ana.id,
  credit: lots.team,
  startsAt: new Date(seededAt + day * DAY).toISOString(),
  location: { kind: 'video' as const, detail: null },
  idempotencyKey: newId(),
});

const book = (who: TestPerson, day: number) =>
  server.as(who).call('POST /bookings', { body: body(day, { team: teams.north }) });

const leftFor = async (who: TestPerson) => {
  const { sessions: offered } = await server
    .as(who)
    .call('GET /booking-requests/options', { query: { for: teams.north } });
  return offered.map(({ id, credits }) => [id, credits[0]?.available]);
};

test('a coach and staff book a team session at once: everybody of the team is expected, and the team pays', async () => {
  expect(await leftFor(people.ana)).toEqual([[sessions.workshop, 5]]);
  for (const [at, who] of [people.ana, people.ada].entries()) {
    const { id, status, team, attendees: coming } = await book(who, 4 + at);
    expect({ status, team: team?.id }).toEqual({
      status: 'confirmed.scheduled',
      team: teams.north,
    });
    expect(coming.map(({ fullName }) => fullName)).toEqual(['Lea Novak', 'Tom Reed']);
    const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({ kind: 'team', requesterId: null });
    const rows = await db.orm.select().from(attendees).where(eq(attendees.bookingId, id));
    expect(new Set(rows.map(({ via }) => via))).toEqual(
      new Set([who === people.ana ? 'coach' : 'staff']),
    );
  }
  expect(await leftFor(people.ada)).toEqual([[sessions.workshop, 1]]);
});

test('a team of others is told of like one that is not there, and somebody has to be named', async () => {
  const far = await aPerson(db, 'Coach', 'Fay Far');
  const refusedTo = async (who: TestPerson, whom: object) =>
    (await server.as(who).refused('POST /bookings', { body: body(9, whom) })).errors;
  const absent = { team: 'Choose a team.' };
  expect(await refusedTo(people.ana, { team: newId() })).toEqual(absent);
  expect(await refusedTo(far, { team: teams.north })).toEqual(absent);
  expect(await refusedTo(people.ada, {})).toEqual({ member: 'Choose a member.' });
});

test('the credits of a team are booked with by whoever leads it', async () => {
  const mayBook = async (who: TestPerson) => {
    const params = { entityType: 'team', entityId: teams.north } as const;
    const credits = await server
      .as(who)
      .call('GET /session-credits/{entityType}/{entityId}', { params });
    return credits.mayBook;
  };
  expect(await mayBook(people.lea)).toBe(true);
  expect(await mayBook(people.ada)).toBe(false);
});
