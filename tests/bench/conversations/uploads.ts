import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startChild } from '#tests/server/embedded/children/child.ts';
import { paced } from '#tests/support/paced.ts';
import { median, timed } from '../lists/frame.ts';
import type { Senders } from './senders.ts';

const UPLOADS = Number(process.env['UPLOADS'] ?? 20);
/** Bytes a second of one upload: 10 Mbit/s. */
const RATE = 1_250_000;
const LIMIT_TIMES = 2;
/** Below this two times are not worth comparing, in milliseconds. */
const SLIGHT = 2;
const CALLS = 200;

/** How long the list of conversations takes while nobody uploads, and while many do. */
export async function uploadsFit(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-uploads-'));
  const server = resolve(import.meta.dirname, '../resources/file-server.ts');
  const child = startChild(server, [], {
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
    const principal = { id, role: 'Admin', organizationId: null, timeZone: 'Europe/London' };
    const said = JSON.stringify({ ...principal, sessionId: id, expiresAt: 4e12 });
    const headers = { authorization: `Bearer ${Buffer.from(said).toString('base64url')}` };
    return await measured({ origin: `http://127.0.0.1:${port}`, headers });
  } finally {
    await child.kill();
    await rm(folder, { recursive: true });
  }
}

async function measured({ origin, headers }: Pick<Senders, 'origin' | 'headers'>) {
  const ask = async (): Promise<number> => {
    const times: number[] = [];
    // Over four seconds, in which all of them send.
    for await (const _ of paced(50, CALLS))
      times.push(
        await timed(async () =>
          (await fetch(`${origin}/api/kai-conversations`, { headers })).text(),
        ),
      );
    return median(times);
  };
  await ask();
  const before = await ask();
  const told: Senders = { origin, headers, people: UPLOADS, rate: RATE };
  const people = new Worker(new URL('senders.ts', import.meta.url), { workerData: told });
  await once(people, 'online');
  // Two seconds, in which everybody has begun.
  for await (const _ of paced(1, 2));
  const sent = async (): Promise<number> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    people.postMessage('how many');
    return ((await once(people, 'message')) as [number])[0];
  };
  const [began, first] = [performance.now(), await sent()];
  const during = await ask();
  const rate = ((await sent()) - first) / (performance.now() - began) / 1000;
  await people.terminate();
  const times = during / before;
  const fits = times <= LIMIT_TIMES || during - before <= SLIGHT;
  console.log(
    `Uploads: the list takes ${before.toFixed(1)} ms, ${during.toFixed(1)} ms while ${UPLOADS} upload ${rate.toFixed(0)} MB a second: ${times.toFixed(2)} times, at most ${LIMIT_TIMES}${fits ? '' : ' (too slow)'}`,
  );
  return fits;
}
