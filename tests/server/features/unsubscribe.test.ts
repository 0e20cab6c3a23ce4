import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { outbox, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { announce } from '#server/features/notifications/public.ts';
import { aboutPerson } from '#server/features/users/about-person.ts';
import { mailDelivery } from '#server/mail/delivery.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { stopAddress, stopLinkValidity, type Stoppable } from '#server/mail/stop-links.ts';
import { seededAt } from '#tests/support/database.ts';
import { testSettings } from '#tests/support/server.ts';
import { readMail, testMailServer, type TestMailServer } from '#tests/support/smtp.ts';
import { notificationScene, type NotificationScene } from './notifications-scene.ts';

let scene: NotificationScene;
let post: TestMailServer;
let mailer: Mailer;
beforeAll(async () => {
  scene = await notificationScene();
  post = await testMailServer();
  mailer = createMailer({ ...testSettings, smtpUrl: post.url });
  return () => mailer.close();
});

type Name = 'mia' | 'tom' | 'lea';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const oneClick = 'List-Unsubscribe=One-Click';

const pathOf = (who: Name, what: Stoppable, at = seededAt): string =>
  new URL(stopAddress(testSettings, { recipientId: scene.people[who].id, what, at })).pathname;
const open = (path: string, method = 'GET') => scene.app.request(path, { method });
const send = (path: string, body: string, headers: Record<string, string> = form) =>
  scene.app.request(path, { method: 'POST', body, headers });

/** How somebody gets the mails about their account being restored. */
async function wayOf(who: Name) {
  const lines = await scene.as(scene.people[who]).call('GET /profile/notifications');
  return lines.find(({ type }) => type === 'UserRestored');
}

/** What the mail server gets when something is told to somebody. */
async function mailed(who: Name, notice: 'UserRestored' | 'RoleUpdate') {
  const { id } = scene.people[who];
  const { db } = scene;
  const [eventId, at] = [newId(), scene.clock.now()];
  const about = aboutPerson(id);
  await db.transaction(() =>
    announce(db, { notice, about, recipientIds: [id], at, eventId } as const),
  );
  const jobs = await db.orm.select().from(outbox);
  const job = jobs.find(({ dedupeKey }) => dedupeKey.startsWith(`mail:${eventId}:`));
  if (!job) return null;
  await mailDelivery({ db, mailer, settings: testSettings })(job.payload, job.id);
  return readMail(post.received.at(-1)?.raw ?? '');
}

describe('mails', () => {
  test('which can be stopped say where, in their headers and at their end', async () => {
    const mail = await mailed('mia', 'UserRestored');
    const address = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(address).toMatch(new RegExp(`^${testSettings.publicUrl}/unsubscribe/[\\w.-]+$`));
    expect(mail?.headers['list-unsubscribe-post']).toBe(oneClick);
    expect(mail?.parts[0]?.body).toContain(`Stop these emails: ${address}`);
    expect(mail?.parts[1]?.body).toContain(`href="${address}"`);
  });

  test('which always come say nothing of it', async () => {
    const mail = await mailed('mia', 'RoleUpdate');
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe-post');
    expect(mail?.parts.map(({ body }) => body).join('')).not.toContain('unsubscribe');
  });
});

describe('one click', () => {
  test('stops the mails of that type to that person, without signing in, and can be repeated', async () => {
    const path = pathOf('tom', 'UserRestored');
    for (const _ of [1, 2]) {
      const answer = await send(path, oneClick);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await answer.text()).toContain('You don’t get these emails any more');
    }
    expect(await wayOf('tom')).toMatchObject({ email: false, inApp: true });
    expect(await wayOf('lea')).toMatchObject({ email: true });
    expect(await mailed('tom', 'UserRestored')).toBeNull();
  });

  test('is understood as a form of several parts, as some mail services send it', async () => {
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const path = pathOf('lea', 'UserRestored');
    const answer = await scene.app.request(path, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await wayOf('lea')).toMatchObject({ email: false });
    expect((await send(path, 'undo=now')).status).toBe(200);
    expect(await wayOf('lea')).toMatchObject({ email: true, digest: false });
  });

  test('stops the digest, and undo brings it back as often as before', async () => {
    const me = scene.as(scene.people.lea);
    await me.call('POST /profile/mail-settings', { body: { digestEvery: 'week' } });
    const path = pathOf('lea', 'digest');
    const page = await (await send(path, oneClick)).text();
    expect(page).toContain('name="undo" value="week"');
    expect(await me.call('GET /profile/mail-settings')).toMatchObject({ digestEvery: 'never' });
    expect(await (await send(path, 'undo=week')).text()).toContain('You get the digest again');
    expect(await me.call('GET /profile/mail-settings')).toMatchObject({ digestEvery: 'week' });
  });

  test('works behind a page without an origin, which browsers make of a form in a mail', async () => {
    const answer = await send(pathOf('lea', 'UserRestored'), 'undo=now', {
      ...form,
      Origin: 'null',
      'Sec-Fetch-Site': 'cross-site',
    });
    expect(answer.status).toBe(200);
  });
});

describe('opening the link', () => {
  test('says what would be stopped and stops nothing, however often a mail scanner looks', async () => {
    const before = await wayOf('mia');
    const path = pathOf('mia', 'UserRestored');
    for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS']) await open(path, method);
    const answer = await open(path);
    const page = await answer.text();
    expect(page).toContain('Stop these emails?');
    expect(page).toContain(before?.label);
    expect(page).toContain(
      '<form method="post"><button name="List-Unsubscribe" value="One-Click">',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'sha256-");
    expect(await wayOf('mia')).toEqual(before);
  });

  test('offers the way back once they are stopped', async () => {
    expect(await (await open(pathOf('tom', 'UserRestored'))).text()).toContain('name="undo"');
  });
});

describe('nothing is stopped by', () => {
  const own = () => pathOf('mia', 'UserRestored');
  const refused: readonly (readonly [string, () => string, number])[] = [
    [
      'a link with another person',
      () => own().replace(scene.people.mia.id, scene.people.tom.id),
      404,
    ],
    ['a link with another type', () => own().replace('UserRestored', 'RoleUpdate'), 404],
    ['a link with another time', () => own().replace(String(seededAt), String(seededAt + 1)), 404],
    ['a link with another proof', () => `${own().slice(0, -4)}AAAA`, 404],
    ['half a link', () => own().slice(0, -10), 404],
    ['a type that there is not', () => '/unsubscribe/x.Nothing.1.abc', 404],
    ['a type that always comes', () => pathOf('mia', 'RoleUpdate'), 404],
    [
      'a link that is too old',
      () => pathOf('mia', 'UserRestored', seededAt - stopLinkValidity),
      410,
    ],
  ];
  test.each(refused)('%s', async (_, path, status) => {
    const before = await scene.as(scene.people.mia).call('GET /profile/notifications');
    expect((await open(path())).status).toBe(status);
    expect((await send(path(), oneClick)).status).toBe(status);
    expect(await scene.as(scene.people.mia).call('GET /profile/notifications')).toEqual(before);
  });

  test('a link of somebody else’s secret', async () => {
    const tokenSecret = new Uint8Array(32).fill(9);
    const link = { recipientId: scene.people.mia.id, what: 'digest', at: seededAt } as const;
    const { pathname } = new URL(stopAddress({ ...testSettings, tokenSecret }, link));
    expect((await send(pathname, oneClick)).status).toBe(404);
  });

  test.each([
    ['', form, 422],
    ['List-Unsubscribe=Maybe', form, 422],
    ['undo=year', form, 422],
    ['{"List-Unsubscribe":"One-Click"}', { 'Content-Type': 'application/json' }, 400],
  ])('the body %j', async (body, headers, status) => {
    expect((await send(own(), body, headers)).status).toBe(status);
    expect(await wayOf('mia')).toMatchObject({ email: true });
  });

  test('a link that works for half a year, on its last day but one, and somebody who has left', async () => {
    const { mia } = scene.people;
    scene.clock.set(seededAt + stopLinkValidity - DAY);
    expect((await open(own())).status).toBe(200);
    scene.clock.set(seededAt);
    const [row] = await scene.db.orm.select().from(users).where(eq(users.id, mia.id));
    await scene.db.orm.update(users).set({ status: 'deleted' }).where(eq(users.id, mia.id));
    expect((await send(own(), oneClick)).status).toBe(404);
    await scene.db.orm
      .update(users)
      .set({ status: row?.status ?? '' })
      .where(eq(users.id, mia.id));
    expect(await wayOf('mia')).toMatchObject({ email: true });
  });
});
