import { beforeAll, expect, test } from 'vitest';
import { reservations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { HOUR } from '#domain/time/calendar.ts';
import { aBooking } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { aCoach, aPerson } from '#tests/support/fixtures.ts';
import { permissionScene, type PermissionScene } from './coach-permissions-scene.ts';

let scene: PermissionScene;
/** Works around the clock. */
let cara: string;
beforeAll(async () => {
  scene = await permissionScene();
  cara = (await aCoach(scene.server.db, 'Cara Always')).id;
});

const hoursAhead = (instant: string | null): number | null =>
  instant === null ? null : (Date.parse(instant) - seededAt) / HOUR;

test('a coach of a session can be booked as soon as its notice allows', async () => {
  const made = await scene.give({ coach: cara, scope: 'session' });
  expect(hoursAhead(made.nextFree)).toBe(24);
  const { data } = await scene.staff.call('GET /coach-permissions', { query: { coach: cara } });
  expect(data.results.find(({ id }) => id === made.id)?.nextFree).toBe(made.nextFree);
});

test('a coach of a member is looked for in an hour in which the member is free too', async () => {
  const { db } = scene.server;
  const { organizationId } = scene.people.mia;
  const member = await aPerson(db, 'Member', 'Moira Busy', { organizationId });
  const bookingId = await aBooking(db, organizationId ?? '');
  const during = { from: seededAt + 24 * HOUR, to: seededAt + 26 * HOUR };
  const own = { id: newId(), personId: member.id, side: 'member', bookingId };
  await db.orm.insert(reservations).values({ ...own, during });
  const made = await scene.give({ coach: cara, subject: member.id });
  expect(hoursAhead(made.nextFree)).toBe(26);
});

test('nothing is free without working hours, and none of it can be booked by what is not in force', async () => {
  const idle = await scene.aFreshCoach('Idle Coach');
  expect((await scene.give({ coach: idle.id })).nextFree).toBeNull();
  const past = await scene.give({ coach: cara, scope: 'team', validTo: '2001-01-31' });
  expect(past.nextFree).toBeNull();
});
