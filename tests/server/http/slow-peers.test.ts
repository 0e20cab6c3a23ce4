import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { ConnectionLimits } from '#server/settings/connection-limits.ts';
import { startChild } from '#tests/server/embedded/children/child.ts';
import type { Child } from '#tests/server/embedded/children/child.ts';

const program = fileURLToPath(new URL('./children/bounded-server.ts', import.meta.url));
/** All of them short, so that nobody waits; what is not looked at by a test is as in production. */
const short: Partial<ConnectionLimits> = {
  headers: 400,
  bodyGrace: 400,
  silence: 1000,
  idle: 400,
  answer: 2000,
  look: 50,
  mostOfOneAddress: null,
};
const peers = 300;
const folder = await mkdtemp(join(tmpdir(), 'waymark-slow-'));
afterAll(() => rm(folder, { recursive: true }));

let child: Child | null = null;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await child?.kill();
});

async function start(limits: Partial<ConnectionLimits>): Promise<number> {
  child = startChild(program, [folder, JSON.stringify(limits)]);
  return Number((await child.lines.next()).value);
}

interface Manner {
  readonly says?: string;
  /** Said again and again. */
  readonly again?: string;
  /** Says no more. */
  readonly half?: boolean;
}

/** Somebody who says these words, once or again and again, and reads nothing unless told. */
async function peer(port: number, { says, again, half }: Manner): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  if (says) socket.write(says);
  if (half) socket.end();
  const trickle = again && setInterval(() => socket.writable && socket.write(again), 50);
  if (trickle) socket.once('close', () => clearInterval(trickle));
  return socket;
}

const descriptors = async (): Promise<number> => (await readdir(`/proc/${child?.pid}/fd`)).length;

const untilBack = async (usual: number): Promise<void> => {
  await expect.poll(descriptors, { interval: 50, timeout: 15_000 }).toBeLessThan(usual + 5);
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const post = (path: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: ${type}\r\nContent-Length: 40000\r\n\r\n`;
const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b';

describe(`${peers} peers do not keep descriptors`, () => {
  test.each<[string, Manner]>([
    ['that say nothing', {}],
    ['whose headers trickle', { says: 'GET /small HTTP/1.1\r\n', again: 'X-Slow: 1\r\n' }],
    ['that speak something else', { says: '\u0016\u0003\u0001 not HTTP \r\n\r\n' }],
    ['that end in the middle of their headers', { says: 'GET /small HTTP/1.1\r\n', half: true }],
    ['that keep a connection without a request', { says: get('/small') }],
    ['whose body trickles', { says: post('/json', 'application/json'), again: ' ' }],
    [
      'whose file trickles',
      { says: post('/form', 'multipart/form-data; boundary=x') + part, again: ',' },
    ],
    ['that never read a large answer', { says: get('/large') }],
    ['that never read their events', { says: get('/api/events') }],
  ])('%s', { timeout: 60_000 }, async (_, manner) => {
    const port = await start(short);
    const usual = await descriptors();
    // What a large answer is made of has to fit into memory many times over.
    const many = manner.says?.startsWith('GET /large') ? 30 : peers;
    await Promise.all(Array.from({ length: many }, () => peer(port, manner)));
    await untilBack(usual);
    const answer = await fetch(`http://127.0.0.1:${port}/small`);
    expect(await answer.text()).toBe('small');
  });
});

test('a request that does not come to an end is told so, before its socket is gone', async () => {
  const port = await start(short);
  const socket = await peer(port, { says: 'GET /small HTTP/1.1\r\n' });
  const said = await socket.toArray();
  expect(Buffer.concat(said).toString()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n.*too long/s);
});

test('a large file over a slow line comes through, as long as it comes', async () => {
  // Beginning with so much that it stays above the least rate on average however long a busy machine holds up the rest.
  const port = await start({ bodyGrace: 400, look: 50 });
  const head = `${part}\r\n${'a,b\r\n'.repeat(50_000)}`;
  const line = 'a,b\r\n'.repeat(400);
  let lines = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const pieces = setInterval(() => {
        lines += 1;
        controller.enqueue(Buffer.from(lines === 1 ? head : line));
        if (lines < 30) return;
        clearInterval(pieces);
        controller.enqueue(Buffer.from('\r\n--x--\r\n'));
        controller.close();
      }, 50);
    },
  });
  const answer = await fetch(`http://127.0.0.1:${port}/form`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(await answer.text()).toBe('taken');
});

test('one address gets so many connections and no more, and gets others when they are closed', async () => {
  const port = await start({ mostOfOneAddress: 20 });
  const usual = await descriptors();
  const open = await Promise.all(Array.from({ length: 60 }, () => peer(port, {})));
  for (const socket of open) socket.resume();
  await expect.poll(() => open.filter((socket) => socket.readableEnded).length).toBe(40);
  expect(await descriptors()).toBeLessThan(usual + 25);
  for (const socket of open) socket.destroy();
  await untilBack(usual);
  expect((await fetch(`http://127.0.0.1:${port}/small`)).status).toBe(200);
});

test('when all connections are taken, those without a request make room', async () => {
  const port = await start({ most: 20, mostOfOneAddress: null });
  const kept = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = await peer(port, { says: get('/small') });
      await new Promise((resolve) => socket.once('data', resolve));
      return socket;
    }),
  );
  expect(kept).toHaveLength(20);
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/small`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
