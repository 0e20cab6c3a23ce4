import { describe, expect, test } from 'vitest';
import { identifyAs } from '../http/identify-as.ts';
import { createClient } from '#web/api/client.ts';
import { firstAnswer } from '#web/api/first-answer.ts';
import { subscribe } from '#web/api/hints.ts';
import type { Hint } from '#web/api/hints.ts';
import { publishChange } from '#server/stream/publish.ts';
import { admin, member, smallServer } from '../http/small-server.ts';

const tokens = identifyAs();
const server = await smallServer({
  services: { identify: tokens.identify, entitlement: tokens.standing },
});

/** A page of this person: what it was told, and a way to wait for it. */
function openPage(bearer: string, since: string | null = null) {
  const hints: Hint[] = [];
  const waiting: (() => void)[] = [];
  let connections = 0;
  const client = createClient({
    baseUrl: 'http://localhost/api',
    bearer: () => bearer,
    onUnauthorized: () => undefined,
    fetch: async (url, init) => {
      const response = await server.app.request(
        url instanceof Request ? url.url : url.toString(),
        init,
      );
      connections += 1;
      return response;
    },
  });
  const close = subscribe(
    client,
    (hint) => {
      hints.push(hint);
      for (const resume of waiting.splice(0)) resume();
    },
    { since: () => since, pause: () => new Promise((resolve) => setImmediate(resolve)) },
  );
  const until = async (count: number): Promise<Hint[]> => {
    while (hints.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    return hints;
  };
  return { until, close, connections: () => connections };
}

const connected = async (count: number): Promise<void> => {
  await expect.poll(() => server.services.changes.size, { interval: 5 }).toBe(count);
};

describe('the stream of changes', () => {
  test('tells people what concerns them, staff what concerns staff, and nobody else', async () => {
    const hers = openPage(tokens.of(member));
    const staff = openPage(tokens.of(admin));
    await connected(2);
    await publishChange(server.db, { topics: ['booking:1'], to: { userIds: [], staff: true } });
    await publishChange(server.db, {
      topics: ['notifications'],
      to: { userIds: [member.id], staff: false },
    });
    expect(await hers.until(1)).toEqual([{ kind: 'changed', topics: ['notifications'] }]);
    expect(await staff.until(1)).toEqual([{ kind: 'changed', topics: ['booking:1'] }]);
    hers.close();
    staff.close();
    await connected(0);
  });

  test('tells nothing of a transaction that was rolled back', async () => {
    const page = openPage(tokens.of(member));
    await connected(1);
    const hint = (topic: string) => ({
      topics: [topic],
      to: { userIds: [member.id], staff: false },
    });
    await server.db
      .transaction(async () => {
        await publishChange(server.db, hint('undone'));
        throw new Error('undone');
      })
      .catch(() => undefined);
    await publishChange(server.db, hint('done'));
    expect(await page.until(1)).toEqual([{ kind: 'changed', topics: ['done'] }]);
    page.close();
    await connected(0);
  });

  test('tells a page first what changed between its first answer and the moment it listens', async () => {
    server.clock.advance({ minutes: 1 });
    const first = firstAnswer();
    const tell = (topic: string, person = member) =>
      publishChange(server.db, {
        topics: [topic],
        to: { userIds: [person.id], staff: false },
      });
    const witness = openPage(tokens.of(member));
    await connected(1);
    await tell('long before');
    server.clock.advance({ seconds: 10 });
    first.note(await server.as(member).request('/api/things'));
    server.clock.advance({ seconds: 10 });
    await tell('theirs', admin);
    await tell('meanwhile');
    await tell('meanwhile');
    await witness.until(3);

    const late = openPage(tokens.of(member), first.at());
    expect(await late.until(1)).toEqual([{ kind: 'changed', topics: ['meanwhile'] }]);
    await connected(2);
    await tell('from then on');
    expect((await late.until(2))[1]).toEqual({ kind: 'changed', topics: ['from then on'] });
    server.clock.advance({ minutes: 2 });
    await tell('much later');
    await witness.until(5);
    const tooLate = openPage(tokens.of(member), first.at());
    expect((await tooLate.until(1))[0]).toEqual({ kind: 'missed' });
    for (const page of [witness, late, tooLate]) page.close();
    await connected(0);
  });

  test('ends with the token; the page connects anew and knows that it may have missed something', async () => {
    const page = openPage(tokens.of(member, server.clock.now() + 30));
    expect((await page.until(1))[0]).toEqual({ kind: 'missed' });
    expect(page.connections()).toBeGreaterThan(1);
    page.close();
    await connected(0);
  });

  test('a long list of people is told in several notifications, each person once', async () => {
    const page = openPage(tokens.of(member));
    await connected(1);
    const others = Array.from({ length: 1000 }, () => crypto.randomUUID());
    await publishChange(server.db, {
      topics: ['many'],
      to: { userIds: [...others, member.id], staff: false },
    });
    await publishChange(server.db, {
      topics: ['last'],
      to: { userIds: [member.id], staff: false },
    });
    expect((await page.until(2)).map((hint) => hint.kind === 'changed' && hint.topics)).toEqual([
      ['many'],
      ['last'],
    ]);
    page.close();
    await connected(0);
  });

  test('needs a bearer token', async () => {
    const response = await server.app.request('/api/events');
    expect([response.status, await response.text()]).toEqual([401, '']);
  });

  test('is an event stream that nobody stores', async () => {
    const going = new AbortController();
    const response = await server.as(member).request('/api/events', { signal: going.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await connected(1);
    going.abort();
    await connected(0);
  });
});
