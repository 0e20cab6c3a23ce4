import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { aboutBooking, announce } from '#server/features/notifications/public.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import { principalOf } from '#tests/support/people.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { notificationScene } from './notifications-scene.ts';

let server: TestServer;
let db: Database;
let organizationId: string;
beforeAll(async () => {
  server = await testServer();
  ({ db } = server);
  organizationId = await anOrganisation(db, 'Harbour Health');
});

async function aNotification(
  { id: recipientId }: TestPerson,
  type: NotificationType,
  text: string,
  minutesAgo: number,
  actioned = false,
): Promise<string> {
  const id = newId();
  await db.orm.insert(notifications).values({
    id,
    type,
    recipientId,
    text,
    actioned,
    link: '/app/profile',
    entity: 'test',
    groupKey: id,
    createdAt: seededAt - minutesAgo * 60_000,
    ...(actioned ? { actionedAt: seededAt, actionedBy: 'user' } : {}),
  });
  return id;
}

/** Somebody with three notifications, of which one is done; and somebody else with one. */
async function readers() {
  const mia = await aPerson(db, 'Member', 'Mia Turner', { organizationId });
  const tom = await aPerson(db, 'Member', 'Tom Reed', { organizationId });
  const ids = {
    oldest: await aNotification(mia, 'BookingCancelled', 'Ana cancelled 100% of it.', 30, true),
    middle: await aNotification(mia, 'ForumThreadRejection', 'Your thread wasn’t published.', 20),
    newest: await aNotification(mia, 'SessionReminder', 'Reminder: Sales coaching.', 10),
    foreign: await aNotification(tom, 'SessionReminder', 'Reminder: Team workshop.', 5),
  };
  return { mia, tom, ids, asMia: server.as(mia), asTom: server.as(tom) };
}

describe("the reader's notifications", () => {
  test('come newest first, only their own, with their group', async () => {
    const { asMia, ids } = await readers();
    const { data, meta } = await asMia.call('GET /notifications/mine');
    expect(data.results.map(({ id, group, actioned }) => [id, group, actioned])).toEqual([
      [ids.newest, 'Bookings', false],
      [ids.middle, 'Forum', false],
      [ids.oldest, 'Bookings', true],
    ]);
    expect(meta).toEqual({ pageNumber: 1, perPage: 20, total: 3 });
    expect(data.results[0]).toEqual({
      id: ids.newest,
      type: 'SessionReminder',
      group: 'Bookings',
      actioned: false,
      text: 'Reminder: Sales coaching.',
      link: '/app/profile',
      createdAt: '2026-03-02T08:50:00.000Z',
    });
  });

  test.each([
    ['the new ones', { tab: 'new' }, ['newest', 'middle']],
    ['a group', { group: 'Bookings' }, ['newest', 'oldest']],
    ['a group of the new ones', { tab: 'new', group: 'Bookings' }, ['newest']],
    ['a word in any letter case', { search: 'THREAD' }, ['middle']],
    ['a wildcard as it is written', { search: '100%' }, ['oldest']],
    ['nothing that is not there', { search: '1_0%' }, []],
    [
      'the oldest first',
      { orderProperty: 'createdAt', order: 'Ascending' },
      ['oldest', 'middle', 'newest'],
    ],
  ] as const)('can be narrowed to %s', async (_, query, expected) => {
    const { asMia, ids } = await readers();
    const { data, meta } = await asMia.call('GET /notifications/mine', { query });
    expect(data.results.map(({ id }) => id)).toEqual(expected.map((name) => ids[name]));
    expect(meta.total).toBe(expected.length);
  });

  test('come in pages', async () => {
    const { asMia, ids } = await readers();
    const { data, meta } = await asMia.call('GET /notifications/mine', {
      query: { perPage: 2, pageNumber: 2 },
    });
    expect(data.results.map(({ id }) => id)).toEqual([ids.oldest]);
    expect(meta).toEqual({ pageNumber: 2, perPage: 2, total: 3 });
  });

  test('are counted while they are new', async () => {
    const { asMia, asTom } = await readers();
    expect(await asMia.call('GET /notifications/mine/count')).toMatchObject({ unactioned: 2 });
    expect(await asTom.call('GET /notifications/mine/count')).toMatchObject({ unactioned: 1 });
  });

  test('can be sorted by age', async () => {
    const { asMia } = await readers();
    expect(await asMia.call('GET /notification/filter')).toEqual([
      { propertyName: 'createdAt', order: 'Descending' },
      { propertyName: 'createdAt', order: 'Ascending' },
    ]);
  });

  test('are nothing for somebody who is not signed in', async () => {
    expect((await server.as(null).refused('GET /notifications/mine')).status).toBe(401);
  });
});

describe('opening a page', () => {
  test('actions what only wanted that of the reader, however they came there, and nothing else', async () => {
    const { mia, tom, asMia, asTom } = await readers();
    const award = await aNotification(mia, 'AchievementAwarded', 'You earned “Steady”.', 4);
    await aNotification(tom, 'RoleUpdate', 'Your role is now member.', 3);
    await db.orm
      .update(notifications)
      .set({ link: '/app/profile#awards' })
      .where(eq(notifications.id, award));
    const opened = (path: string) =>
      asMia.call('POST /notifications/mine/openings', { body: { path } });
    // The thread of the scene leads to the profile too, and so does the reminder, which an opened page does not action.
    expect(await asMia.call('GET /notifications/mine/count')).toEqual({
      unactioned: 3,
      toOpen: ['/app/profile'],
    });
    expect(await opened('/app/dashboard')).toEqual({ actioned: 0 });
    expect(await opened('/app/profile')).toEqual({ actioned: 1 });
    expect(await opened('/app/profile')).toEqual({ actioned: 0 });
    expect(await asMia.call('GET /notifications/mine/count')).toEqual({
      unactioned: 2,
      toOpen: [],
    });
    const [row] = await db.orm.select().from(notifications).where(eq(notifications.id, award));
    expect(row).toMatchObject({ actioned: true, actionedBy: 'auto' });
    expect(await asTom.call('GET /notifications/mine/count')).toMatchObject({
      toOpen: ['/app/profile'],
    });
  });
});

describe('marking', () => {
  test('one does so once, and again changes nothing', async () => {
    const { asMia, ids } = await readers();
    const first = await asMia.call('POST /notification/{id}/action', {
      params: { id: ids.newest },
    });
    expect(first.actioned).toBe(true);
    server.clock.advance({ minutes: 1 });
    expect(
      await asMia.call('POST /notification/{id}/action', { params: { id: ids.newest } }),
    ).toEqual(first);
    const [row] = await db.orm.select().from(notifications).where(eq(notifications.id, ids.newest));
    expect([row?.actionedBy, row?.actionedAt]).toEqual(['user', server.clock.now() - 60_000]);
    expect(await asMia.call('GET /notifications/mine/count')).toMatchObject({ unactioned: 1 });
  });

  test("somebody else's, or one that is not there, is not found and stays as it is", async () => {
    const { asMia, asTom, ids } = await readers();
    const foreign = await asMia.refused('POST /notification/{id}/action', {
      params: { id: ids.foreign },
    });
    const absent = await asMia.refused('POST /notification/{id}/action', {
      params: { id: newId() },
    });
    expect(foreign).toEqual(absent);
    expect(foreign.status).toBe(404);
    expect(await asTom.call('GET /notifications/mine/count')).toMatchObject({ unactioned: 1 });
  });

  test('all marks those of the reader alone, and says how many there were', async () => {
    const { asMia, asTom } = await readers();
    expect(await asMia.call('POST /notifications/mine/action', { body: {} })).toEqual({
      actioned: 2,
    });
    expect(await asMia.call('POST /notifications/mine/action', { body: {} })).toEqual({
      actioned: 0,
    });
    expect(await asTom.call('GET /notifications/mine/count')).toMatchObject({ unactioned: 1 });
  });

  test('those of a group alone are marked where one is named', async () => {
    const { asMia } = await readers();
    const mark = (group: 'AI' | 'Bookings') =>
      asMia.call('POST /notifications/mine/action', { body: { group } });
    const { data } = await asMia.call('GET /notifications/mine', {
      query: { group: 'Bookings', tab: 'new' },
    });
    expect(data.results.length).toBeGreaterThan(0);
    expect(await mark('AI')).toEqual({ actioned: 0 });
    expect(await mark('Bookings')).toEqual({ actioned: data.results.length });
  });

  test("tells the reader's other pages", async () => {
    const { mia, asMia } = await readers();
    const hints: (readonly string[])[] = [];
    const principal = principalOf(mia);
    const heard = new Promise<void>((resolve) => {
      server.services.changes.subscribe({
        principal,
        onTopics: (topics) => {
          hints.push(topics);
          resolve();
        },
        onGap: () => undefined,
        onEnd: () => undefined,
      });
    });
    await asMia.call('POST /notifications/mine/action', { body: {} });
    await heard;
    expect(hints).toEqual([['notifications']]);
  });
});

test('an announcement of the same event again sends no second mail, and nobody who has left gets any', async () => {
  const scene = await notificationScene();
  const { mia, tom, ana } = scene.people;
  const booking = await scene.request(mia);
  const again = {
    notice: 'SessionReminder',
    about: aboutBooking({ bookingId: booking, actor: ana, at: seededAt }),
    recipientIds: [mia.id, tom.id, newId()],
    at: seededAt,
    eventId: newId(),
  } as const;
  await scene.db.script(`update users set status = 'deleted' where id = '${tom.id}'`);
  await scene.db.transaction(() => announce(scene.db, again));
  await scene.db.transaction(() => announce(scene.db, again));
  expect(await scene.told(booking, 'SessionReminder')).toHaveLength(1);
  expect(
    (await scene.mailsTo(mia, booking)).filter(({ subject }) => subject.startsWith('Reminder')),
  ).toHaveLength(1);
});

test('what is announced in a transaction that fails is not announced', async () => {
  const scene = await notificationScene();
  const { mia, ana } = scene.people;
  const booking = await scene.request(mia);
  const failing = scene.db.transaction(async () => {
    await announce(scene.db, {
      notice: 'SessionReminder',
      about: aboutBooking({ bookingId: booking, actor: ana, at: seededAt }),
      recipientIds: [mia.id],
      at: seededAt,
      eventId: newId(),
    });
    throw new Error('The rest went wrong.');
  });
  await expect(failing).rejects.toThrow('The rest went wrong.');
  expect(await scene.told(booking, 'SessionReminder')).toEqual([]);
  expect((await scene.mailsTo(mia, booking)).map(({ subject }) => subject)).toEqual([]);
});
