import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { attendees, meetingMessages } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { erase } from '#server/features/users/erase.ts';
import { ownDataOf } from '#tests/support/own-data.ts';
import { mostMessages } from '#server/features/meetings/messages.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { mia, ana, tom, ada } = people;
const minute = hour / 60;

/** A session of Mia with Ana that has just begun, with whoever is in its room. */
async function aRoom(...inside: readonly TestPerson[]) {
  const startsAt = nextStart();
  const booking = await scene.bookFor(ada, { startsAt });
  const at = async (moment: number) => {
    scene.clock.set(startsAt + moment);
    await scene.timers.runDue(scene.clock.now());
  };
  await at(0);
  const params = { booking };
  const enter = async (who: TestPerson, page: string = randomUUID()) => {
    const reason = who === ada ? 'Mia asked for help' : null;
    await scene.as(who).call('POST /meetings/{booking}/seat', { params, body: { page, reason } });
    return page;
  };
  for (const who of inside) await enter(who);
  const written = (text: string, idempotencyKey = newId()) => ({
    params,
    body: { text, idempotencyKey },
  });
  return {
    booking,
    at,
    enter,
    leave: (who: TestPerson, page: string) =>
      scene.as(who).call('POST /meetings/{booking}/leave', { params, body: { page } }),
    say: (who: TestPerson, ...what: Parameters<typeof written>) =>
      scene.as(who).call('POST /meetings/{booking}/messages', written(...what)),
    refused: (who: TestPerson, ...what: Parameters<typeof written>) =>
      scene.as(who).refused('POST /meetings/{booking}/messages', written(...what)),
    read: (who: TestPerson) => scene.as(who).call('GET /meetings/{booking}/messages', { params }),
    unread: (who: TestPerson) =>
      scene.as(who).refused('GET /meetings/{booking}/messages', { params }),
  };
}

describe('the chat of a meeting room', () => {
  test('is written and read by those who take part, and by nobody else', async () => {
    const { say, read, refused, unread } = await aRoom(mia, ana, ada);
    await say(mia, '  Can you hear me?  ');
    scene.clock.set(scene.clock.now() + 1000);
    await say(ana, 'Yes.\nLet us begin.');
    for (const who of [mia, ana])
      expect(await read(who)).toMatchObject({
        messages: [
          { person: { fullName: 'Mia Turner' }, text: 'Can you hear me?' },
          { person: { fullName: 'Ana Silva' }, text: 'Yes.\nLet us begin.' },
        ],
        mayWrite: true,
      });
    expect(await unread(tom)).toMatchObject({ status: 404 });
    expect(await refused(tom, 'Hello')).toMatchObject({ status: 404 });
    expect(await unread(ada)).toMatchObject({ status: 403 });
    expect(await refused(ada, 'Hello')).toMatchObject({ status: 403 });
  });

  test('is closed to whoever is not in the room, and reads on', async () => {
    const { say, enter, leave, read, refused } = await aRoom(ana);
    const join = { request: 'Join the session to write to the others.' };
    expect(await refused(mia, 'Hello')).toMatchObject({ status: 409, errors: join });
    const page = await enter(mia);
    await say(mia, 'Hello');
    await leave(mia, page);
    expect(await refused(mia, 'One more thing')).toMatchObject({ status: 409, errors: join });
    const { messages, mayWrite } = await read(mia);
    expect(messages.map(({ text }) => text)).toEqual(['Hello']);
    expect(mayWrite).toBe(false);
  });

  test('ends with the room, and is read afterwards', async () => {
    const { at, say, read, refused } = await aRoom(mia, ana);
    await say(ana, 'See you next month');
    await at(hour + 30 * minute);
    expect(await refused(mia, 'Thank you')).toMatchObject({
      status: 409,
      errors: { request: 'The room is closed. Nobody can write in it any more.' },
    });
    expect(await read(mia)).toMatchObject({
      messages: [{ text: 'See you next month' }],
      mayWrite: false,
    });
  });

  test('is not there for somebody who has withdrawn', async () => {
    const { booking, say, unread } = await aRoom(mia, ana);
    await say(mia, 'Hello');
    await scene.db.orm
      .update(attendees)
      .set({ status: 'withdrawn' })
      .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, mia.id)));
    expect(await unread(mia)).toMatchObject({ status: 404 });
  });

  test('of one session is not shown with another', async () => {
    const [one, other] = [await aRoom(mia, ana), await aRoom(mia, ana)];
    await other.say(mia, 'Hello');
    expect((await one.read(mia)).messages).toEqual([]);
  });

  test('has a message that is sent twice once', async () => {
    const { say, read } = await aRoom(mia);
    const key = newId();
    await say(mia, 'Hello', key);
    await say(mia, 'Hello', key);
    expect((await read(mia)).messages).toHaveLength(1);
  });

  test.each([
    ['that says nothing', '  ', 'Message is required.'],
    ['that is too long', 'a'.repeat(2001), 'Message can have at most 2000 characters.'],
  ])('refuses a message %s at its field', async (_, text, sentence) => {
    const { refused } = await aRoom(mia);
    expect(await refused(mia, text)).toMatchObject({ status: 422, errors: { text: sentence } });
  });

  test('is full one day, and says so', async () => {
    const { booking, say, read, refused } = await aRoom(mia);
    const row = { bookingId: booking, organizationId: mia.organizationId ?? '', userId: mia.id };
    const createdAt = scene.clock.now();
    await scene.db.orm.insert(meetingMessages).values(
      Array.from({ length: mostMessages - 1 }, (_, index) => ({
        ...row,
        id: newId(),
        text: `Number ${index}`,
        createdAt,
      })),
    );
    await say(mia, 'The last one');
    expect((await read(mia)).messages).toHaveLength(mostMessages);
    expect(await refused(mia, 'Another one')).toMatchObject({
      status: 409,
      errors: { request: `A chat holds ${mostMessages} messages, and it is full.` },
    });
  });

  test('stands in the file of whoever wrote it, and in nobody else’s', async () => {
    const { say } = await aRoom(mia, ana);
    await say(mia, 'About the harbour');
    const fileOf = async (who: TestPerson) => JSON.stringify(await ownDataOf(scene.db, who.id));
    expect(await fileOf(mia)).toContain('About the harbour');
    expect(await fileOf(ana)).not.toContain('About the harbour');
  });

  test('goes with whoever took part in it', async () => {
    const { booking, say } = await aRoom(mia, ana);
    await say(mia, 'I am Mia');
    await say(ana, 'Hello Mia');
    await scene.db.transaction(() =>
      erase(scene.db, {
        id: mia.id,
        fullName: 'Mia Turner',
        email: 'mia@nobody.example',
        at: scene.clock.now(),
      }),
    );
    const left = await scene.db.orm.$count(meetingMessages, eq(meetingMessages.bookingId, booking));
    expect(left).toBe(0);
  });
});
