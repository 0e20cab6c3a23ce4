import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import {
  availabilityExceptions,
  busyTimes,
  notifications,
  workingHours,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { coachTimeScene, day, hour } from './coach-time-scene.ts';

let it: Awaited<ReturnType<typeof coachTimeScene>>;
beforeAll(async () => {
  it = await coachTimeScene();
});
beforeEach(async () => {
  await it.db.orm.delete(availabilityExceptions);
  await it.db.orm.delete(busyTimes);
  await it.db.orm.execute(sql`delete from reservations`);
});

describe('a coach’s time', () => {
  test('is told with hours, exceptions, busy times and bookings, and what they are called', async () => {
    await it.book(day + 10 * hour);
    await it.ana.call(
      'POST /coaches/{coach}/exceptions',
      it.block({ reason: 'Dentist', startsAt: '2026-03-05T10:00', endsAt: '2026-03-05T11:00' }),
    );
    await it.db.orm.insert(busyTimes).values({
      id: newId(),
      coachId: it.people.ana.id,
      calendarName: 'Private',
      startsAt: day + 14 * hour,
      endsAt: day + 15 * hour,
    });
    const time = await it.time();
    expect(time).toMatchObject({
      coach: { firstName: 'Ana', timeZone: 'Europe/London' },
      exceptions: [{ kind: 'blocked', startsAt: '2026-03-05T10:00', reason: 'Dentist' }],
      reservations: [{ kind: 'booking', startsAt: '2026-03-04T10:00:00.000Z', bufferAfter: 10 }],
      busy: [{ calendar: 'Private', startsAt: '2026-03-04T14:00:00.000Z' }],
      policy: { slotStep: 15, bufferAfter: 10, minNotice: 1440 },
    });
    expect(time.reservations[0]?.booking?.title).toMatch(/ with Mia Turner$/);
    expect(time.sessions).toHaveLength(2);
  });

  test('is not there for another coach, and nobody’s business but staff’s', async () => {
    const asked = { params: it.params, query: { from: '2026-03-02', to: '2026-03-08' } };
    const refusals = async (person: typeof it.people.mia) => [
      (await it.as(person).refused('GET /coaches/{coach}/time', asked)).status,
      (await it.as(person).refused('POST /coaches/{coach}/working-hours', it.hours())).status,
      (await it.as(person).refused('POST /coaches/{coach}/exceptions', it.block())).status,
      (await it.as(person).refused('GET /coaches/{coach}/setup-check', { params: it.params }))
        .status,
    ];
    expect(await refusals(it.people.ben)).toEqual([404, 404, 404, 404]);
    expect(await refusals(it.people.mia)).toEqual([403, 403, 403, 403]);
    expect(await refusals(it.people.hal)).toEqual([403, 403, 403, 403]);
    expect((await it.priya.call('GET /coaches/{coach}/time', asked)).coach.id).toBe(
      it.people.ana.id,
    );
    expect(await it.db.orm.$count(availabilityExceptions)).toBe(0);
  });

  test.each([
    ['2026-03-08', '2026-03-02', 'to'],
    ['2026-03-02', '2026-08-02', 'to'],
    ['1815-03-02', '1815-03-03', 'from'],
  ])('from %s to %s is refused', async (from, to, field) => {
    const refused = await it.ana.refused('GET /coaches/{coach}/time', {
      params: it.params,
      query: { from, to },
    });
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused.errors)).toEqual([field]);
  });
});

describe('working hours', () => {
  test('are kept as versions, the later of two with one date counting, and say what they leave outside', async () => {
    await it.book(day + 10 * hour);
    await it.book(day + 18 * hour);
    const before = (await it.time()).versions.length;
    expect(await it.ana.call('POST /coaches/{coach}/working-hours', it.hours())).toEqual({
      outside: 1,
    });
    const late = [[], [], [{ from: 1080, to: 1440 }]];
    const saved = it.hours({ weekly: late, timeZone: 'UTC' });
    expect(await it.priya.call('POST /coaches/{coach}/working-hours', saved)).toEqual({
      outside: 1,
    });
    expect(await it.priya.call('POST /coaches/{coach}/working-hours', saved)).toEqual({
      outside: 1,
    });
    const { versions } = await it.time();
    expect(versions).toHaveLength(before + 2);
    expect(versions.at(-1)).toMatchObject({
      effectiveFrom: '2026-03-02',
      timeZone: 'UTC',
      weekly: [[], [], [{ from: 1080, to: 1440 }], [], [], [], []],
      savedBy: { fullName: 'Priya Raman' },
    });
    await it.db.orm.delete(workingHours).where(eq(workingHours.createdBy, it.people.priya.id));
    await it.db.orm.delete(workingHours).where(eq(workingHours.createdBy, it.people.ana.id));
  });

  test('are what the coach was welcomed with: once they are set, nothing asks for them', async () => {
    const welcomed = async ({ id }: typeof it.people.ana) => {
      const about = { entity: 'user', entityId: id, groupKey: `user:${id}`, createdAt: day };
      await it.db.orm.insert(notifications).values({
        id: newId(),
        type: 'WelcomeCoach',
        recipientId: id,
        text: 'Welcome.',
        link: '/app/working-hours/update',
        ...about,
      });
    };
    await welcomed(it.people.ana);
    await welcomed(it.people.ben);
    await it.ana.call('POST /coaches/{coach}/working-hours', it.hours());
    const open = await it.db.orm
      .select({ id: notifications.recipientId })
      .from(notifications)
      .where(and(eq(notifications.type, 'WelcomeCoach'), eq(notifications.actioned, false)));
    expect(open).toEqual([{ id: it.people.ben.id }]);
    await it.db.orm.delete(workingHours).where(eq(workingHours.createdBy, it.people.ana.id));
  });

  test.each<[object, Record<string, string>]>([
    [{ timeZone: 'Mars/Base' }, { timeZone: 'Choose your time zone.' }],
    [{ weekly: [[{ from: 600, to: 540 }]] }, { monday: 'End time must be after start time.' }],
    [
      {
        weekly: [
          [
            { from: 600, to: 660 },
            { from: 630, to: 700 },
          ],
        ],
      },
      { monday: 'Intervals on Monday overlap.' },
    ],
    [
      { bufferAfter: 5 },
      { bufferAfter: 'Buffers can’t be shorter than the organisation’s minimum of 10 minutes.' },
    ],
    [
      { effectiveFrom: '2026-03-01' },
      { effectiveFrom: 'Choose today or a day in the next two years.' },
    ],
  ])('%j are refused at their field', async (more, errors) => {
    expect(
      await it.ana.refused('POST /coaches/{coach}/working-hours', it.hours(more)),
    ).toMatchObject({
      status: 422,
      errors,
    });
  });
});

test('the setup check says line by line what is ready', async () => {
  const { coach, checks } = await it.ana.call('GET /coaches/{coach}/setup-check', {
    params: it.params,
  });
  expect(coach.fullName).toBe('Ana Silva');
  expect(Object.fromEntries(checks.map(({ check, isReady }) => [check, isReady]))).toEqual({
    accountConnected: false,
    calendarWritable: false,
    workingHours: true,
    sessionPermission: true,
    teamPermission: false,
  });
});
