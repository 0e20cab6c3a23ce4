import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '#database/schema/index.ts';
import { createBooking, ownParty } from '#server/features/bookings/public.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld, type PersonPlan } from '#tests/support/world.ts';

const hour = 3_600_000;
const many = 23;

test('home names twenty requests, the first that expires first, and counts the others', async () => {
  const server = await testServer();
  const { db } = server;
  const names = Array.from({ length: many }, (_, at) => `m${at}`);
  const cast: Record<string, PersonPlan> = {
    ...Object.fromEntries(names.map((name) => [name, { role: 'Member', name: `Member ${name}` }])),
    ana: { role: 'Coach', name: 'Ana Silva' },
    ben: { role: 'Coach', name: 'Ben Okoro' },
  };
  const { people, sessions } = await aWorld(db, {
    people: cast,
    sessions: { call: { name: 'Short call', creditCost: 0 } },
    teams: {},
    lots: {},
  });
  const { ana, ben } = people;
  for (const [place, name] of names.entries()) {
    const by = people[name];
    if (!by || !ana) throw new Error(`${name} is not there`);
    await db.transaction(async () => {
      const party = await ownParty(db, by.id);
      if (!party) throw new Error('Nobody there');
      return createBooking(db, {
        type: 'REQUEST',
        by,
        party,
        sessionId: sessions.call,
        coachId: ana.id,
        lotId: null,
        startsAt: seededAt + (96 + 2 * place) * hour,
        at: seededAt + place,
      });
    });
  }
  if (!ana || !ben) throw new Error('No coach is there');
  const home = await server.as(ana).call('GET /dashboard');
  expect(home.toDo.map(({ kind }) => kind)).toEqual(Array(20).fill('answerRequest'));
  expect(home.moreToDo).toEqual({ answerRequest: many - 20 });
  expect((await server.as(ben).call('GET /dashboard')).moreToDo).toEqual({});

  // Two of the sessions are agreed meanwhile; of one another time was asked of the coach, of the other the coach asked for it.
  const rows = await db.orm.select().from(bookings).orderBy(bookings.startsAt);
  const move = async (at: number, moving: string, expiresAt: number) => {
    const [row] = rows.slice(at);
    if (!row) throw new Error('No booking is there');
    const by = moving === 'coachAsked' ? row.requesterId : row.coachId;
    const proposal = { startsAt: row.startsAt + hour, by, party: 'member', at: 0, expiresAt };
    await db.orm
      .update(bookings)
      .set({ status: 'confirmed.scheduled', moving, proposal })
      .where(eq(bookings.id, row.id));
  };
  await move(0, 'coachAsked', seededAt + 1000 * hour);
  await move(1, 'membersAsked', seededAt + hour);
  const later = await server.as(ana).call('GET /dashboard');
  // What waits for others leaves room for what waits for the coach.
  expect(new Set(later.toDo.map(({ kind }) => kind))).toEqual(new Set(['answerRequest']));
  expect(later.moreToDo).toEqual({ answerRequest: 1, answerMove: 1, awaitAnswer: 1 });
});
