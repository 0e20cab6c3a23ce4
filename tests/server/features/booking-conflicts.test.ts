import { expect, test } from 'vitest';
import { busyTimes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();

const conflictsFor = async (person: (typeof people)['ada'], id: string) => {
  const { conflicts } = await scene
    .as(person)
    .call('GET /bookings/{booking}', { params: { booking: id } });
  return conflicts;
};

test('whoever answers a request is told what else is in the coach’s calendar at its time; nobody else is', async () => {
  const startsAt = nextStart();
  const id = await scene.request(people.mia, { startsAt });
  expect(await conflictsFor(people.ana, id)).toEqual([]);
  await scene.db.orm.insert(busyTimes).values({
    id: newId(),
    coachId: people.ana.id,
    calendarName: 'Private',
    startsAt: startsAt - hour,
    endsAt: startsAt + hour / 2,
  });
  for (const person of [people.ana, people.ada])
    expect(await conflictsFor(person, id)).toEqual([
      expect.stringMatching(/^Busy in the calendar “Private”: /),
    ]);
  expect(await conflictsFor(people.mia, id)).toEqual([]);
  await scene.tell(people.ana, id, 'CONFIRM');
  expect(await conflictsFor(people.ana, id)).toEqual([]);
});
