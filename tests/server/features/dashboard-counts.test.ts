import { expect, test } from 'vitest';
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
});
