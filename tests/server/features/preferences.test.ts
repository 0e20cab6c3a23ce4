import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { digestLines, digests, notifications, outbox, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { announce } from '#server/features/notifications/public.ts';
import { aboutPerson } from '#server/features/users/about-person.ts';
import { digestDelivery, digestJob } from '#server/features/digests/public.ts';
import { mailDelivery } from '#server/mail/delivery.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { seededAt } from '#tests/support/database.ts';
import { testSettings } from '#tests/support/server.ts';
import { readMail, testMailServer } from '#tests/support/smtp.ts';
import {
  hour,
  notificationScene,
  startsAt,
  type NotificationScene,
} from './notifications-scene.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await notificationScene();
});

type Way = Partial<Record<'inApp' | 'push' | 'email' | 'digest', boolean>>;
const usual: Way = { inApp: true, push: true, email: true, digest: false };
const nothing: Way = { inApp: false, email: false, digest: false };
const digest: Way = { inApp: true, email: true, digest: true };

const choice = (type: string, way: Way) =>
  ({ body: { type: type as 'RoleUpdate', ...way, idempotencyKey: newId() } }) as const;
const choose = (who: 'mia' | 'ana' | 'tom' | 'lea', type: string, way: Way) =>
  scene.as(scene.people[who]).call('POST /profile/notifications', choice(type, way));
const refusal = (who: 'mia' | 'ana' | 'ada', type: string, way: Way) =>
  scene.as(scene.people[who]).refused('POST /profile/notifications', choice(type, way));

/** The digests of somebody: where they stand, and when they are due. */
const digestsOf = async (who: 'mia' | 'tom' | 'lea') =>
  (
    await scene.db.orm.select().from(digests).where(eq(digests.recipientId, scene.people[who].id))
  ).map(({ status, dueAt }) => [status, new Date(dueAt ?? 0).toISOString()]);

/** What is told of an event: rows in the application, mails that wait, lines for the digest. */
async function restored(who: 'mia' | 'tom' | 'lea') {
  const { id } = scene.people[who];
  const eventId = newId();
  const at = scene.clock.now();
  const restoring = { notice: 'UserRestored', about: aboutPerson(id), at, eventId } as const;
  await scene.db.transaction(() => announce(scene.db, { ...restoring, recipientIds: [id] }));
  const inApp = await scene.db.orm.$count(
    notifications,
    and(eq(notifications.recipientId, id), eq(notifications.type, 'UserRestored')),
  );
  const waiting = await scene.db.orm.select().from(outbox);
  const collected = await scene.db.orm.$count(digestLines, eq(digestLines.recipientId, id));
  await scene.db.orm.delete(notifications).where(eq(notifications.recipientId, id));
  return {
    inApp,
    mails: waiting.filter(({ dedupeKey }) => dedupeKey.startsWith(`mail:${eventId}:`)).length,
    collected,
  };
}

describe('choosing', () => {
  test('everybody is offered what comes to them, as it usually comes', async () => {
    const toMia = await scene.as(scene.people.mia).call('GET /profile/notifications');
    expect(toMia.find(({ type }) => type === 'BookingUpdated')).toEqual({
      type: 'BookingUpdated',
      group: 'Bookings',
      label: 'A session changes',
      channel: 'E!',
      ...usual,
    });
    expect(toMia.find(({ type }) => type === 'BookingRequestPending')).toMatchObject({
      channel: 'I',
      email: false,
    });
    const toAna = await scene.as(scene.people.ana).call('GET /profile/notifications');
    expect(toAna.find(({ type }) => type === 'BookingRequestPending')?.channel).toBe('E');
    const types = (list: typeof toMia) => list.map(({ type }) => type);
    expect(types(toMia)).not.toContain('LateCancellation');
    expect(types(toAna)).not.toContain('AdminMemberCreated');
  });

  test('a choice is kept for the person alone, and leaves the others as they are', async () => {
    const list = await choose('mia', 'SessionReminder', { ...usual, inApp: false });
    expect(list.find(({ type }) => type === 'SessionReminder')).toMatchObject({ inApp: false });
    const again = await choose('mia', 'UserRestored', nothing);
    expect(again.find(({ type }) => type === 'SessionReminder')).toMatchObject({ inApp: false });
    const [row] = await scene.db.orm
      .select({ chosen: users.notificationPreferences })
      .from(users)
      .where(eq(users.id, scene.people.tom.id));
    expect(row?.chosen).toEqual({});
  });

  test('two choices about one notification, made at once, are both kept', async () => {
    const half = (way: Partial<Way>) =>
      scene.as(scene.people.lea).call('POST /profile/notifications', {
        body: { type: 'SessionReminder', ...way, idempotencyKey: newId() },
      });
    await Promise.all([half({ inApp: false }), half({ email: true, digest: true })]);
    const lines = await scene.as(scene.people.lea).call('GET /profile/notifications');
    const both = { inApp: false, email: true, digest: true };
    expect(lines.find(({ type }) => type === 'SessionReminder')).toMatchObject(both);
  });

  test.each([
    ['BookingUpdated', nothing, { type: 'This is always sent: it can’t be switched off.' }],
    ['BookingUpdated', digest, { type: 'This is always sent: it can’t be switched off.' }],
    ['SessionStart', digest, { digest: 'This is not sent by email.' }],
    ['LateCancellation', nothing, { type: 'Choose a notification.' }],
    ['Welcome', nothing, { type: expect.any(String) as string }],
  ])('%s is refused as %j', async (type, way, errors) => {
    expect(await refusal('mia', type, way)).toMatchObject({ status: 422, errors });
  });
});

describe('what was chosen is obeyed', () => {
  test('by notifications about people', async () => {
    expect(await restored('tom')).toEqual({ inApp: 1, mails: 1, collected: 0 });
    await choose('tom', 'UserRestored', { ...usual, inApp: false });
    expect(await restored('tom')).toEqual({ inApp: 0, mails: 1, collected: 0 });
    await choose('tom', 'UserRestored', { ...usual, email: false });
    expect(await restored('tom')).toEqual({ inApp: 1, mails: 0, collected: 0 });
    await choose('tom', 'UserRestored', nothing);
    expect(await restored('tom')).toEqual({ inApp: 0, mails: 0, collected: 0 });
    expect(await restored('lea')).toEqual({ inApp: 1, mails: 1, collected: 0 });
  });

  test('by notifications of bookings, for each of those who are told', async () => {
    const { mia, ana } = scene.people;
    await choose('mia', 'SessionReminder', nothing);
    const booking = await scene.request(mia);
    await scene.tell(ana, booking, 'CONFIRM');
    scene.clock.set(startsAt - 24 * hour);
    await scene.timers.runDue(scene.clock.now());
    const reminded = await scene.told(booking, 'SessionReminder');
    expect(reminded.map(({ recipientId }) => recipientId)).toEqual([ana.id]);
    const mails = async (who: typeof mia) =>
      (await scene.mailsTo(who, booking)).filter(({ subject }) => subject.startsWith('Reminder'));
    expect((await mails(mia)).length).toBe(0);
    expect((await mails(ana)).length).toBe(1);
    scene.clock.set(seededAt);
  });

  test('by the digest, at eight in the morning where the person is', async () => {
    const post = await testMailServer();
    const mailer = createMailer({ ...testSettings, smtpUrl: post.url });
    const { db, clock } = scene;
    await choose('mia', 'UserRestored', digest);
    expect(await restored('mia')).toEqual({ inApp: 1, mails: 0, collected: 1 });
    clock.advance({ hours: 1 });
    expect(await restored('mia')).toMatchObject({ mails: 0, collected: 2 });
    expect(await digestsOf('mia')).toEqual([['collecting', '2026-03-03T08:00:00.000Z']]);
    const deliver = digestDelivery({ db, clock, mailer, settings: testSettings });
    clock.set(seededAt + 23 * hour);
    await scene.timers.runDue(clock.now());
    const jobs = (await db.orm.select().from(outbox)).filter(({ kind }) => kind === digestJob);
    const [job] = jobs;
    expect(jobs).toHaveLength(1);
    await deliver(job?.payload, job?.id ?? '');
    await deliver(job?.payload, job?.id ?? '');
    mailer.close();
    expect(post.received).toHaveLength(1);
    const { headers, parts } = readMail(post.received[0]?.raw ?? '');
    expect(headers['subject']).toBe('2 things from Waymark');
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['list-unsubscribe']).toContain(`/unsubscribe/${scene.people.mia.id}.digest.`);
    const [text] = parts;
    expect(text?.body.match(/Your account is active again\./g)).toHaveLength(2);
    expect(text?.body).toContain('/app/profile#notifications');
    expect(await db.orm.$count(digestLines)).toBe(0);
    expect(await digestsOf('mia')).toEqual([['sent', '2026-03-03T08:00:00.000Z']]);
    clock.set(seededAt);
  });
});

describe('when mails come', () => {
  const settings = (who: 'mia' | 'lea' | 'tom', body: object) =>
    scene.as(scene.people[who]).call('POST /profile/mail-settings', { body });

  test('everybody starts with a digest a day and no quiet hours, and changes one without the other', async () => {
    expect(await scene.as(scene.people.lea).call('GET /profile/mail-settings')).toEqual({
      digestEvery: 'day',
      quietHours: null,
      nextDigestAt: null,
    });
    const quietHours = { from: '22:00', to: '07:30' };
    await settings('lea', { quietHours });
    expect(await settings('lea', { digestEvery: 'week' })).toMatchObject({
      digestEvery: 'week',
      quietHours,
    });
    expect(await settings('lea', { quietHours: null, digestEvery: 'day' })).toMatchObject({
      digestEvery: 'day',
      quietHours: null,
    });
  });

  test.each([
    [{ quietHours: { from: '24:00', to: '07:00' } }, 'quietHours.from'],
    [{ quietHours: { from: '22:00', to: '22:00' } }, 'quietHours.to'],
    [{ digestEvery: 'hour' }, 'digestEvery'],
  ])('%j is refused', async (body, field) => {
    const refused = await scene
      .as(scene.people.lea)
      .refused('POST /profile/mail-settings', { body: body as never });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual([field]);
  });

  test('what is collected goes out on Monday once that is chosen, and is dropped with the digest', async () => {
    await choose('tom', 'UserRestored', digest);
    await restored('tom');
    expect(await digestsOf('tom')).toEqual([['collecting', '2026-03-03T08:00:00.000Z']]);
    expect(await settings('tom', { digestEvery: 'week' })).toMatchObject({
      nextDigestAt: '2026-03-09T08:00:00.000Z',
    });
    expect(await digestsOf('tom')).toEqual([['collecting', '2026-03-09T08:00:00.000Z']]);
    await settings('tom', { digestEvery: 'never' });
    expect(await digestsOf('tom')).toEqual([['dropped', '2026-03-09T08:00:00.000Z']]);
    expect(await restored('tom')).toEqual({ inApp: 1, mails: 0, collected: 0 });
    await settings('tom', { digestEvery: 'day' });
    expect(await restored('tom')).toMatchObject({ collected: 1 });
  });

  test('a mail waits for the end of the quiet hours, one that always comes does not', async () => {
    const { lea } = scene.people;
    await settings('lea', { quietHours: { from: '08:00', to: '12:30' } });
    const moments = async (type: string) =>
      (await scene.db.orm.select().from(outbox))
        .filter(({ dedupeKey }) => dedupeKey.endsWith(`:${type}:${lea.id}`))
        .map(({ runAt }) => new Date(runAt).toISOString());
    const before = await moments('UserRestored');
    await choose('lea', 'UserRestored', usual);
    await restored('lea');
    expect((await moments('UserRestored')).filter((each) => !before.includes(each))).toEqual([
      '2026-03-02T12:30:00.000Z',
    ]);
    const at = scene.clock.now();
    await scene.db.transaction(() =>
      announce(scene.db, {
        notice: 'RoleUpdate',
        about: aboutPerson(lea.id),
        recipientIds: [lea.id],
        at,
        eventId: newId(),
      }),
    );
    expect(await moments('RoleUpdate')).toEqual([new Date(at).toISOString()]);
  });

  test('a mail that waited is not sent once its notification is read', async () => {
    const { db } = scene;
    const { lea } = scene.people;
    const post = await testMailServer();
    const mailer = createMailer({ ...testSettings, smtpUrl: post.url });
    const deliver = mailDelivery({ db, mailer, settings: testSettings });
    const announced = async () => {
      const eventId = newId();
      const at = scene.clock.now();
      const about = aboutPerson(lea.id);
      const restoring = {
        notice: 'UserRestored',
        about,
        recipientIds: [lea.id],
        at,
        eventId,
      } as const;
      await db.transaction(() => announce(db, restoring));
      const jobs = await db.orm.select().from(outbox);
      const job = jobs.find(({ dedupeKey }) => dedupeKey.startsWith(`mail:${eventId}:`));
      return () => deliver(job?.payload, job?.id ?? '');
    };
    const [unread, read] = [await announced(), await announced()];
    await unread();
    expect(post.received).toHaveLength(1);
    await scene.as(lea).call('POST /notifications/mine/action', { body: {} });
    await read();
    expect(post.received).toHaveLength(1);
    mailer.close();
  });

  test('all mails that leave a choice are put into the digest at once', async () => {
    const me = scene.as(scene.people.ana);
    const body = { mails: 'digest', idempotencyKey: newId() } as const;
    const { changed } = await me.call('POST /profile/notifications/mails', { body });
    const lines = await me.call('GET /profile/notifications');
    expect(changed).toBeGreaterThan(5);
    expect(lines.filter(({ digest }) => digest).map(({ channel }) => channel)).toEqual(
      Array.from({ length: changed }, () => 'E'),
    );
    expect(lines.filter(({ channel, email }) => channel === 'E!' && !email)).toEqual([]);
  });
});
