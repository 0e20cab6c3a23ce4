import { locks } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { Grant } from '#machines/auth/context.ts';
import { renewOnce } from '#web/actors/renew-once.ts';
import { storeTokens, tokensFrom } from '#web/actors/stored-tokens.ts';
import { bearerOf, RecordingStorage } from './recording-storage.ts';

const now = Date.UTC(2026, 10, 21, 9);
const minute = 60_000;
const old = tokensFrom(bearerOf('ana', now - minute, 'old'), 'r1');
const next = tokensFrom(bearerOf('ana', now + 10 * minute, 'next'), 'r2');
const other = tokensFrom(bearerOf('ana', now + 9 * minute, 'other'), 'r9');

function scene(meanwhile: (storage: Storage) => void = () => undefined) {
  const storage = new RecordingStorage();
  storeTokens(storage, old);
  const asked: string[] = [];
  const renew = async (refreshToken: string): Promise<Grant> => {
    asked.push(refreshToken);
    meanwhile(storage);
    return { tokens: next, at: now };
  };
  return { storage, asked, outside: { storage, renew, locks: undefined, now: () => now } };
}

describe('renewing the tokens', () => {
  test('asks the server with the stored refresh token and stores what it got', async () => {
    const { storage, asked, outside } = scene();
    await expect(renewOnce(old, outside)).resolves.toEqual({ tokens: next, at: now });
    expect(asked).toEqual(['r1']);
    expect(storage.getItem('BEARER_TOKEN')).toBe(next.bearer);
    expect(storage.getItem('REFRESH_TOKEN')).toBe('r2');
  });

  test('asks nobody when another tab has done it', async () => {
    const { storage, asked, outside } = scene();
    storeTokens(storage, other);
    await expect(renewOnce(old, outside)).resolves.toEqual({ tokens: other, at: now });
    expect(asked).toEqual([]);
  });

  test('is refused when somebody has signed out', async () => {
    const { storage, outside } = scene();
    storage.clear();
    await expect(renewOnce(old, outside)).rejects.toMatchObject({ reason: 'unauthorized' });
  });

  test('leaves the storage empty when somebody signs out while the server is asked', async () => {
    const { storage, outside } = scene((shared) => shared.clear());
    await expect(renewOnce(old, outside)).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(storage.length).toBe(0);
  });

  test('takes what another tab has written while the server was asked', async () => {
    const { storage, outside } = scene((shared) => storeTokens(shared, other));
    await expect(renewOnce(old, outside)).resolves.toEqual({ tokens: other, at: now });
    expect(storage.getItem('REFRESH_TOKEN')).toBe('r9');
  });

  test('goes on without the lock when it cannot be had', async () => {
    const { asked, outside } = scene();
    const frozen = {
      request: () => Promise.reject(new DOMException('frozen', 'TimeoutError')),
      query: () => Promise.resolve({}),
    } as unknown as LockManager;
    await expect(renewOnce(old, { ...outside, locks: frozen })).resolves.toEqual({
      tokens: next,
      at: now,
    });
    expect(asked).toEqual(['r1']);
  });

  test('asks once under the lock, also when the server does not answer', async () => {
    const { outside } = scene();
    let asked = 0;
    const renew = (): Promise<Grant> => {
      asked += 1;
      return Promise.reject(new Error('no answer'));
    };
    await expect(renewOnce(old, { ...outside, renew, locks })).rejects.toThrow('no answer');
    expect(asked).toBe(1);
  });

  test('waits for what another tab has written, however late it arrives, and asks nobody', async () => {
    const first = scene();
    const second = scene();
    await renewOnce(old, { ...first.outside, locks });
    const late = renewOnce(old, { ...second.outside, locks });
    await expect.poll(async () => (await locks.query()).held?.length).toBe(2);
    storeTokens(second.storage, next);
    globalThis.dispatchEvent(new Event('storage'));
    await expect(late).resolves.toEqual({ tokens: next, at: now });
    expect([first.asked, second.asked]).toEqual([['r1'], []]);
  });

  test('asks itself where what another tab has written never arrives', async () => {
    const first = scene();
    const second = scene();
    const others = tokensFrom(bearerOf('ana', now - 2 * minute, 'others'), 'r1');
    for (const { storage } of [first, second]) storeTokens(storage, others);
    await renewOnce(others, { ...first.outside, locks });
    await expect(renewOnce(others, { ...second.outside, locks })).resolves.toMatchObject({
      tokens: next,
    });
    expect(second.asked).toEqual(['r1']);
  });
});
