import { expect, test } from 'vitest';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();

async function over(): Promise<string> {
  // Nobody books for the day after.
  nextStart();
  const startsAt = nextStart();
  const id = await scene.bookFor(people.ana, { startsAt });
  scene.clock.set(startsAt + 2 * hour);
  await scene.timers.runDue(scene.clock.now());
  return id;
}
const pointsOf = async (person: (typeof people)['ana']) =>
  (await scene.as(person).call('GET /awards/mine')).points;
const record = (id: string, coachAttended: boolean, attended: readonly string[]) =>
  scene.tell(people.ana, id, 'RECORD_OUTCOME', { coachAttended, attended });

test('a session that was held gives points to those who came, and to nobody else', async () => {
  await record(await over(), true, []);
  await record(await over(), false, [people.mia.id]);
  expect(await pointsOf(people.mia)).toBe(0);
  const id = await over();
  await record(id, true, [people.mia.id]);
  expect(await pointsOf(people.mia)).toBe(40);
  expect(await pointsOf(people.ana)).toBe(0);
});

test('whose outcome nobody records gives them too, and loses them again for whoever turns out not to have come', async () => {
  const before = await pointsOf(people.mia);
  const id = await over();
  await scene.timers.runDue(scene.clock.now() + 100 * 24 * hour);
  const { status } = await scene.booking(id);
  expect(status).toBe('completed');
  expect(await pointsOf(people.mia)).toBe(before + 20);

  const reason = 'Mia was ill.';
  const absent = { coachAttended: true, attended: [], reason };
  await scene.tell(people.ada, id, 'CORRECT_OUTCOME', absent);
  expect(await pointsOf(people.mia)).toBe(before);
});
