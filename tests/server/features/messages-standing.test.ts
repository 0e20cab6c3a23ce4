import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  conversationSides,
  messages,
  notifications,
  outbox,
  users,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { HOUR } from '#domain/time/calendar.ts';
import { erase } from '#server/features/users/erase.ts';
import { noticeJob } from '#server/features/messages/public.ts';
import { seededAt } from '#tests/support/database.ts';
import { ask, aStage, type Stage } from '#tests/support/stage.ts';
import { aPair } from '../paths/message-host.ts';
import { ringOnce } from '../paths/product.ts';

type Pair = Awaited<ReturnType<typeof aPair>>;
type Person = Pair['mia'];

let stage: Stage;
let mia: Person;
let carl: Person;
beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  ({ mia, carl } = await aPair(stage));
});

const pathTo = ({ id }: Person): string => `/conversations/contacts/${id}`;
const write = (text: string, more: { sendAt?: string } = {}, [from, to] = [mia, carl]) =>
  ask(stage.as(from), 'POST', `${pathTo(to)}/messages`, { text, ...more, idempotencyKey: newId() });
const later = (ms: number): string => new Date(stage.clock.now() + ms).toISOString();
/** Says something to the API that it answers with nothing. */
const say = async (who: Person, path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  expect((await stage.as(who).request(`/api${path}`, request)).status).toBe(204);
};
const unreadOf = async (who: Person): Promise<unknown> =>
  (await ask(stage.as(who), 'GET', '/conversations/unread')).data['conversations'];
const listOf = async (who: Person, query = '') =>
  (
    (await ask(stage.as(who), 'GET', `/conversations${query}`)).data as unknown as {
      readonly data: { readonly results: readonly { readonly unread: number }[] };
    }
  ).data.results;
const messagesFor = async (who: Person, contact: Person) =>
  (
    (await ask(stage.as(who), 'GET', `${pathTo(contact)}/messages`)).data as unknown as {
      readonly messages: readonly { readonly text: string }[];
    }
  ).messages.map(({ text }) => text);
const aheadOf = async (who: Person, contact: Person) =>
  (
    (await ask(stage.as(who), 'GET', pathTo(contact))).data as unknown as {
      readonly ahead: readonly { readonly id: string; readonly version: number }[];
    }
  ).ahead;

describe('a conversation that is marked as unread', () => {
  test('counts as unread for whoever marked it, until they read it, and the other hears nothing of it', async () => {
    await write('Hello');
    await say(carl, `${pathTo(mia)}/marks`, { readTo: 1 });
    expect([await unreadOf(carl), await listOf(carl, '?unread=true')]).toEqual([0, []]);
    await say(carl, `${pathTo(mia)}/standing`, { unread: true });
    expect(await unreadOf(carl)).toBe(1);
    expect(await listOf(carl, '?unread=true')).toHaveLength(1);
    const { theirs } = (await ask(stage.as(mia), 'GET', pathTo(carl))).data;
    expect(theirs).toMatchObject({ readTo: 1 });
    expect(await unreadOf(mia)).toBe(0);
    await say(carl, `${pathTo(mia)}/marks`, { readTo: 1 });
    expect(await unreadOf(carl)).toBe(0);
  });

  test('counts once in the sidebar, however much of it is unread', async () => {
    await write('One');
    await write('Two');
    expect(await unreadOf(carl)).toBe(1);
    expect(await listOf(carl)).toMatchObject([{ unread: 2 }]);
  });
});

describe('a message for later', () => {
  test('is its writer’s alone until its time, and then comes behind what was said meanwhile', async () => {
    await write('Good morning', { sendAt: later(HOUR) });
    expect(await aheadOf(mia, carl)).toMatchObject([{ text: 'Good morning' }]);
    expect(await aheadOf(carl, mia)).toEqual([]);
    expect(await messagesFor(carl, mia)).toEqual([]);
    expect(await unreadOf(carl)).toBe(0);
    await write('Good night');
    await ringOnce(stage, stage.clock.now() + HOUR);
    expect(await messagesFor(carl, mia)).toEqual(['Good night', 'Good morning']);
    expect(await aheadOf(mia, carl)).toEqual([]);
  });

  test('is announced from when it is sent, not from when it was written', async () => {
    await write('Good morning', { sendAt: later(HOUR) });
    const announced = async () =>
      (await stage.db.orm.select().from(outbox).where(eq(outbox.kind, noticeJob))).filter(
        ({ payload }) => (payload as { recipient: string }).recipient === carl.id,
      );
    expect(await announced()).toEqual([]);
    await ringOnce(stage, stage.clock.now() + HOUR);
    expect(await announced()).toHaveLength(1);
  });

  test('can be taken back before its time, and is never sent then', async () => {
    await write('Never mind', { sendAt: later(HOUR) });
    const [{ id, version } = { id: '', version: 0 }] = await aheadOf(mia, carl);
    const command = { type: 'DELETE', payload: {}, version, idempotencyKey: newId() };
    expect((await ask(stage.as(mia), 'POST', `/messages/${id}/events`, command)).status).toBe(200);
    await ringOnce(stage, stage.clock.now() + HOUR);
    expect(await messagesFor(carl, mia)).toEqual([]);
  });
});

test('a draft is there on every device of whoever wrote it, until it is sent, and nowhere else', async () => {
  await say(mia, `${pathTo(carl)}/draft`, { text: 'Half a sent' });
  const draftOf = async (who: Person, contact: Person) =>
    (await ask(stage.as(who), 'GET', pathTo(contact))).data['draft'];
  expect([await draftOf(mia, carl), await draftOf(carl, mia)]).toEqual(['Half a sent', '']);
  expect(await listOf(carl)).toEqual([]);
  await say(mia, `${pathTo(carl)}/draft`, { text: '' });
  expect(await draftOf(mia, carl)).toBe('');
});

test('naming somebody in a message is no message to them', async () => {
  const other = await aPair(stage);
  await write(`@Mia Turner and @Carl Okoro and <@${other.mia.id}> should know`);
  await ringOnce(stage, stage.clock.now() + HOUR);
  const told = await stage.db.orm
    .select()
    .from(notifications)
    .where(eq(notifications.recipientId, other.mia.id));
  expect(told).toEqual([]);
  expect(await unreadOf(other.mia)).toBe(0);
});

test('of somebody who is erased what they sent stays, without a name; what they began, meant for later or had read is forgotten', async () => {
  const { db, clock } = stage;
  await write('This stays');
  await write('You too', {}, [carl, mia]);
  await say(mia, `${pathTo(carl)}/marks`, { readTo: 2 });
  await say(mia, `${pathTo(carl)}/draft`, { text: 'A half canary' });
  await write('A later canary', { sendAt: later(HOUR) });
  const theirs = async () => (await ask(stage.as(carl), 'GET', pathTo(mia))).data['theirs'];
  expect(await theirs()).toMatchObject({ readTo: 2 });

  const its = eq(users.id, mia.id);
  const gone = {
    firstName: 'Deleted',
    lastName: 'user',
    status: 'obfuscated',
    deletedAt: seededAt,
  };
  await db.transaction(async () => {
    await db.orm.update(users).set(gone).where(its);
    const at = clock.now();
    await erase(db, { id: mia.id, fullName: 'Mia Turner', email: 'mia@gone.example', at });
  });
  await ringOnce(stage, clock.now() + HOUR);

  expect(await messagesFor(carl, mia)).toEqual(['This stays', 'You too']);
  const { contact, obstacle } = (await ask(stage.as(carl), 'GET', pathTo(mia))).data;
  expect(contact).toMatchObject({ fullName: 'Deleted user' });
  expect(obstacle).not.toBeNull();
  expect(await theirs()).toMatchObject({ readTo: 0, deliveredTo: 0 });
  const kept = JSON.stringify([
    await db.orm.select().from(messages).where(eq(messages.sender, mia.id)),
    await db.orm.select().from(conversationSides).where(eq(conversationSides.userId, mia.id)),
  ]);
  expect(kept).toContain('This stays');
  expect(kept).not.toContain('canary');
});
