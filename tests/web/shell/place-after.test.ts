import { describe, expect, test } from 'vitest';
import { roles } from '#machines/person.ts';
import { homeOf, placeAfter } from '#web/shell/routing/place-after.ts';
import type { Place, Session } from '#web/shell/routing/place-after.ts';

const origin = 'https://waymark.example';
const member: Session = { phase: 'signedIn', role: 'Member' };
const staff: Session = { phase: 'signedIn', role: 'Admin' };
const over: Session = { phase: 'signedOut', role: null };
const at = (pathname: string, intended?: unknown, isGuarded = false): Place => ({
  pathname,
  href: pathname,
  intended,
  isGuarded,
});

test('staff begin with the bookings, others with the dashboard', () => {
  expect(Object.fromEntries(roles.map((role) => [role, homeOf(role)]))).toEqual({
    Member: '/app/dashboard',
    OrganizationAdmin: '/app/dashboard',
    Coach: '/app/dashboard',
    Admin: '/app/bookings',
    SuperAdmin: '/app/bookings',
  });
});

describe('once somebody is signed in', () => {
  test.each(['/auth/sign-in', '/auth/whoami', '/auth/refresh', '/auth/oidc'])(
    '%s leads home',
    (path) => {
      expect(placeAfter(member, at(path), origin)).toEqual({
        kind: 'href',
        href: '/app/dashboard',
      });
      expect(placeAfter(staff, at(path), origin)).toEqual({ kind: 'href', href: '/app/bookings' });
    },
  );

  test('the page that was wanted comes first', () => {
    expect(placeAfter(member, at('/auth/whoami', '/app/bookings?tab=past'), origin)).toEqual({
      kind: 'href',
      href: '/app/bookings?tab=past',
    });
  });

  test.each([
    'https://evil.example/app',
    '//evil.example/app',
    '/app/../auth/sign-out',
    '/application',
    '/app\\evil',
  ])('a prepared link to %s leads home instead', (intended) => {
    expect(placeAfter(member, at('/auth/sign-in', intended), origin)).toEqual({
      kind: 'href',
      href: '/app/dashboard',
    });
  });

  test('nobody is moved off a page, nor off the page for signing out', () => {
    expect(placeAfter(member, at('/app/bookings', undefined, true), origin)).toBeNull();
    expect(placeAfter(member, at('/auth/sign-out'), origin)).toBeNull();
  });
});

describe('once the session is over', () => {
  test('a page that asks for one gives way to signing in, which remembers it', () => {
    expect(placeAfter(over, at('/app/bookings', undefined, true), origin)).toEqual({
      kind: 'page',
      to: '/auth/sign-in',
      intended: '/app/bookings',
    });
    expect(placeAfter(over, at('/auth/refresh', '/app/bookings', true), origin)).toEqual({
      kind: 'page',
      to: '/auth/sign-in',
      intended: '/app/bookings',
    });
  });

  test('open pages stay', () => {
    expect(placeAfter(over, at('/auth/sign-in'), origin)).toBeNull();
    expect(placeAfter(over, at('/auth/sign-out'), origin)).toBeNull();
  });
});

test('while the server cannot be asked, the page with the way to try again is shown', () => {
  const waiting: Session = { phase: 'waiting', role: null };
  expect(placeAfter(waiting, at('/auth/sign-in', '/app/bookings'), origin)).toEqual({
    kind: 'page',
    to: '/auth/whoami',
    intended: '/app/bookings',
  });
  expect(placeAfter({ phase: 'busy', role: null }, at('/auth/sign-in'), origin)).toBeNull();
});
