import { expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { limits } from '#server/parsing/limits.ts';
import { openParsingRoom } from '#server/parsing/room/room.ts';
import { fileOf } from '#tests/support/calendar-file.ts';
import { aCalendarScene } from '#tests/support/calendar-scene.ts';
import { seededAt } from '#tests/support/database.ts';

const scene = await aCalendarScene();
const { server } = scene;
const carl = scene.as(scene.people.carl);
const utc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const optician = seededAt + 4 * 86_400_000;

test('a calendar whose reading is ended again and again is read more and more seldom, then no more, and says so', async () => {
  const id = await scene.connect('readBusy');
  const file = fileOf(['UID:optician', `DTSTART:${utc(optician)}`, 'DURATION:PT1H']);
  await server.ask('PUT', `${scene.address}optician.ics`, file);
  const { parsing } = scene.work;
  // However little time it gets, a reader that can end may do so within it.
  const endless = openParsingRoom({
    log: scene.services.log,
    program: new URL('../parsing/misbehaving.ts', import.meta.url),
    limits: { ...limits, davBusy: { ...limits.davBusy, milliseconds: 20 } },
  });
  Object.assign(scene.work, { parsing: endless });
  const tried: number[] = [];
  for (let minutes = 5; minutes <= 120; minutes += 5) {
    const { deaths } = await scene.calendar(id);
    await scene.pass(5, 5);
    if ((await scene.calendar(id)).deaths !== deaths) tried.push(minutes);
  }
  expect(tried).toEqual([5, 10, 20, 40, 80]);
  expect(await scene.calendar(id)).toMatchObject({
    status: 'error',
    lastError: 'This calendar takes too long to read. We have stopped trying.',
  });

  Object.assign(scene.work, { parsing });
  await endless.close();
  const { version } = await scene.calendar(id);
  await carl.call('POST /external-calendars/{externalCalendar}/events', {
    params: { externalCalendar: id },
    body: { type: 'SYNC_NOW', payload: {}, version, idempotencyKey: newId() },
  });
  await scene.settle();
  expect(await scene.calendar(id)).toMatchObject({ status: 'connected.fresh', lastError: null });
  expect((await scene.busy(id)).map(({ start }) => start)).toContain(optician);
});
