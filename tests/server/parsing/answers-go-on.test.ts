import { afterAll, expect, test } from 'vitest';
import type { ReadingTerms } from '#server/parsing/calendar/terms.ts';
import { listen } from '#server/http/listen.ts';
import { worstFeed } from '#tests/support/hostile-feeds.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';

const { app, db, services, as } = await testServer();
const admin = await aPerson(db, 'Admin', 'Priya Raman');
as(admin);
const server = await listen(app, { port: 0, host: '127.0.0.1' });
afterAll(() => server.close(0));

const terms: ReadingTerms = {
  window: { start: Date.UTC(2027, 2, 1), end: Date.UTC(2028, 3, 5) },
  zone: 'Europe/Lisbon',
  addresses: [],
  remotes: new Set(),
};

/** How long one request takes, milliseconds. */
async function ask(): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/dashboard`, {
    headers: { authorization: `Bearer test.${admin.id}` },
  });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return performance.now() - began;
}

async function middleOf(requests: number): Promise<number> {
  const took: number[] = [];
  for (let nth = 0; nth < requests; nth += 1) took.push(await ask());
  return took.toSorted((a, b) => a - b)[Math.floor(requests / 2)] ?? 0;
}

test('while the worst feed is read, requests are answered as if nothing was read', async () => {
  await middleOf(10);
  const usual = await middleOf(40);
  const content = new TextEncoder().encode(worstFeed());
  let isRead = false;
  const reading = services.parsing
    .read('feedBusy', { content, remote: '', terms }, 'carl')
    .finally(() => (isRead = true));
  const meanwhile = await middleOf(40);
  // One request after the other was answered while it was read.
  expect(isRead).toBe(false);
  expect(await reading).toHaveLength(401);
  expect(meanwhile).toBeLessThan(50 + 2 * usual);
});
