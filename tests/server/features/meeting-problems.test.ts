import { describe, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/people.ts';
import { notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { mia, ana, tom, ada } = people;

async function aRoom() {
  const startsAt = nextStart();
  const booking = await scene.bookFor(ada, { startsAt });
  scene.clock.set(startsAt);
  const params = { booking };
  const asked = (body: object) => ({ params, body: { step: 'inside.joined', ...body } }) as never;
  return {
    booking,
    report: (who: TestPerson, body: object) =>
      scene.as(who).call('POST /meetings/{booking}/problems', asked(body)),
    refused: (who: TestPerson, body: object) =>
      scene.as(who).refused('POST /meetings/{booking}/problems', asked(body)),
    reported: (who: TestPerson) =>
      scene.as(who).call('GET /meetings/{booking}/problems', { params }),
  };
}

describe('a problem in the meeting room', () => {
  test('is reported by whoever takes part, and read by staff with the person, the step and the time', async () => {
    const { report, reported } = await aRoom();
    await report(mia, { problem: 'hearing' });
    const first = scene.clock.now();
    scene.clock.set(first + 1000);
    const detail = '  Ana’s picture stands still since I came back.  ';
    await report(ana, { problem: 'picture', detail, step: 'inside.reconnecting' });
    expect(await reported(ada)).toMatchObject([
      {
        person: { fullName: 'Ana Silva' },
        problem: 'picture',
        detail: 'Ana’s picture stands still since I came back.',
        step: 'inside.reconnecting',
        at: new Date(first + 1000).toISOString(),
      },
      { person: { fullName: 'Mia Turner' }, problem: 'hearing', detail: null },
    ]);
  });

  test('of one session is not shown with another', async () => {
    const [one, other] = [await aRoom(), await aRoom()];
    await one.report(mia, { problem: 'entry', step: 'deviceCheck' });
    expect(await other.reported(ada)).toEqual([]);
  });

  test('is not there to report or to read for others', async () => {
    const { booking, refused } = await aRoom();
    expect(await refused(tom, { problem: 'hearing' })).toMatchObject({ status: 404 });
    for (const who of [mia, ana])
      expect(
        await scene.as(who).refused('GET /meetings/{booking}/problems', { params: { booking } }),
      ).toMatchObject({ status: 403 });
  });

  test.each<[string, object, object]>([
    ['of a kind nobody knows', { problem: 'weather' }, { problem: 'Enter a valid problem.' }],
    [
      'that is something else and not described',
      { problem: 'other', detail: ' ' },
      { detail: 'Say what went wrong.' },
    ],
    [
      'described at great length',
      { problem: 'heard', detail: 'a'.repeat(501) },
      { detail: 'Details can have at most 500 characters.' },
    ],
    ['at no step of a chart', { problem: 'heard', step: '<b>' }, { step: 'Enter a valid step.' }],
  ])('%s is refused at its field', async (_, body, errors) => {
    const { refused } = await aRoom();
    expect(await refused(mia, body)).toMatchObject({ status: 422, errors });
  });
});
