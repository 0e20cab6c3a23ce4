import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { kaiCreditSelectionRequests, kaiCreditUses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { conversationScene, transcript, type ConversationScene } from './scene.ts';

let scene: ConversationScene;
beforeAll(async () => {
  scene = await conversationScene();
});

const stateOf = async (conversation: string) => {
  const [use] = await scene.db.orm
    .select({ state: kaiCreditUses.creditState })
    .from(kaiCreditUses)
    .where(eq(kaiCreditUses.conversationId, conversation));
  return use?.state;
};

/** Mia uploads a conversation, and everything is done that can be. */
async function submitted(content = transcript) {
  const { mia, send, create, work } = scene;
  const { id: file } = await send(mia, content);
  const { id } = await create(mia, { files: [file] });
  await work();
  return id;
}

async function decide(conversation: string, type: 'RESOLVE' | 'REJECT', payload: object) {
  const { db, server, priya } = scene;
  const [request] = await db.orm
    .select()
    .from(kaiCreditSelectionRequests)
    .where(eq(kaiCreditSelectionRequests.conversationId, conversation));
  const response = await server
    .as(priya)
    .request(`/api/kai-credit-selection-requests/${request?.id ?? ''}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type,
        payload,
        version: request?.version ?? 1,
        idempotencyKey: newId(),
      }),
    });
  expect(await response.text()).not.toContain('errors');
}

test('without a credit it waits for staff, who say that there is none', async () => {
  const { mia, show, act, work } = scene;
  const id = await submitted();
  expect(await show(mia, id)).toMatchObject({
    status: 'awaitingCredit',
    waitsFor: 'You have no AI credit for GROW. We asked the team to choose one.',
  });
  await decide(id, 'REJECT', { reason: 'The programme has none left.' });
  expect(await show(mia, id)).toMatchObject({
    status: 'failed',
    failure: { reason: 'The programme has none left.' },
  });
  await act(mia, id, 'RETRY');
  await work();
  expect((await show(mia, id)).status).toBe('awaitingCredit');
  await act(mia, id, 'DELETE');
});

test('goes on with the credit that staff choose, and spends it', async () => {
  const { mia, issue, show, work } = scene;
  const id = await submitted();
  const lot = await issue(1);
  await decide(id, 'RESOLVE', { chosenCredit: lot.id });
  await work();
  expect((await show(mia, id)).status).toBe('complete');
  expect(await stateOf(id)).toBe('spent');
});

test('gives the credit back when it can’t be analysed, or is deleted before it is', async () => {
  const { mia, issue, act, show } = scene;
  await issue(3);
  const short = await submitted('Ana: Hello.\nMia: Hello.');
  expect((await show(mia, short)).status).toBe('failed');
  expect(await stateOf(short)).toBe('returned');
  const spent = await submitted();
  await act(mia, spent, 'DELETE');
  expect(await stateOf(spent)).toBe('spent');
});
