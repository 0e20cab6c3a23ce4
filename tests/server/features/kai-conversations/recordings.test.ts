import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { kaiListenings, kaiRecordings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { byProgram } from '#server/conversations/by-program.ts';
import {
  conversationWork,
  conversationJob,
  letGoOfConversations,
  recordingJob,
  recordingWork,
} from '#server/features/kai-conversations/public.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { conversationScene, transcript, wave, type ConversationScene } from './scene.ts';

/** The written conversation, with a passage every five seconds. */
const timed = transcript
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map(
    (line, nth) =>
      `[${Math.floor((nth * 5) / 60)}:${String((nth * 5) % 60).padStart(2, '0')}] ${line}`,
  )
  .join('\n');

/** Hears the same in every recording. */
const program = byProgram([
  process.execPath,
  '-e',
  `process.stdout.write(${JSON.stringify(timed)})`,
  '{file}',
]);

let scene: ConversationScene;
let conversation: string;
beforeAll(async () => {
  scene = await conversationScene();
  const { mia, clock, db, services, deliveries, send, create, issue } = scene;
  await issue(10);
  // 200 and 100 seconds: each has so many bytes a second.
  const first = await send(mia, wave({ bytes: 3200, perSecond: 16 }), 'first.wav');
  const second = await send(mia, wave({ bytes: 1600, perSecond: 16 }), 'second.wav');
  const created = await create(mia, { files: [first.id, second.id] });
  conversation = created.id;
  const parts = { ...services, transcribe: program };
  const all = {
    ...deliveries,
    [conversationJob]: conversationWork(parts),
    [recordingJob]: recordingWork(parts),
  };
  await outboxWorker({ db, clock, log: services.log, deliveries: all }).runDue(clock.now());
});

const heard = (by: TestPerson) =>
  scene.server.as(by).call('GET /kai-conversations/{kaiConversation}/recordings', {
    params: { kaiConversation: conversation },
  });

const post = (by: TestPerson, path: string, body: object) =>
  scene.server.as(by).request(`/api/kai-conversations/${conversation}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Opens a recording as a player does: by its address and the cookie that came with it. */
async function linkFor(by: TestPerson, file: string) {
  const response = await post(by, 'links', { file });
  if (!response.ok) return { status: response.status, open: null };
  const { address } = (await response.json()) as { address: string };
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  const open = (headers: Record<string, string> = {}) =>
    scene.server.as(null).request(address, { headers: { cookie, ...headers } });
  return { status: response.status, open };
}

test('each recording begins where the one before is over, and what is said in it stands there', async () => {
  const { recordings, turns, leftAt } = await heard(scene.mia);
  expect(recordings).toMatchObject([
    { name: 'first.wav', kind: 'audio', startsAt: 0, length: 200_000, peaks: [0, 0, 0, 0] },
    { name: 'second.wav', kind: 'audio', startsAt: 200_000, length: 100_000, peaks: [0, 0] },
  ]);
  expect(leftAt).toBeNull();
  expect(turns.speakers).toEqual(['Ana', 'Mia']);
  expect(turns.of).toHaveLength(32);
  expect(turns.starts.slice(0, 3)).toEqual([0, 5000, 10_000]);
  // The second file says the same from its own beginning.
  expect(turns.starts.slice(16, 19)).toEqual([200_000, 205_000, 210_000]);
});

test('a recording is played by parts, by those who may read the conversation and as long as they may', async () => {
  const { mia, noah, ana, otto, priya, act } = scene;
  const file = (await heard(mia)).recordings[1]?.file ?? '';
  const { open } = await linkFor(mia, file);
  const part = await open?.({ range: 'bytes=0-3' });
  expect([part?.status, await part?.text()]).toEqual([206, 'RIFF']);
  expect(part?.headers.get('content-type')).toBe('audio/wav');
  for (const other of [noah, otto, ana]) expect((await linkFor(other, file)).status).toBe(404);
  expect((await linkFor(mia, newId())).status).toBe(404);
  // Staff say why first.
  expect((await linkFor(priya, file)).status).toBe(403);
  await post(priya, 'readings', { reason: 'A member asked for help.', idempotencyKey: newId() });
  expect((await linkFor(priya, file)).status).toBe(200);

  expect((await act(mia, conversation, 'SHARE', { coach: ana.id })).status).toBe(200);
  const shared = await linkFor(ana, file);
  expect((await shared.open?.())?.status).toBe(200);
  await act(mia, conversation, 'UNSHARE', { coach: ana.id });
  expect((await shared.open?.())?.status).toBe(404);
});

test('where somebody left off is kept for them alone, and goes when they are erased', async () => {
  const { mia, priya, db, clock } = scene;
  const at = (position: number) => ({ position, idempotencyKey: newId() });
  await post(mia, 'listening', at(4000));
  await post(mia, 'listening', at(215_000));
  expect((await heard(mia)).leftAt).toBe(215_000);
  expect((await heard(priya)).leftAt).toBeNull();
  await post(priya, 'listening', at(3000));
  await db.transaction(() => letGoOfConversations(db, { id: priya.id, at: clock.now() }));
  const left = await db.orm.select().from(kaiListenings);
  expect(left.map(({ listenerId }) => listenerId)).toEqual([mia.id]);
});

test('nothing of the recordings is left once the conversation is deleted', async () => {
  const { mia, db, act } = scene;
  const file = (await heard(mia)).recordings[0]?.file ?? '';
  const { open } = await linkFor(mia, file);
  expect((await act(mia, conversation, 'DELETE')).status).toBe(200);
  expect((await open?.())?.status).toBe(404);
  const left = await db.orm
    .select()
    .from(kaiRecordings)
    .where(eq(kaiRecordings.conversationId, conversation));
  expect(left).toEqual([]);
});
