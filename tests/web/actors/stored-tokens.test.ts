import { describe, expect, test } from 'vitest';
import {
  clearTokens,
  readBearer,
  storedLoginMethod,
  storedTokens,
  storeTokens,
  tokensFrom,
} from '#web/actors/stored-tokens.ts';
import { bearerOf, RecordingStorage } from './recording-storage.ts';

const end = Date.UTC(2026, 10, 21, 9);
const bearer = bearerOf('ana', end);

test('the refresh token is written first and the bearer token last, which makes the change true', () => {
  const storage = new RecordingStorage();
  storeTokens(storage, tokensFrom(bearer, 'r1'));
  expect(storage.written).toEqual(['REFRESH_TOKEN=r1', `BEARER_TOKEN=${bearer}`]);
  expect(storedTokens(storage)).toEqual({ bearer, refresh: 'r1', expiresAt: end });
});

test('the bearer token is cleared first; the login method goes too', () => {
  const storage = new RecordingStorage();
  storage.setItem('LOGIN_METHOD', 'password');
  expect(storedLoginMethod(storage)).toBe('password');
  clearTokens(storage);
  expect(storage.written.slice(1)).toEqual([
    'BEARER_TOKEN removed',
    'REFRESH_TOKEN removed',
    'LOGIN_METHOD removed',
  ]);
  expect(storedTokens(storage)).toBeNull();
  expect(storedLoginMethod(storage)).toBeNull();
});

describe('a bearer token', () => {
  test('says whose it is and when it ends', () => {
    expect(readBearer(bearerOf('Zoë?', end))).toMatchObject({ expiresAt: end });
    expect(readBearer(bearer)).toEqual({ userId: 'ana', expiresAt: end });
  });

  test.each(['', 'abc', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
    'that makes no sense has ended (%j)',
    (text) => {
      expect(readBearer(text)).toEqual({ userId: null, expiresAt: 0 });
    },
  );
});
