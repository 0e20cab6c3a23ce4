import { expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { attendees, machineEvents, reservations, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { inviteStage } from '../booking-invites-scene.ts';

const stage = await inviteStage();
const { scene, people, nextStart, workshop, invite, inviteOf, answer, comingTo } = stage;
const { db } = scene;
const { lea, tom, ada } = people;
const staff = scene.as(ada);

const consequencesOf = ({ id }: TestPerson) =>
  staff.call('GET /users/{user}/consequences', { params: { user: id } });

async function close({ id }: TestPerson): Promise<void> {
  const [row] = await db.orm.select().from(users).where(eq(users.id, id));
  await staff.call('POST /users/{user}/events', {
    params: { user: id },
    body: { type: 'DELETE', payload: {}, version: row?.version ?? 0, idempotencyKey: newId() },
  });
}

const reopen = async ({ id }: TestPerson): Promise<void> => {
  const { version } = await staff.call('GET /users/{user}', { params: { user: id } });
  await staff.call('POST /users/{user}/events', {
    params: { user: id },
    body: { type: 'RESTORE', payload: {}, version, idempotencyKey: newId() },
  });
};

test('one of several leaves with their account: by the chart of their place, invitations and waiting lists included', async () => {
  const [uma, ben] = [await stage.colleague('Uma Vale'), await stage.colleague('Ben Moor')];
  const [first, second, third] = [nextStart(), nextStart(), nextStart()];
  const comes = await workshop(first);
  const asked = await workshop(second);
  const waits = await workshop(third);
  await invite(lea, comes, uma);
  await answer(uma, comes, uma, 'ACCEPT');
  await invite(lea, asked, uma);
  const six = await Promise.all(
    ['Ida', 'Jo', 'Kim', 'Lou', 'Max', 'Nia'].map((name) => stage.colleague(`${name} Vale`)),
  );
  await invite(lea, waits, ...six);
  for (const { id } of [uma, ben]) {
    scene.clock.set(scene.clock.now() + 1000);
    await scene.as(lea).call('POST /booking-invites', {
      body: {
        booking: waits,
        invitees: [id],
        message: null,
        waiting: true,
        idempotencyKey: newId(),
      },
    });
  }

  const at = (ms: number) => new Date(ms).toISOString();
  expect(await consequencesOf(uma)).toMatchObject({
    sessions: [
      { startsAt: at(first), isRequest: false, others: ['Lea Novak', 'Tom Reed'], credits: 0 },
    ],
    invitations: [
      { startsAt: at(second), isWaiting: false },
      { startsAt: at(third), isWaiting: true },
    ],
  });
  await close(uma);

  expect(await scene.booking(comes)).toMatchObject({ status: 'confirmed.scheduled' });
  expect(await comingTo(comes)).toContainEqual(['Uma Vale', 'withdrawn', 'invite', 'revoked']);
  expect((await inviteOf(asked, uma)).status).toBe('revoked');
  expect((await inviteOf(waits, uma)).status).toBe('revoked');
  const ofUma = and(eq(reservations.bookingId, comes), eq(reservations.personId, uma.id));
  expect(await db.orm.$count(reservations, ofUma)).toBe(0);
  const [place] = await db.orm
    .select()
    .from(attendees)
    .where(and(eq(attendees.bookingId, comes), eq(attendees.userId, uma.id)));
  const told = await db.orm
    .select({ event: machineEvents.event })
    .from(machineEvents)
    .where(eq(machineEvents.entityId, place?.id ?? ''));
  expect(told).toContainEqual({ event: 'WITHDRAW' });

  // The seat that Uma's invitation had kept goes to whoever waits, and never to her.
  await answer(lea, waits, six[0] ?? lea, 'REVOKE');
  expect((await inviteOf(waits, ben)).status).toBe('sent');
});

test('a team’s request stays when one of those who asked for it is deleted, and goes with the last', async () => {
  const startsAt = nextStart();
  const { team, lots, sessions } = scene;
  const before = await scene.balance('available', lots.team);
  const id = await scene.request(lea, {
    session: sessions.workshop,
    credit: lots.team,
    for: team,
    startsAt,
  });
  expect((await consequencesOf(lea)).sessions.at(-1)).toMatchObject({
    isRequest: true,
    others: ['Tom Reed'],
    credits: 0,
  });
  await close(lea);
  expect(await scene.booking(id)).toMatchObject({ status: 'requested' });
  expect((await consequencesOf(tom)).sessions.at(-1)).toMatchObject({
    isRequest: true,
    others: [],
    credits: 1,
  });
  await close(tom);
  expect(await scene.booking(id)).toMatchObject({
    status: 'requestCancelled',
    creditState: 'returned',
  });
  expect(await scene.balance('available', lots.team)).toBeGreaterThanOrEqual(before);
  await reopen(lea);
  await reopen(tom);
});
