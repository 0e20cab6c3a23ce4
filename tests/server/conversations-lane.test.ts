import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { kaiConversations, outbox } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { byProgram } from '#server/conversations/by-program.ts';
import {
  conversationJob,
  conversationWork,
  recordingJob,
  recordingWork,
} from '#server/features/kai-conversations/public.ts';
import { mailJob } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { outboxWorker, type Delivery } from '#server/outbox/worker.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import {
  conversationScene,
  wave,
  type ConversationScene,
} from './features/kai-conversations/scene.ts';

let scene: ConversationScene;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-lane-'));
  closedAtEnd(() => rm(folder, { recursive: true, force: true }));
  scene = await conversationScene();
  await scene.issue(20);
});

/** A program that writes down who it is and whom it has started, and goes on until it is killed. */
const endless = (note: string) => [
  process.execPath,
  '-e',
  `const { spawn } = require('node:child_process');
   const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
   require('node:fs').writeFileSync(process.argv[1], process.pid + ' ' + child.pid);
   setInterval(() => {}, 1000);`,
  note,
  '{file}',
];

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** A recording of Mia's that is being written down by a program, and how to see what became of both. */
async function beingWrittenDown(signal?: AbortSignal) {
  const { mia, db, clock, services, create, send, deliveries } = scene;
  const note = join(folder, newId());
  const parts = { ...services, transcribe: byProgram(endless(note)), lookEvery: 200 };
  const mailed: unknown[] = [];
  const mail: Delivery = async (payload) => void mailed.push(payload);
  const all = {
    ...deliveries,
    [conversationJob]: conversationWork(parts),
    [recordingJob]: recordingWork(parts),
    [mailJob]: mail,
  };
  const worker = (takes: Parameters<typeof outboxWorker>[0]['takes']) =>
    outboxWorker({ db, clock, log: services.log, deliveries: all, takes });
  const { id: file } = await send(mia, wave(), 'call.wav');
  const { id } = await create(mia, { files: [file] });
  await worker({ except: [recordingJob] }).runDue(clock.now());
  const recordings = worker({ only: [recordingJob] }).runDue(clock.now(), signal);
  await expect
    .poll(() => existsSync(note) && readFileSync(note, 'utf8'), { timeout: 20_000 })
    .toMatch(/ /);
  const pids = readFileSync(note, 'utf8').split(' ').map(Number);
  return {
    id,
    pids,
    mailed,
    recordings,
    others: () => worker({ except: [recordingJob] }).runDue(clock.now()),
    isGone: () => pids.every((pid) => !isAlive(pid)),
  };
}

const jobOf = async (conversation: string) => {
  const rows = await scene.db.orm.select().from(outbox).where(eq(outbox.kind, recordingJob));
  return rows.find(
    ({ payload }) => (payload as { conversation: string }).conversation === conversation,
  );
};

test('mail goes out while a program writes down a recording; deleting the conversation kills the program', async () => {
  const { mia, clock, db, show, act } = scene;
  const { id, mailed, recordings, others, isGone } = await beingWrittenDown();
  expect((await show(mia, id)).status).toBe('transcribing');
  await enqueue(db, [{ kind: mailJob, payload: { to: 'mia' }, dedupeKey: newId() }], clock.now());
  await others();
  expect(mailed).toContainEqual({ to: 'mia' });
  expect(isGone()).toBe(false);

  expect((await act(mia, id, 'DELETE')).status).toBe(200);
  await recordings;
  await expect.poll(isGone).toBe(true);
  const job = await jobOf(id);
  expect(job).toMatchObject({ lastError: null, attempts: 1 });
  expect(job?.doneAt).not.toBeNull();
});

test('stopping the server kills the program, and the recording is written down later as if it had not been tried', async () => {
  const stop = new AbortController();
  const { id, recordings, isGone } = await beingWrittenDown(stop.signal);
  stop.abort();
  await recordings;
  await expect.poll(isGone).toBe(true);
  expect(await jobOf(id)).toMatchObject({
    doneAt: null,
    lastError: null,
    attempts: 0,
    isTaken: false,
    runAt: scene.clock.now(),
  });
  const [row] = await scene.db.orm
    .select()
    .from(kaiConversations)
    .where(eq(kaiConversations.id, id));
  expect(row?.status).toBe('transcribing');
  await scene.act(scene.mia, id, 'DELETE');
});
