import { expect, test } from 'vitest';
import { attemptKeys } from '#web/screens/command/attempt-key.ts';

test('the same input sent again is the same attempt until it is settled', () => {
  const keys = attemptKeys();
  const first = keys.keyFor({ body: { reason: 'Ill' } });
  expect(keys.keyFor({ body: { reason: 'Ill' } })).toBe(first);
  keys.settled();
  expect(keys.keyFor({ body: { reason: 'Ill' } })).not.toBe(first);
});

test('another input is another attempt', () => {
  const keys = attemptKeys();
  const first = keys.keyFor({ body: { reason: 'Ill' } });
  expect(keys.keyFor({ body: { reason: 'Travelling' } })).not.toBe(first);
});

test('a key is a UUID as the contract wants it', () => {
  expect(attemptKeys().keyFor({})).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
