import { describe, expect, test } from 'vitest';
import { allowances, rateLimits } from '#server/http/rate-limits.ts';
import { admin, member, smallServer } from './small-server.ts';

const attempts: string[] = [];
const limits = rateLimits(async ({ address }) => {
  attempts.push(address);
  return attempts.length > 2 ? 90_000 : null;
});
const server = await smallServer({ services: { limits } });

const drain = async (as: typeof member, calls: number): Promise<Response> => {
  const responses = await Promise.all(
    Array.from({ length: calls }, () => server.as(as).request('/api/things')),
  );
  const last = responses.at(-1);
  if (!last) throw new Error('Nothing was called.');
  return last;
};

describe('rate limits', () => {
  test('somebody who calls too often is told when to try again, while others go on', async () => {
    expect((await drain(member, allowances.read.burst)).status).toBe(200);
    const refused = await drain(member, 1);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toEqual({
      status: 429,
      title: 'Too Many Requests',
      errors: { request: "You're doing that too often. Try again in 1 minute." },
    });
    expect((await drain(admin, 1)).status).toBe(200);
  });

  test('the allowance fills again with time', async () => {
    server.clock.advance({ seconds: 1 });
    expect((await drain(member, allowances.read.perMinute / 60)).status).toBe(200);
    expect((await drain(member, 1)).status).toBe(429);
  });

  test('reading does not use up what may be written', async () => {
    const response = await server
      .as(member)
      .request('/api/things/0199a000-0000-7000-8000-00000000000a', { method: 'DELETE' });
    expect(response.status).toBe(204);
  });

  test('attempts to present a password are counted by the given function alone', async () => {
    const caller = { address: '203.0.113.9', principalId: null, now: 0 };
    expect([
      await limits.take('credential', caller),
      await limits.take('credential', caller),
      await limits.take('credential', caller),
    ]).toEqual([null, null, 90_000]);
    expect(attempts).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113.9']);
  });
});
