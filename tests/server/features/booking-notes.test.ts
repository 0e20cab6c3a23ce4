import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { machineEvents } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const note = 'We want to talk about **delegation**.';

const shown = (person: TestPerson, id: string) =>
  scene.as(person).call('GET /bookings/{booking}', { params: { booking: id } });
const refusal = async (person: TestPerson, id: string, type: string) => {
  const { version } = await scene.booking(id);
  const body = { type, payload: { note }, version, idempotencyKey: newId() };
  const refused = await scene
    .as(person)
    .refused('POST /bookings/{booking}/events', { params: { booking: id }, body: body as never });
  return [refused.status, refused.errors];
};

test('what the member shares before the session the coach and staff read, and whom it is visible to is said', async () => {
  const id = await scene.request(people.mia, { startsAt: nextStart() });
  await scene.tell(people.mia, id, 'EDIT_NOTE', { note: ` ${note} ` });
  const visibleTo = 'Ana Silva, Mia Turner and Waymark staff';
  for (const person of [people.mia, people.ana, people.ada])
    expect((await shown(person, id)).note).toEqual({ text: note, visibleTo });
  await scene.tell(people.ana, id, 'EDIT_NOTE', { note: ' ' });
  expect((await shown(people.mia, id)).note?.text).toBeNull();
});

test('the member writes until the session starts, the coach at any time', async () => {
  const startsAt = nextStart();
  const id = await scene.request(people.mia, { startsAt });
  await scene.tell(people.ana, id, 'CONFIRM');
  scene.clock.set(startsAt + hour / 2);
  await scene.timers.runDue(scene.clock.now());
  const sentence = 'You can change the note until the session starts.';
  expect(await refusal(people.mia, id, 'EDIT_NOTE')).toEqual([422, { event: sentence }]);
  const offer = (await shown(people.mia, id)).availableEvents.find(
    ({ type }) => type === 'EDIT_NOTE',
  );
  expect(offer).toMatchObject({ enabled: false, reasons: [sentence] });
  await scene.tell(people.ana, id, 'EDIT_NOTE', { note });
  expect((await shown(people.mia, id)).note?.text).toBe(note);
});

test('the team note is that of its leader, the coach and staff; there is none without a team', async () => {
  const startsAt = nextStart();
  const id = await scene.request(people.lea, {
    session: scene.sessions.workshop,
    credit: scene.lots.team,
    for: scene.team,
    startsAt,
  });
  await scene.tell(people.lea, id, 'EDIT_TEAM_NOTE', { note });
  expect((await shown(people.tom, id)).teamNote?.text).toBe(note);
  expect(await refusal(people.tom, id, 'EDIT_TEAM_NOTE')).toEqual([
    403,
    { event: 'Only the coach and the leader of the team write this note.' },
  ]);
  const alone = await scene.request(people.mia, { startsAt: nextStart() });
  expect((await shown(people.mia, alone)).teamNote).toBeNull();
  expect((await refusal(people.ana, alone, 'EDIT_TEAM_NOTE'))[0]).toBe(403);
});

test('what is written stands in the booking, and in no history', async () => {
  const id = await scene.request(people.mia, { startsAt: nextStart() });
  await scene.tell(people.mia, id, 'EDIT_NOTE', { note });
  const rows = await scene.db.orm
    .select({ payload: machineEvents.payload })
    .from(machineEvents)
    .where(and(eq(machineEvents.entityId, id), eq(machineEvents.event, 'EDIT_NOTE')));
  expect(rows.map(({ payload }) => payload)).toEqual([{}]);
  const history = await scene
    .as(people.mia)
    .call('GET /bookings/{booking}/history', { params: { booking: id } });
  expect(history.at(-1)?.sentence).toBe('Mia Turner wrote in the note.');
});
