import { describe, expect, test } from 'vitest';
import { allowances, rateLimits } from '#server/http/limits/rate-limits.ts';
import { admin, member, smallServer } from './small-server.ts';

const limits = rateLimits();
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
      errors: { request: 'You’re doing that too often. Try again in 1 minute.' },
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

  test('what is given back was never taken', () => {
    const caller = { address: '203.0.113.9', principalId: null, now: 0 };
    for (let turn = 0; turn < 2 * allowances.renewal.burst; turn += 1) {
      expect(limits.take('renewal', caller)).toBeNull();
      limits.giveBack('renewal', caller);
    }
  });

  test('whoever is not signed in and should be uses up nobody’s allowance', async () => {
    const ask = () => server.as(null).request('/api/things');
    const answers = await Promise.all(
      Array.from({ length: allowances.read.burst + 1 }, async () => (await ask()).status),
    );
    expect(new Set(answers)).toEqual(new Set([401]));
    expect((await server.as(null).request('/api/things/first')).status).toBe(200);
  });
});
