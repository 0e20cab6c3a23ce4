import { expect, test } from 'vitest';
import { invitePage } from '#server/features/bookings/invites/present.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { inviteStage } from './booking-invites-scene.ts';

const { scene, nextStart, workshop, invite, inviteOf, answer, withdraw, colleague, people } =
  await inviteStage();
const { db } = scene;
const { lea, tom, ana, ada, mia } = people;

/** What calendars were sent about a session, in the order of its versions. */
const filesOf = async (who: TestPerson, booking: string) =>
  (await scene.mailsTo(who, booking))
    .flatMap(({ calendar }) => calendar ?? [])
    .map(({ method, sequence }) => `${sequence} ${method}`)
    .toSorted();

test('who comes by an invitation has it in their calendar, and out of it when they leave or it is cancelled', async () => {
  const { team, lots, sessions } = scene;
  const wanted = { session: sessions.workshop, credit: lots.team, for: team };
  const id = await scene.request(lea, { ...wanted, startsAt: nextStart() });
  // Before the coach has agreed there is nothing to put into a calendar.
  await invite(lea, id, mia);
  await answer(mia, id, mia, 'ACCEPT');
  expect(await filesOf(mia, id)).toEqual([]);
  await scene.tell(ana, id, 'CONFIRM');
  await answer(mia, id, mia, 'REJECT');
  await answer(mia, id, mia, 'ACCEPT');
  expect(await filesOf(mia, id)).toEqual(['1 REQUEST', '2 CANCEL', '3 REQUEST']);
  const { content } = await scene
    .as(mia)
    .call('GET /bookings/{booking}/calendar', { params: { booking: id } });
  expect(content).toContain('SEQUENCE:3');
  await withdraw(ada, id, tom, 'He has left the team.');
  // Whoever calls it off hears nothing of their own action, and has it taken out all the same.
  await scene.tell(lea, id, 'CANCEL');
  expect(await filesOf(mia, id)).toEqual(['1 REQUEST', '2 CANCEL', '3 REQUEST', '5 CANCEL']);
  expect(await filesOf(lea, id)).toEqual(['1 REQUEST', '5 CANCEL']);
  expect(await filesOf(tom, id)).toEqual(['1 REQUEST', '4 CANCEL']);
  expect((await filesOf(ana, id)).at(-1)).toBe('5 CANCEL');
});

test('everybody finds the invitations that concern them', async () => {
  const id = await workshop();
  await invite(lea, id, mia);
  const list = async (who: TestPerson, tab: 'received' | 'sent' | 'all') => {
    const query = { tab, booking: id, search: 'workshop' } as const;
    const page = await scene.as(who).call('GET /booking-invites', { query });
    return page.data.results.map(({ from, to }) => `${from.fullName} → ${to.fullName}`);
  };
  const one = ['Lea Novak → Mia Turner'];
  expect(await list(mia, 'received')).toEqual(one);
  expect(await list(mia, 'sent')).toEqual([]);
  expect(await list(lea, 'sent')).toEqual(one);
  expect(await list(ana, 'all')).toEqual(one);
  expect(await list(ada, 'all')).toEqual(one);
  expect(await list(tom, 'all')).toEqual([]);
  const { id: bookingInvite } = await inviteOf(id, mia);
  const strange = await scene
    .as(tom)
    .refused('GET /booking-invites/{bookingInvite}', { params: { bookingInvite } });
  expect(strange.status).toBe(404);
});

test('the invitations to one session are sorted by when they were sent', async () => {
  const id = await workshop();
  await invite(lea, id, mia);
  scene.clock.set(scene.clock.now() + 60_000);
  const later = await colleague('Kim Lund');
  await invite(lea, id, later);
  const sorted = async (order: object) => {
    const page = await scene
      .as(ada)
      .call('GET /booking-invites', { query: { tab: 'all', booking: id, ...order } });
    return page.data.results.map(({ to }) => to.id);
  };
  const sent = { orderProperty: 'createdAt' } as const;
  expect(await sorted({ ...sent, order: 'Ascending' })).toEqual([mia.id, later.id]);
  expect(await sorted({ ...sent, order: 'Descending' })).toEqual([later.id, mia.id]);
  expect(await sorted(sent)).toEqual([later.id, mia.id]);
});

/** How many questions the database is asked for the list of somebody's invitations. */
async function questionsFor(who: TestPerson): Promise<number> {
  let asked = 0;
  const orm = new Proxy(db.orm, {
    get(target, name, receiver) {
      if (name === 'select' || name === 'execute' || name === '$count') asked += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const query = { tab: 'received', pageNumber: 1, perPage: 20, search: null } as const;
  const page = await invitePage({ ...db, orm }, who as never, query, scene.clock.now());
  expect(page.results.length).toBe(page.total);
  return asked;
}

test('a list of many invitations asks the database no more than a list of one', async () => {
  const una = await colleague('Una Vale');
  await invite(lea, await workshop(), una);
  const forOne = await questionsFor(una);
  for (let each = 0; each < 3; each += 1) await invite(lea, await workshop(), una);
  expect(await questionsFor(una)).toBe(forOne);
});
