import { describe, expect, test } from 'vitest';
import { intendedOf, guardOutcome } from '#web/shell/routing/checks.ts';
import type { Check, CurrentAccess, GuardOutcome } from '#web/shell/routing/checks.ts';

const stranger: CurrentAccess = {
  authenticated: false,
  hasBearer: false,
  hasRefresh: false,
  isCoach: false,
  owed: null,
};
const onlyRefresh: CurrentAccess = { ...stranger, hasRefresh: true };
const onlyBearer: CurrentAccess = { ...stranger, hasBearer: true };
const bothTokens: CurrentAccess = { ...onlyBearer, hasRefresh: true };
const member: CurrentAccess = { ...bothTokens, authenticated: true };
const coach: CurrentAccess = { ...member, isCoach: true };

const enter: GuardOutcome = { kind: 'enter' };
const stay: GuardOutcome = { kind: 'stay' };
const intended = '/app/bookings?tab=past';
const toWhoami: GuardOutcome = { kind: 'go', to: '/auth/whoami', intended };
const toSignIn: GuardOutcome = { kind: 'go', to: '/auth/sign-in', intended };
const toSignInBare: GuardOutcome = { kind: 'go', to: '/auth/sign-in' };

const table: readonly (readonly [Check, string, CurrentAccess, GuardOutcome])[] = [
  ['authenticated', 'nobody', stranger, toWhoami],
  ['authenticated', 'only a refresh token', onlyRefresh, toWhoami],
  ['authenticated', 'only a bearer token', onlyBearer, toWhoami],
  ['authenticated', 'both tokens, not asked yet', bothTokens, toWhoami],
  ['authenticated', 'a member', member, enter],
  ['authenticated', 'a coach', coach, enter],
  ['bearerToken', 'nobody', stranger, toSignIn],
  ['bearerToken', 'only a refresh token', onlyRefresh, toSignIn],
  ['bearerToken', 'only a bearer token', onlyBearer, enter],
  ['bearerToken', 'both tokens, not asked yet', bothTokens, enter],
  ['bearerToken', 'a member', member, enter],
  ['bearerToken', 'a coach', coach, enter],
  ['refreshToken', 'nobody', stranger, toSignInBare],
  ['refreshToken', 'only a refresh token', onlyRefresh, toSignInBare],
  ['refreshToken', 'only a bearer token', onlyBearer, toSignInBare],
  ['refreshToken', 'both tokens, not asked yet', bothTokens, enter],
  ['refreshToken', 'a member', member, enter],
  ['refreshToken', 'a coach', coach, enter],
  ['isNotCoach', 'nobody', stranger, enter],
  ['isNotCoach', 'only a refresh token', onlyRefresh, enter],
  ['isNotCoach', 'only a bearer token', onlyBearer, enter],
  ['isNotCoach', 'both tokens, not asked yet', bothTokens, enter],
  ['isNotCoach', 'a member', member, enter],
  ['isNotCoach', 'a coach', coach, stay],
];

describe('the navigation guard', () => {
  test.each(table)('%s, asked of %s', (check, _, who, outcome) => {
    expect(guardOutcome([check], who, { href: intended, intended: undefined })).toEqual(outcome);
  });

  test('a page without checks is open to everybody', () => {
    expect(guardOutcome([], stranger, { href: '/auth/sign-in', intended: undefined })).toEqual(
      enter,
    );
  });

  test('of several checks the first that fails decides', () => {
    const reports = { href: '/app/reports', intended: undefined };
    const checks = ['authenticated', 'isNotCoach'] as const;
    expect(guardOutcome(checks, bothTokens, reports)).toEqual({
      kind: 'go',
      to: '/auth/whoami',
      intended: '/app/reports',
    });
    expect(guardOutcome(checks, coach, reports)).toEqual(stay);
    expect(guardOutcome(checks, member, reports)).toEqual(enter);
  });
});

describe('whoever has something to do first', () => {
  const owing: CurrentAccess = { ...member, owed: 'terms' };
  test('is asked before a page opens that needs them to be known, and goes on to it after that', () => {
    const wanted = { href: intended, intended: undefined };
    expect(guardOutcome(['authenticated'], owing, wanted)).toEqual({
      kind: 'go',
      to: '/auth/terms',
      intended,
    });
  });

  test('replaces a password that staff gave them before that', () => {
    expect(
      guardOutcome(
        ['authenticated'],
        { ...member, owed: 'password' },
        { href: intended, intended: undefined },
      ),
    ).toEqual({ kind: 'go', to: '/auth/password/reset', intended });
  });

  test('may open what is open to everybody, and the pages for accepting', () => {
    const wanted = { href: '/auth/terms', intended: undefined };
    expect(guardOutcome([], owing, wanted)).toEqual(enter);
    expect(guardOutcome(['bearerToken'], owing, wanted)).toEqual(enter);
  });

  test('signs in first', () => {
    const wanted = { href: intended, intended: undefined };
    expect(guardOutcome(['authenticated'], { ...bothTokens, owed: 'terms' }, wanted)).toEqual(
      toWhoami,
    );
  });
});

describe('the intended destination', () => {
  test.each([
    ['/app', '/app'],
    ['/app/bookings?tab=past#top', '/app/bookings?tab=past#top'],
    ['/apple', undefined],
    ['/', undefined],
    ['/auth/whoami', undefined],
  ])('of %s is %s', (href, remembered) => {
    expect(intendedOf({ href, intended: undefined })).toBe(remembered);
  });

  test('a string in the query takes precedence over the path', () => {
    expect(intendedOf({ href: '/app/bookings', intended: '/app/notifications' })).toBe(
      '/app/notifications',
    );
    expect(intendedOf({ href: '/auth/whoami', intended: '/app/notifications' })).toBe(
      '/app/notifications',
    );
  });

  test('a repeated query parameter is no string', () => {
    expect(intendedOf({ href: '/app/bookings', intended: ['/app/a', '/app/b'] })).toBe(
      '/app/bookings',
    );
  });
});
