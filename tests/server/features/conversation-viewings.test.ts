import { beforeAll, expect, test } from 'vitest';
import { viewingLasts } from '#machines/conversation-viewing/context.ts';
import { newId } from '#domain/ids.ts';
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
