import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { clientSignature } from '#server/meetings/client-signature.ts';

const account = { key: 'a-key', secret: 'a-secret' };
const at = Date.UTC(2026, 4, 3, 8);

test('a signature names key, meeting, moment and role, and proves them with the secret', () => {
  const signature = clientSignature(account, { number: '85012345678', isHost: false, at });
  const [key, number, moment, role, proof] = Buffer.from(signature, 'base64').toString().split('.');
  expect([key, number, Number(moment), role]).toEqual(['a-key', '85012345678', at - 30_000, '0']);
  const message = Buffer.from(`a-key85012345678${moment}0`).toString('base64');
  expect(proof).toBe(createHmac('sha256', 'a-secret').update(message).digest('base64'));
  expect(Buffer.from(signature, 'base64').toString()).not.toContain('a-secret');
});

test('whoever opens the meeting has a role of their own, and another secret another proof', () => {
  const guest = clientSignature(account, { number: '85012345678', isHost: false, at });
  const host = clientSignature(account, { number: '85012345678', isHost: true, at });
  expect(Buffer.from(host, 'base64').toString().split('.')[3]).toBe('1');
  const forged = clientSignature(
    { ...account, secret: 'other' },
    { number: '85012345678', isHost: false, at },
  );
  expect(forged).not.toBe(guest);
});
