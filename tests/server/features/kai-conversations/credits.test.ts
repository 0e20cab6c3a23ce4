import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { kaiCreditSelectionRequests, kaiCreditUses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import {
  conversationJob,
  conversationWork,
  recordingJob,
  recordingWork,
} from '#server/features/kai-conversations/public.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { conversationScene, transcript, wave, type ConversationScene } from './scene.ts';

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
  expect((await show(scene.priya, id)).waitsFor).toMatch(/^Its member has no AI credit for GROW/);
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
  const german = await submitted(
    'Ana: Was möchtest du heute mitnehmen, und woran würdest du es merken?\nMia: Ich will das Gespräch mit Jo führen, bevor der Monat vorbei ist, und ich weiß nicht, wie ich anfange, weil er mir nie zuhört und immer gleich eine Liste will.',
  );
  expect(await show(mia, german)).toMatchObject({
    status: 'failed',
    failure: { reason: expect.stringContaining('English') as string },
  });
  expect(await stateOf(german)).toBe('returned');
  const spent = await submitted();
  await act(mia, spent, 'DELETE');
  expect(await stateOf(spent)).toBe('spent');
});

test('gives the credit back for two hours in which nothing is said', async () => {
  const { mia, db, clock, services, deliveries, send, create, show, issue } = scene;
  await issue(1);
  const silent = { problem: 'Nothing is said in this recording.' };
  const parts = { ...services, transcribe: () => Promise.resolve(silent) };
  // Its head says that a second is one byte.
  const { id: file } = await send(mia, wave({ bytes: 7_200, perSecond: 1 }), 'call.wav');
  const { id } = await create(mia, { files: [file] });
  await outboxWorker({
    db,
    clock,
    log: services.log,
    deliveries: {
      ...deliveries,
      [conversationJob]: conversationWork(parts),
      [recordingJob]: recordingWork(parts),
    },
  }).runDue(clock.now());
  expect(await show(mia, id)).toMatchObject({
    status: 'failed',
    failure: { reason: 'call.wav: Nothing is said in this recording.' },
  });
  expect(await stateOf(id)).toBe('returned');
});
