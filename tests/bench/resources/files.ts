import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { partBytes } from '#domain/files/purposes.ts';
import { startChild } from '#tests/server/embedded/children/child.ts';
import type { TestCaller } from '#tests/support/caller.ts';
import { paced } from '#tests/support/paced.ts';
import { beginFile, finishFile, sendPart } from '#tests/support/send-file.ts';
import { median, timed } from '../lists/frame.ts';
import type { Downloads } from './downloads.ts';

const BYTES = Number(process.env['FILE_BYTES'] ?? 2_000_000_000);
const DOWNLOADS = Number(process.env['DOWNLOADS'] ?? 200);
/** Bytes a second of one download: 4 Mbit/s, at which a film in high definition is watched. */
const RATE = 500_000;
const LIMIT_MB = 100;
const LIMIT_TIMES = 2;
/** Below this two times are not worth comparing, in milliseconds. */
const SLIGHT = 2;
const CALLS = 200;
const MB = 1_000_000;

/** The beginning of a film, by which it is known as one. */
const film = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');

/** Bytes of memory that a process has, and the most while something is done. */
async function memoryOf(pid: number): Promise<number> {
  const said = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(said)?.[1]) * 1024;
}

/** Two seconds, in which nothing is asked. */
async function settled(): Promise<void> {
  for await (const _ of paced(1, 2));
}

async function mostDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  let most = 0;
  const watching = (async () => {
    for await (const _ of paced(20, Infinity)) {
      if (over.signal.aborted) break;
      most = Math.max(most, await memoryOf(pid));
    }
  })();
  await work();
  over.abort();
  await watching;
  return most;
}

/** A file that is sent and read again; and what people who download do to everybody else. */
export async function filesFit(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-files-'));
  const child = startChild(resolve(import.meta.dirname, 'file-server.ts'), [], {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: '',
    STORAGE_URL: '',
    LOG_LEVEL: 'error',
  });
  try {
    const { port, id } = JSON.parse((await child.lines.next()).value ?? '{}') as {
      port: number;
      id: string;
    };
    const as = callerOf(`http://127.0.0.1:${port}`, id);
    const pid = child.pid ?? 0;
    const small = await aResource(as.caller, 20 * MB);
    await read(as, small);
    await settled();
    const idle = await memoryOf(pid);
    let large = '';
    const sending = await mostDuring(pid, async () => {
      large = await aResource(as.caller, BYTES);
    });
    const reading = await mostDuring(pid, () => read(as, large));
    const above = [sending, reading].map((most) => (most - idle) / MB);
    const isSlim = above.every((each) => each <= LIMIT_MB);
    const shown = above.map((each) => each.toFixed(0));
    console.log(
      `Files: idle ${(idle / MB).toFixed(0)} MB, sending ${BYTES / MB} MB takes ${shown[0]} MB more, saving them ${shown[1]} MB, at most ${LIMIT_MB}${isSlim ? '' : ' (too much)'}`,
    );
    return (await downloadsFit(as, small)) && isSlim;
  } finally {
    await child.kill();
    await rm(folder, { recursive: true });
  }
}

interface Caller {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly caller: TestCaller;
}

function callerOf(origin: string, id: string): Caller {
  const principal = { id, role: 'Admin', organizationId: null, timeZone: 'Europe/London' };
  const said = JSON.stringify({ ...principal, sessionId: id, expiresAt: 4e12 });
  const headers = { authorization: `Bearer ${Buffer.from(said).toString('base64url')}` };
  const request = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { ...headers, ...(init.headers as object) } });
  return { origin, headers, caller: { request } as TestCaller };
}

/** Sends a film in parts; resolves to the id of the resource that has it. */
async function aResource(caller: TestCaller, byteLength: number): Promise<string> {
  const begun = await beginFile(caller, { purpose: 'resource', name: 'film.mp4', byteLength });
  const address = begun.headers.get('location') ?? '';
  const part = Buffer.alloc(partBytes);
  film.copy(part);
  for (let offset = 0; offset < byteLength; offset += partBytes) {
    const rest = part.subarray(0, Math.min(partBytes, byteLength - offset));
    const sent = await sendPart(caller, address, offset, new Uint8Array(rest));
    if (!sent.ok) throw new Error(`A part was refused: ${sent.status} ${await sent.text()}`);
  }
  const { id: file } = (await (await finishFile(caller, address)).json()) as { id: string };
  const body = { name: 'A film', kind: 'file', file, audience: 'both', scope: 'global' };
  const made = await caller.request('/api/resources', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, idempotencyKey: crypto.randomUUID() }),
  });
  if (!made.ok) throw new Error(`The resource was refused: ${await made.text()}`);
  return ((await made.json()) as { id: string }).id;
}

async function read({ caller }: Caller, resource: string): Promise<void> {
  const { body } = await caller.request(`/api/resources/${resource}/file`);
  for await (const _ of body as unknown as AsyncIterable<Uint8Array>);
}

/** How long the list of resources takes while nobody downloads, and while many do. */
async function downloadsFit({ origin, headers, caller }: Caller, resource: string) {
  const ask = async (): Promise<number> => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1)
      times.push(await timed(async () => (await caller.request('/api/resources')).text()));
    return median(times);
  };
  await ask();
  const before = await ask();
  const address = `${origin}/api/resources/${resource}/file`;
  const asked: Downloads = { address, headers, people: DOWNLOADS, rate: RATE };
  const people = new Worker(new URL('downloads.ts', import.meta.url), { workerData: asked });
  await once(people, 'online');
  await settled();
  const received = async (): Promise<number> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    people.postMessage('how many');
    return ((await once(people, 'message')) as [number])[0];
  };
  const [began, first] = [performance.now(), await received()];
  const during = await ask();
  const rate = ((await received()) - first) / (performance.now() - began) / 1000;
  await people.terminate();
  const times = during / before;
  const fits = times <= LIMIT_TIMES || during - before <= SLIGHT;
  console.log(
    `Files: the list takes ${before.toFixed(1)} ms, ${during.toFixed(1)} ms while ${DOWNLOADS} download ${rate.toFixed(0)} MB a second: ${times.toFixed(2)} times, at most ${LIMIT_TIMES}${fits ? '' : ' (too slow)'}`,
  );
  return fits;
}
