import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import {
  hashPassword,
  nobodysHash,
  passwordCost,
  verifyPassword,
} from '#server/identity/passwords.ts';

test('a hash is Argon2id at the cost that is written down, and differs for the same password', async () => {
  const [first, second] = await Promise.all([
    hashPassword('a long password'),
    hashPassword('a long password'),
  ]);
  const { memoryCost, timeCost, parallelism } = passwordCost;
  expect(first).toMatch(
    new RegExp(`^\\$argon2id\\$v=19\\$m=${memoryCost},t=${timeCost},p=${parallelism}\\$`),
  );
  expect(second).not.toBe(first);
  expect(await verifyPassword(first, 'a long password')).toBe(true);
  expect(await verifyPassword(second, 'a long password')).toBe(true);
  expect(await verifyPassword(first, 'A long password')).toBe(false);
});

test('no account is checked at the same cost as an account, and nothing fits it', async () => {
  expect(parseOptions(nobodysHash)).toEqual(parseOptions(await hashPassword('a long password')));
  expect(await verifyPassword(null, 'a long password')).toBe(false);
  expect(await verifyPassword(null, '')).toBe(false);
});
