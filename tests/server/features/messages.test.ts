import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { editWindow, mailAfter, noticeAfter } from '#domain/messages/limits.ts';
import { coachPermissions, notifications, outbox } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { noticeDelivery, noticeJob } from '#server/features/messages/public.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, aStage, type Stage } from '#tests/support/stage.ts';
import { aPair } from '../paths/message-host.ts';

type Person = Awaited<ReturnType<typeof aPerson>>;
interface Message {
  readonly id: string;
  readonly version: number;
  readonly position: number | null;
  readonly status: string;
  readonly text: string;
}

let stage: Stage;
let mia: Person;
let carl: Person;
let stranger: Person;
let eleanor: Person;
let admin: Person;

beforeAll(async () => {
  stage = await aStage();
  const { db } = stage;
  const pair = await aPair(stage);
  ({ mia, carl } = pair);
  stranger = await aPerson(db, 'Coach', 'Cora Silva');
  eleanor = await aPerson(db, 'SuperAdmin', 'Eleanor Vance');
  admin = await aPerson(db, 'Admin', 'Sam Reed');
  await anOrganisation(db, 'Elsewhere');
});

const write = async (from: Person, to: Person, text: string, key = newId(), sendAt?: string) => {
  const body = { text, idempotencyKey: key, ...(sendAt && { sendAt }) };
  const reply = await ask(
    stage.as(from),
    'POST',
    `/conversations/contacts/${to.id}/messages`,
    body,
  );
  return { ...reply, data: reply.data as unknown as Message };
};
const conversation = async (of: Person, contact: Person) =>
  (await ask(stage.as(of), 'GET', `/conversations/contacts/${contact.id}`)).data as unknown as {
    readonly obstacle: string | null;
    readonly lastPosition: number;
    readonly draft: string;
    readonly theirs: { readonly readTo: number; readonly deliveredTo: number };
  };
const stretch = async (of: Person, contact: Person, query = '') =>
  (await ask(stage.as(of), 'GET', `/conversations/contacts/${contact.id}/messages${query}`))
    .data as unknown as {
    readonly messages: readonly Message[];
    readonly firstUnread: number | null;
    readonly hasOlder: boolean;
  };
/** Tells the API something that it answers with nothing. */
const tell = async (from: Person, path: string, body: object = {}): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await stage.as(from).request(`/api${path}`, request)).status;
};
const read = (of: Person, contact: Person, readTo: number) =>
  tell(of, `/conversations/contacts/${contact.id}/marks`, { readTo });

describe('who may write to whom', () => {
  test('contacts are those that somebody has to do with, and super admins', async () => {
    const contacts = async (of: Person) => {
      const { data } = await ask(stage.as(of), 'GET', '/conversations/contacts');
      return (data as unknown as readonly { readonly id: string }[]).map((each) => each.id);
    };
    expect(await contacts(mia)).toEqual([carl.id, eleanor.id]);
    expect(await contacts(carl)).toEqual([mia.id, eleanor.id]);
    expect(await contacts(eleanor)).not.toContain(admin.id);
  });

  test('a stranger is not there, and an admin has no messages', async () => {
    expect((await write(mia, stranger, 'Hello')).status).toBe(404);
    expect((await write(mia, admin, 'Hello')).status).toBe(404);
    expect((await write(mia, mia, 'Hello')).status).toBe(404);
    expect((await ask(stage.as(admin), 'GET', '/conversations')).status).toBe(403);
  });

  test('when the relation ends a conversation can be read and not answered', async () => {
    const pair = await aPair(stage);
    await write(pair.mia, pair.carl, 'Before');
    await stage.db.orm.delete(coachPermissions).where(eq(coachPermissions.coach, pair.carl.id));
    const { obstacle } = await conversation(pair.mia, pair.carl);
    expect(obstacle).toBe('You can read but not reply: you no longer share a programme.');
    const { status, errors } = await write(pair.mia, pair.carl, 'After');
    expect([status, errors]).toEqual([422, { event: obstacle }]);
    expect((await stretch(pair.mia, pair.carl)).messages).toHaveLength(1);
  });

  test('whoever is blocked is told so, staff are not kept out, and nobody blocks them', async () => {
    const pair = await aPair(stage);
    await write(pair.mia, pair.carl, 'Hello');
    const path = `/conversations/contacts/${pair.carl.id}/block`;
    await tell(pair.mia, path, { blocked: true });
    const refused = await write(pair.carl, pair.mia, 'Hello?');
    expect([refused.status, refused.errors]).toEqual([
      422,
      { event: 'You can’t message Mia Turner.' },
    ]);
    expect((await write(eleanor, pair.mia, 'From our team')).status).toBe(200);
    const staff = `/conversations/contacts/${eleanor.id}/block`;
    expect(await tell(pair.mia, staff, { blocked: true })).toBe(422);
    await tell(pair.mia, path, { blocked: false });
    expect((await write(pair.carl, pair.mia, 'Hello again')).status).toBe(200);
  });
});

describe('a message', () => {
  test('is sent once for a key, and the same key with another text is refused', async () => {
    const pair = await aPair(stage);
    const key = newId();
    const first = await write(pair.mia, pair.carl, 'Once', key);
    const again = await write(pair.mia, pair.carl, 'Once', key);
    expect(again.data.id).toBe(first.data.id);
    expect((await write(pair.mia, pair.carl, 'Twice', key)).status).toBe(422);
    expect((await conversation(pair.mia, pair.carl)).lastPosition).toBe(1);
  });

  test('says what is missing', async () => {
    const { status, errors } = await write(mia, carl, '   ');
    expect([status, errors]).toEqual([422, { text: 'Write a message or attach a file.' }]);
    expect((await write(mia, carl, 'x'.repeat(5001))).errors).toEqual({
      text: 'Message can have at most 5000 characters.',
    });
  });

  test('is read where the recipient has read it, and marks never go back', async () => {
    const pair = await aPair(stage);
    for (const text of ['One', 'Two', 'Three']) await write(pair.mia, pair.carl, text);
    expect((await stretch(pair.carl, pair.mia)).firstUnread).toBe(1);
    await read(pair.carl, pair.mia, 2);
    await read(pair.carl, pair.mia, 1);
    const { messages } = await stretch(pair.mia, pair.carl);
    expect(messages.map(({ status }) => status)).toEqual(['read', 'read', 'sent']);
    await tell(pair.carl, '/conversations/deliveries');
    expect((await stretch(pair.mia, pair.carl)).messages.at(-1)?.status).toBe('delivered');
    expect((await conversation(pair.mia, pair.carl)).theirs).toEqual({ readTo: 2, deliveredTo: 3 });
  });

  test('can be edited for fifteen minutes and taken back at any time', async () => {
    const pair = await aPair(stage);
    const { data } = await write(pair.mia, pair.carl, 'Frday');
    const send = (type: string, payload: object, version: number) =>
      ask(stage.as(pair.mia), 'POST', `/messages/${data.id}/events`, {
        type,
        payload,
        version,
        idempotencyKey: newId(),
      });
    expect((await send('EDIT', { text: 'Friday' }, 1)).status).toBe(200);
    stage.clock.set(stage.clock.now() + editWindow + 1);
    expect((await send('EDIT', { text: 'Saturday' }, 2)).errors).toEqual({
      event: 'Messages can be edited for 15 minutes after they are sent.',
    });
    expect((await send('DELETE', {}, 2)).status).toBe(200);
    const [seen] = (await stretch(pair.carl, pair.mia)).messages;
    expect([seen?.status, seen?.text]).toEqual(['deleted', '']);
  });

  test('of others is not there', async () => {
    const { data } = await write(mia, carl, 'Between us');
    expect((await ask(stage.as(stranger), 'GET', `/messages/${data.id}`)).status).toBe(404);
    expect((await ask(stage.as(eleanor), 'GET', `/messages/${data.id}`)).status).toBe(404);
  });
});

describe('a conversation', () => {
  test('opens at the first unread message and is loaded by place in both directions', async () => {
    const pair = await aPair(stage);
    await write(pair.mia, pair.carl, 'The first');
    await stage.db.orm.execute(sql`
      insert into messages (id, version, status, conversation_id, position, sender_id, recipient_id, text, sent_at, created_at, updated_at)
      select gen_random_uuid(), 1, m.status, m.conversation_id, n, m.sender_id, m.recipient_id, 'No. ' || n, m.sent_at, m.created_at, m.updated_at
      from messages m, generate_series(2, 119) n where m.sender_id = ${pair.mia.id}`);
    await stage.db.orm.execute(sql`
      update conversations set last_position = 119 where ${pair.mia.id} in (first_id, second_id)`);
    await write(pair.mia, pair.carl, 'The last');
    await read(pair.carl, pair.mia, 60);
    const opened = await stretch(pair.carl, pair.mia);
    const places = opened.messages.map(({ position }) => position);
    expect([opened.firstUnread, places[0], places.at(-1)]).toEqual([61, 36, 110]);
    const older = await stretch(pair.carl, pair.mia, '?before=36');
    expect(older.messages.map(({ position }) => position)).toEqual(
      Array.from({ length: 35 }, (_, index) => index + 1),
    );
    expect(older.hasOlder).toBe(false);
    const newer = await stretch(pair.carl, pair.mia, '?after=110');
    expect(newer.messages).toHaveLength(10);
  });

  test('keeps a draft, can be archived, and comes back with the next message', async () => {
    const pair = await aPair(stage);
    const base = `/conversations/contacts/${pair.carl.id}`;
    await tell(pair.mia, `${base}/draft`, { text: 'Half a' });
    expect((await conversation(pair.mia, pair.carl)).draft).toBe('Half a');
    expect((await conversation(pair.carl, pair.mia)).draft).toBe('');
    await write(pair.mia, pair.carl, 'Hello');
    await tell(pair.mia, `${base}/standing`, { archived: true });
    const list = async (query = '') =>
      (await ask(stage.as(pair.mia), 'GET', `/conversations${query}`)).data as unknown as {
        readonly data: { readonly results: readonly unknown[] };
      };
    expect((await list()).data.results).toHaveLength(0);
    expect((await list('?archived=true')).data.results).toHaveLength(1);
    await write(pair.carl, pair.mia, 'Hello back');
    expect((await list()).data.results).toHaveLength(1);
  });

  test('finds what was said in one’s own conversations and nowhere else', async () => {
    const pair = await aPair(stage);
    await write(pair.mia, pair.carl, 'The **penguin** and the 100% certain penguin');
    const found = async (of: Person, search: string) => {
      const { data } = await ask(
        stage.as(of),
        'GET',
        `/conversations/found?search=${encodeURIComponent(search)}`,
      );
      return data as unknown as readonly {
        readonly parts: readonly { readonly text: string; readonly isMatch: boolean }[];
      }[];
    };
    const [mine] = await found(pair.carl, 'PENGUIN');
    expect(mine?.parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'penguin',
      'penguin',
    ]);
    expect(await found(pair.carl, '100%')).toHaveLength(1);
    expect(await found(pair.carl, '1_0')).toHaveLength(0);
    expect(await found(mia, 'penguin')).toHaveLength(0);
    expect(await found(eleanor, 'penguin')).toHaveLength(0);
  });
});

describe('whoever has not read is told', () => {
  const rows = async (of: Person) =>
    stage.db.orm.select().from(notifications).where(eq(notifications.recipientId, of.id));
  const mailsTo = async (of: Person) =>
    (await stage.db.orm.select().from(outbox)).filter(
      ({ kind, payload }) =>
        kind === 'mail' && (payload as { recipientId: string }).recipientId === of.id,
    );
  const ringNotices = async () => {
    const jobs = await stage.db.orm
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, noticeJob)));
    for (const { payload, id } of jobs) await noticeDelivery(stage.services)(payload, id);
  };

  test('after a minute, once for all that is unread, by mail only after ten, and no more once it is read', async () => {
    const pair = await aPair(stage);
    const at = stage.clock.now();
    await write(pair.mia, pair.carl, 'The secret plan');
    await write(pair.mia, pair.carl, 'And another');
    const [job] = (await stage.db.orm.select().from(outbox)).filter(
      ({ kind, payload }) =>
        kind === noticeJob && (payload as { recipient: string }).recipient === pair.carl.id,
    );
    expect(job?.runAt).toBe(at + noticeAfter);
    await ringNotices();
    const [notice, ...others] = await rows(pair.carl);
    expect([notice?.type, notice?.text, others]).toEqual([
      'MessageRecieved',
      'Mia Turner sent you a message.',
      [],
    ]);
    const [mail] = await mailsTo(pair.carl);
    expect(mail?.runAt).toBe(at + mailAfter);
    expect(JSON.stringify(mail?.payload)).not.toContain('secret');
    await read(pair.carl, pair.mia, 2);
    expect((await rows(pair.carl)).map(({ actioned }) => actioned)).toEqual([true]);
    expect(await mailsTo(pair.carl)).toEqual([]);
  });

  test('not at all when they read it in time', async () => {
    const pair = await aPair(stage);
    await write(pair.mia, pair.carl, 'Hello');
    await read(pair.carl, pair.mia, 1);
    await ringNotices();
    expect(await rows(pair.carl)).toEqual([]);
  });
});
