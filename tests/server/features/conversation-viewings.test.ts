import { beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { viewingLasts } from '#machines/conversation-viewing/context.ts';
import { newId } from '#domain/ids.ts';
import { organizations, outbox, outboxRows, users } from '#database/schema/index.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { ask, aStage, type Stage } from '#tests/support/stage.ts';
import { aPair } from '../paths/message-host.ts';

type Person = Awaited<ReturnType<typeof aPerson>>;

let stage: Stage;
let sam: Person;
let eleanor: Person;
let pair: { readonly mia: Person; readonly carl: Person };

beforeAll(async () => {
  stage = await aStage();
  pair = await aPair(stage);
  sam = await aPerson(stage.db, 'Admin', 'Sam Reed');
  eleanor = await aPerson(stage.db, 'SuperAdmin', 'Eleanor Vance');
  const text = 'Shall we move it to Friday?';
  const path = `/conversations/contacts/${pair.carl.id}/messages`;
  await ask(stage.as(pair.mia), 'POST', path, { text, idempotencyKey: newId() });
});

interface Viewing {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly messagesSeen: number;
}
const begin = async (reason = 'A complaint about a message.') => {
  const body = { person: pair.mia.id, reason, idempotencyKey: newId() };
  const reply = await ask(stage.as(sam), 'POST', '/conversation-viewings', body);
  return { ...reply, data: reply.data as unknown as Viewing };
};
const chosen = async () => {
  const { data } = await begin();
  const reply = await ask(stage.as(sam), 'POST', `/conversation-viewings/${data.id}/events`, {
    type: 'CHOOSE',
    payload: { contact: pair.carl.id },
    version: data.version,
    idempotencyKey: newId(),
  });
  return reply.data as unknown as Viewing;
};
const openPage = (id: string, by = sam) =>
  ask(stage.as(by), 'POST', `/conversation-viewings/${id}/pages`, {});

test('wants a reason, and staff', async () => {
  expect((await begin(' ')).errors).toEqual({
    reason: 'Say why you need to read this conversation.',
  });
  const body = { person: pair.carl.id, reason: 'Curious', idempotencyKey: newId() };
  expect((await ask(stage.as(pair.mia), 'POST', '/conversation-viewings', body)).status).toBe(403);
});

test('shows the conversation and writes down every page of it', async () => {
  const { id } = await chosen();
  const { status, data } = await openPage(id);
  expect(status).toBe(200);
  expect((data as unknown as { messages: readonly { text: string }[] }).messages).toMatchObject([
    { text: 'Shall we move it to Friday?', isDeleted: false },
  ]);
  const history = await ask(stage.as(sam), 'GET', `/conversation-viewings/${id}/history`);
  const sentences = (history.data as unknown as readonly { sentence: string }[]).map(
    ({ sentence }) => sentence,
  );
  expect(sentences).toEqual([
    'Sam Reed started it.',
    'Sam Reed chose the conversation.',
    'Sam Reed looked at messages 1 to 1.',
  ]);
});

test('is over by hand or by time, and its link refuses then', async () => {
  const ended = await chosen();
  await ask(stage.as(sam), 'POST', `/conversation-viewings/${ended.id}/events`, {
    type: 'END',
    payload: {},
    version: ended.version,
    idempotencyKey: newId(),
  });
  expect((await openPage(ended.id)).status).toBe(409);
  const late = await chosen();
  stage.clock.set(stage.clock.now() + viewingLasts);
  const { status, errors } = await openPage(late.id);
  expect([status, errors]).toEqual([
    409,
    { event: 'This viewing is over. Start another one if you still need access.' },
  ]);
});

test('super admins read the log, others only their own, and nobody reads through the viewing of another', async () => {
  const { id } = await chosen();
  expect((await ask(stage.as(sam), 'GET', '/conversation-viewings')).status).toBe(403);
  const log = await ask(stage.as(eleanor), 'GET', '/conversation-viewings');
  const { results } = (log.data as unknown as { data: { results: readonly Viewing[] } }).data;
  expect(results.map((each) => each.id)).toContain(id);
  expect((await ask(stage.as(eleanor), 'GET', `/conversation-viewings/${id}`)).status).toBe(200);
  expect((await openPage(id, eleanor)).status).toBe(403);
  const other = await aPerson(stage.db, 'Admin', 'Priya Raman');
  expect((await ask(stage.as(other), 'GET', `/conversation-viewings/${id}`)).status).toBe(404);
  expect((await openPage(id, other)).status).toBe(404);
});

test('informs both people once where the organisation of one of them wants it, and says neither who nor why', async () => {
  const mailsOf = async () =>
    (await stage.db.orm.select().from(outbox).where(eq(outbox.kind, 'mail')))
      .filter(({ dedupeKey }) => dedupeKey?.includes('-viewing-'))
      .map(({ payload }) => payload as { recipientId: string; text: string });
  const contactsFor = async (id: string) =>
    (await ask(stage.as(sam), 'GET', `/conversation-viewings/${id}/contacts`))
      .data as unknown as readonly { id: string; isInformed: boolean }[];
  const silent = await chosen();
  expect(await contactsFor(silent.id)).toMatchObject([{ id: pair.carl.id, isInformed: false }]);
  expect(await mailsOf()).toEqual([]);

  const own = eq(organizations.id, pair.mia.organizationId ?? '');
  await stage.db.orm.update(organizations).set({ informsOfViewings: true }).where(own);
  const { id } = await chosen();
  await openPage(id);
  await openPage(id);
  expect(await contactsFor(id)).toMatchObject([{ id: pair.carl.id, isInformed: true }]);
  const mails = await mailsOf();
  expect(mails.map(({ recipientId }) => recipientId).toSorted()).toEqual(
    [pair.mia.id, pair.carl.id].toSorted(),
  );
  const [toMia] = mails.filter(({ recipientId }) => recipientId === pair.mia.id);
  expect(toMia?.text).toMatch(/^Our team opened your conversation with Carl Okoro\./);
  expect(JSON.stringify(mails)).not.toMatch(/complaint|Sam Reed|Friday/);

  // Each is about both: it is found when one of them is erased.
  const found = await stage.db.orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${outbox.dedupeKey} like '%-viewing-%' and ${outboxRows.about?.(pair.carl.id)}`);
  expect(found).toHaveLength(2);

  await stage.db.orm
    .update(users)
    .set({ status: 'deleted', deletedAt: stage.clock.now() })
    .where(eq(users.id, pair.carl.id));
  await chosen();
  expect((await mailsOf()).map(({ recipientId }) => recipientId)).toHaveLength(3);
});
