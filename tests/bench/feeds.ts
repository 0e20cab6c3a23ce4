/**
 * How long requests take while the worst feeds are read beside them: requests to a real server over a socket, one after the other for 4 seconds, before and while as many feeds are read as the
 * product reads at a time. `SEED` makes the corpus of hostile feeds that is read besides. Exits with 1 when more than one request of a hundred takes
 * longer than 50 ms while reading; on a machine that others use too, look at what is said of the time in which nothing is read.
 */
import { Hono } from 'hono';
import { listen } from '#server/http/listen.ts';
import type { Environment } from '#server/http/environment.ts';
import { createLog } from '#server/log.ts';
import { openParsingRoom } from '#server/parsing/room/room.ts';
import { hostileCorpus, worstFeed } from '#tests/support/hostile-feeds.ts';

const LIMIT = 50;
const SECONDS = 4;
const seed = Number(process.env['SEED'] ?? 20_270_301);

const app = new Hono<Environment>().get('/', (c) => c.json({ status: 'live' }));
const server = await listen(app, { port: 0, host: '127.0.0.1' });
const parsing = openParsingRoom({ log: createLog('silent') });
const terms = {
  window: { start: Date.UTC(2027, 2, 1), end: Date.UTC(2028, 3, 5) },
  zone: 'Europe/Lisbon',
  addresses: [],
  remotes: new Set<string>(),
};
const content = new TextEncoder().encode(worstFeed());
const read = (bytes: Uint8Array, owner: string) =>
  parsing.read('feedBusy', { content: bytes, remote: '', terms }, owner).catch(() => null);

async function ask(): Promise<number> {
  const began = performance.now();
  await (await fetch(`http://127.0.0.1:${server.port}/`)).arrayBuffer();
  return performance.now() - began;
}

async function measure(name: string): Promise<number> {
  const took: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) took.push(await ask());
  took.sort((a, b) => a - b);
  const within = (share: number) => took[Math.ceil(took.length * share) - 1] ?? 0;
  const [half, most, all] = [within(0.5), within(0.99), within(1)].map((ms) => ms.toFixed(1));
  console.log(`${name}: half within ${half} ms, 99 of 100 within ${most} ms, all within ${all} ms`);
  return within(0.99);
}

await measure('warming up');
await measure('nothing is read');
const over = new AbortController();
const reading = (async () => {
  for (const { text } of hostileCorpus(seed, 200))
    await read(new TextEncoder().encode(text), 'cora');
  while (!over.signal.aborted) await read(content, 'carl');
})();
const worst = (async () => {
  while (!over.signal.aborted) await read(content, 'mara');
})();
const most = await measure(
  `feeds of ${(content.byteLength / 1e6).toFixed(0)} MB and hostile ones are read`,
);
over.abort();
await parsing.close();
await Promise.all([reading, worst]);
await server.close(0);
if (most > LIMIT) {
  console.error(`More than one request of a hundred took longer than ${LIMIT} ms.`);
  process.exitCode = 1;
}
