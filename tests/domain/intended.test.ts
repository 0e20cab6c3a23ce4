import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAppPath, safeIntended } from '#domain/intended.ts';

const origin = 'https://waymark.example';

describe('the destination after signing in', () => {
  it.each([
    ['/app', '/app'],
    ['/app/', '/app/'],
    ['/app/bookings', '/app/bookings'],
    ['/app?tab=past', '/app?tab=past'],
    ['/app#top', '/app#top'],
    ['/app/bookings?pageNumber=2&search=ana#row-3', '/app/bookings?pageNumber=2&search=ana#row-3'],
    ['/app/a/../bookings', '/app/bookings'],
    ['https://waymark.example/app/profile', '/app/profile'],
  ])('keeps %s', (value, path) => {
    expect(safeIntended(value, origin)).toBe(path);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a repeated parameter', ['/app', '/app/profile']],
    ['an empty text', ''],
    ['another word that begins the same', '/apple'],
    ['the same word going on', '/application'],
    ['another capital', '/APP'],
    ['the sign-in part', '/auth/sign-in'],
    ['the way out and back to sign-out', '/app/../auth/sign-out'],
    ['the same, encoded', '/app/%2e%2e/auth/sign-out'],
    ['another origin', 'https://evil.example/app'],
    ['another origin that begins with ours', 'https://waymark.example.evil.example/app'],
    ['our origin as a user name', 'https://waymark.example@evil.example/app'],
    ['a user name before our origin', 'https://someone@waymark.example/app'],
    ['a host without a scheme', '//evil.example/app'],
    ['a path that turns into a host', '/app/..//evil.example'],
    ['a backslash', '/app\\..\\..\\evil.example'],
    ['a backslash host', '/\\evil.example/app'],
    ['a script', 'javascript:alert(1)//app'],
    ['a tab inside', '/app/\t/evil.example'],
    ['a new line inside', '/app\n/profile'],
    ['a delete character', '/app/\u007F'],
    ['a space before', ' /app'],
    ['a path without its slash', 'app/bookings'],
  ])('refuses %s', (_, value) => {
    expect(safeIntended(value, origin)).toBeNull();
  });

  it('whatever is asked, the answer is a page under /app of the same origin, or nothing', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      'app',
      'auth',
      '%2e',
      '//',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '\t',
    );
    const path = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((pieces) => `/app${pieces.join('')}`),
    );
    fc.assert(
      fc.property(path, (value) => {
        const safe = safeIntended(value, origin);
        if (safe === null) return;
        const url = new URL(safe, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname).toMatch(/^\/app(\/|$)/);
        expect(safeIntended(safe, origin)).toBe(safe);
      }),
    );
  });
});

describe('a path of the signed-in part', () => {
  it.each(['/app', '/app/', '/app/bookings', '/app?a=1', '/app#a'])('is %s', (path) => {
    expect(isAppPath(path)).toBe(true);
  });
  it.each(['/apple', '/app-store', '/', '', 'app', '/auth/app', '//app'])('is not %s', (path) => {
    expect(isAppPath(path)).toBe(false);
  });
});
