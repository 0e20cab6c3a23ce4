import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { digestLines, notifications, outbox, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { announce } from '#server/features/notifications/public.ts';
import { aboutPerson } from '#server/features/users/about-person.ts';
import { digestDelivery } from '#server/mail/digest.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { digestJob } from '#server/mail/queued-digest.ts';
import { seededAt } from '#tests/support/database.ts';
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

type Way = { readonly inApp: boolean; readonly email: boolean; readonly digest: boolean };
const usual: Way = { inApp: true, email: true, digest: false };
const nothing: Way = { inApp: false, email: false, digest: false };
const digest: Way = { inApp: true, email: true, digest: true };

const choice = (type: string, way: Way) =>
  ({ body: { type: type as 'RoleUpdate', ...way, idempotencyKey: newId() } }) as const;
const choose = (who: 'mia' | 'ana' | 'tom', type: string, way: Way) =>
  scene.as(scene.people[who]).call('POST /profile/notifications', choice(type, way));
const refusal = (who: 'mia' | 'ana' | 'ada', type: string, way: Way) =>
  scene.as(scene.people[who]).refused('POST /profile/notifications', choice(type, way));

/** What is told of an event: rows in the application, mails that wait, lines for the mail of a day. */
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

  test('by the mail of a day, at eight in the morning where the person is', async () => {
    const post = await testMailServer();
    const settings = {
      mailFrom: 'Waymark <hello@waymark.test>',
      publicUrl: 'https://waymark.test',
    };
    const mailer = createMailer({ ...settings, smtpUrl: post.url, dataFolder: '/nowhere' });
    const { db, clock } = scene;
    await choose('mia', 'UserRestored', digest);
    expect(await restored('mia')).toEqual({ inApp: 1, mails: 0, collected: 1 });
    clock.advance({ hours: 1 });
    expect(await restored('mia')).toMatchObject({ mails: 0, collected: 2 });
    const waiting = (await db.orm.select().from(outbox)).filter(({ kind }) => kind === digestJob);
    expect(waiting.map(({ runAt }) => new Date(runAt).toISOString())).toEqual([
      '2026-03-03T08:00:00.000Z',
    ]);
    const deliver = digestDelivery({ db, clock, mailer, settings });
    clock.set(seededAt + 23 * hour);
    const [job] = waiting;
    await deliver(job?.payload, job?.id ?? '');
    await deliver(job?.payload, job?.id ?? '');
    mailer.close();
    expect(post.received).toHaveLength(1);
    const { headers, parts } = readMail(post.received[0]?.raw ?? '');
    expect(headers['subject']).toBe('2 things from Waymark');
    const [text] = parts;
    expect(text?.body.match(/Your account is active again\./g)).toHaveLength(2);
    expect(text?.body).toContain('https://waymark.test/app/profile#notifications');
    expect(await db.orm.$count(digestLines)).toBe(0);
    clock.set(seededAt);
  });
});
