import { describe, expect, it } from 'vitest';
import {
  ada,
  ben,
  minute,
  openTab,
  start,
  tokensOf,
  unauthorized,
  unreachable,
} from '#tests/support/auth-scene.ts';

const expired = 'Your session has ended. Sign in to continue where you left off.';
const working = async (
  loginMethod: 'password' | 'oidc' = 'password',
  departures: number[] = [],
) => {
  const tab = openTab(departures);
  await tab.signedIn(loginMethod);
  return tab;
};

describe('renewing while signed in', () => {
  it('begins a minute before the bearer token ends, once, and requests may go on', async () => {
    const tab = await working();
    tab.later(9 * minute - 1);
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    tab.later(1);
    expect(tab.is({ signedIn: 'renewing' })).toBe(true);
    expect(tab.tags()).toEqual(['authenticated', 'busy', 'mayCallApi']);
    tab.send({ type: 'tab.visible', at: tab.now() });
    tab.send({ type: 'network.online' });
    expect(tab.refreshOnce.times).toBe(1);
  });

  it('the next renewal follows from the new token', async () => {
    const tab = await working();
    tab.later(9 * minute);
    await tab.refreshOnce.answer({ tokens: tokensOf('two', tab.now()), at: tab.now() });
    expect(tab.context().tokens?.bearer).toBe('bearer-two');
    tab.later(9 * minute - 1);
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    tab.later(1);
    expect(tab.refreshOnce.times).toBe(2);
    expect(tab.refreshOnce.latest.input.tokens?.refresh).toBe('refresh-two');
  });

  it('coming back to a tab that slept renews when it is due, and only then', async () => {
    const tab = await working();
    tab.send({ type: 'tab.visible', at: start + 9 * minute - 1 });
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    tab.send({ type: 'tab.visible', at: start + 9 * minute });
    expect(tab.is({ signedIn: 'renewing' })).toBe(true);
  });

  it('a device clock that is an hour ahead causes no storm: at most one renewal in 30 seconds', async () => {
    const tab = await working();
    tab.later(9 * minute);
    const ahead = { ...tokensOf('ahead'), expiresAt: tab.now() - 60 * minute };
    await tab.refreshOnce.answer({ tokens: ahead, at: tab.now() });
    tab.later(29_999);
    expect(tab.refreshOnce.times).toBe(1);
    tab.later(1);
    expect(tab.refreshOnce.times).toBe(2);
  });

  it('a token that lives longer than a browser timer is not renewed early', async () => {
    const tab = openTab();
    const day = 24 * 60 * minute;
    await tab.signedIn('password', { ...tokensOf('long'), expiresAt: start + 60 * day });
    for (let hour = 0; hour < 59 * 24; hour += 1) tab.later(60 * minute);
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    tab.later(day + 3 * 60 * minute);
    expect(tab.is({ signedIn: 'renewing' })).toBe(true);
  });

  it('without a refresh token the bearer is used to its end', async () => {
    const tab = openTab();
    await tab.signedIn('password', { ...tokensOf('one'), refresh: null });
    tab.send({ type: 'tab.visible', at: start + 9 * minute });
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    tab.later(9 * minute);
    expect(tab.is({ signedIn: 'ageing' })).toBe(true);
    expect(tab.tags()).toContain('mayCallApi');
  });

  it('a 401 that arrives during the renewal is about the old token and is ignored', async () => {
    const tab = await working();
    tab.later(9 * minute);
    tab.unauthorized('bearer-one', '/app/bookings');
    expect(tab.is({ signedIn: 'renewing' })).toBe(true);
    expect(tab.refreshOnce.times).toBe(1);
  });

  it('a refused refresh token ends the session here and in the other tabs', async () => {
    const tab = await working();
    tab.later(9 * minute);
    await tab.refreshOnce.refuse({ ...unauthorized, at: tab.now() });
    expect(tab.state()).toBe('signedOut');
    expect(tab.context().notice?.sentence).toBe(expired);
    expect(tab.effects()).toEqual([
      'storeDepartures 1',
      'clearStorage',
      'announceSignOut',
      'clearCaches',
    ]);
  });

  it('a refused refresh token sends a person of an organisation to its sign-in', async () => {
    const tab = await working('oidc');
    tab.later(9 * minute);
    await tab.refreshOnce.refuse({ ...unauthorized, at: tab.now() });
    expect(tab.is({ signingIn: 'redirecting' })).toBe(true);
    expect(tab.effects()).toEqual(['storeDepartures 1', 'goOidc {"intended":null}']);
  });

  it('a network failure never signs out: first waiting with a good token, then offline', async () => {
    const tab = await working();
    tab.later(9 * minute);
    await tab.refreshOnce.refuse({ ...unreachable, at: tab.now() });
    expect(tab.is({ signedIn: 'waiting' })).toBe(true);
    expect(tab.tags()).toEqual(['authenticated', 'mayCallApi']);
    tab.later(1_999);
    expect(tab.is({ signedIn: 'waiting' })).toBe(true);
    tab.later(1);
    expect(tab.is({ signedIn: 'renewing' })).toBe(true);
    tab.later(minute);
    await tab.refreshOnce.refuse({ ...unreachable, at: tab.now() });
    expect(tab.is({ signedIn: 'offline' })).toBe(true);
    expect(tab.tags()).toEqual(['authenticated']);
    tab.later(3_999);
    expect(tab.is({ signedIn: 'offline' })).toBe(true);
    tab.later(1);
    await tab.refreshOnce.answer({ tokens: tokensOf('two', tab.now()), at: tab.now() });
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    expect(tab.context().tries).toBe(0);
    expect(tab.effects()).toEqual([]);
  });

  it('a device that is connected again does not wait for the pause', async () => {
    const tab = await working();
    tab.later(9 * minute);
    await tab.refreshOnce.refuse({ ...unreachable, at: tab.now() });
    tab.send({ type: 'network.online' });
    expect(tab.refreshOnce.times).toBe(2);
  });

  it.each(['network.online', 'retry', 'tab.visible'] as const)(
    '%s tries again at once when offline',
    async (type) => {
      const tab = await working();
      tab.later(9 * minute);
      await tab.refreshOnce.refuse({ ...unreachable, at: tab.now() + 2 * minute });
      expect(tab.is({ signedIn: 'offline' })).toBe(true);
      tab.send(type === 'tab.visible' ? { type, at: tab.now() } : { type });
      expect(tab.refreshOnce.times).toBe(2);
    },
  );
});

describe('a request is refused with 401', () => {
  it('about an older bearer token: nothing happens', async () => {
    const tab = await working();
    tab.unauthorized('bearer-before', '/app/bookings');
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    expect(tab.effects()).toEqual([]);
  });

  it.each([
    ['/app/bookings?tab=past', 'goRefreshWithIntended {"intended":"/app/bookings?tab=past"}'],
    ['/application', 'goRefresh'],
    [null, 'goRefresh'],
  ])('from %s: %s, then the session is recovered', async (path, effect) => {
    const tab = await working();
    tab.unauthorized('bearer-one', path);
    expect(tab.effects()).toEqual(['storeDepartures 1', effect]);
    expect(tab.is({ recovering: 'renewing' })).toBe(true);
    await tab.refreshOnce.answer({ tokens: tokensOf('two'), at: start });
    await tab.whoami.answer({ me: ada, at: start });
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    expect(tab.effects()).toEqual([]);
  });

  it('a person of an organisation goes to its sign-in, which knows the wanted path', async () => {
    const tab = await working('oidc');
    tab.unauthorized('bearer-one', '/app/bookings');
    expect(tab.effects()).toEqual(['storeDepartures 1', 'goOidc {"intended":"/app/bookings"}']);
    expect(tab.startOidc.latest.input).toEqual({ intended: '/app/bookings' });
  });

  it('the path that was wanted before is forgotten once the person is back', async () => {
    const tab = openTab();
    await tab.finds({ callback: { code: 'c', state: 's' } });
    await tab.exchangeCode.answer({ tokens: tokensOf('one'), at: start, intended: '/app/teams' });
    await tab.whoami.answer({ me: ada, at: start });
    tab.later(9 * minute);
    tab.effects();
    await tab.refreshOnce.refuse({ ...unauthorized, at: tab.now() });
    expect(tab.effects()).toContain('goOidc {"intended":null}');
  });

  it('without a refresh token the session has ended', async () => {
    const tab = openTab();
    await tab.signedIn('password', { ...tokensOf('one'), refresh: null });
    tab.unauthorized('bearer-one', '/app/bookings');
    expect(tab.state()).toBe('signedOut');
    expect(tab.context()).toMatchObject({
      intended: '/app/bookings',
      notice: { sentence: expired },
    });
  });

  it.each(['password', 'oidc'] as const)(
    'the fourth time in a minute (%s) it ends the session instead of going round',
    async (method) => {
      const tab = await working(method, [start - 50_000, start - 20_000, start - 1_000]);
      tab.unauthorized('bearer-one', '/app/bookings');
      expect(tab.state()).toBe('signedOut');
      expect(tab.context().notice?.sentence).toBe(expired);
      expect(tab.effects()).toEqual(['storeDepartures 4', 'clearStorage', 'clearCaches']);
    },
  );

  it('a person of an organisation whose renewal is refused for the fourth time in a minute stays here', async () => {
    const due = start + 9 * minute;
    const tab = await working('oidc', [due - 3_000, due - 2_000, due - 1_000]);
    tab.later(9 * minute);
    tab.effects();
    await tab.refreshOnce.refuse({ ...unauthorized, at: tab.now() });
    expect(tab.state()).toBe('signedOut');
    expect(tab.context().notice?.sentence).toBe(expired);
    expect(tab.effects()).not.toContain('goOidc {"intended":null}');
  });

  it('the third time in a minute is not yet a circle', async () => {
    const tab = await working('password', [start - 2_000, start - 1_000]);
    tab.unauthorized('bearer-one', '/app/bookings');
    expect(tab.is({ recovering: 'renewing' })).toBe(true);
  });

  it('departures older than a minute are forgotten', async () => {
    const tab = await working('password', [start - 61_000, start - 60_000, start - 59_999]);
    tab.unauthorized('bearer-one', '/app/bookings');
    expect(tab.is({ recovering: 'renewing' })).toBe(true);
    expect(tab.context().departures).toEqual([start - 59_999, start]);
  });
});

describe('recovering', () => {
  const recovering = async () => {
    const tab = await working();
    tab.unauthorized('bearer-one', '/app/bookings');
    tab.effects();
    return tab;
  };

  it('a refused refresh token ends the session here and in the other tabs', async () => {
    const tab = await recovering();
    await tab.refreshOnce.refuse(unauthorized);
    expect(tab.effects()).toEqual(['clearStorage', 'announceSignOut', 'clearCaches']);
    expect(tab.context()).toMatchObject({ tokens: null, me: null, notice: { sentence: expired } });
  });

  it.each(['retry', 'network.online', 'the pause'])(
    'a network failure never signs out: %s tries again',
    async (way) => {
      const tab = await recovering();
      await tab.refreshOnce.refuse(unreachable);
      expect(tab.is({ recovering: 'unreachable' })).toBe(true);
      tab.later(1_999);
      expect(tab.refreshOnce.times).toBe(1);
      if (way === 'the pause') tab.later(1);
      else tab.send({ type: way as 'retry' });
      expect(tab.refreshOnce.times).toBe(2);
      expect(tab.effects()).toEqual([]);
    },
  );

  it('tokens that another tab got meanwhile are taken over', async () => {
    const tab = await recovering();
    tab.elsewhere(tokensOf('theirs'), 'ada');
    expect(tab.whoami.latest.input.tokens?.bearer).toBe('bearer-theirs');
  });

  it('a sign-out in another tab counts here too, and a late answer changes nothing', async () => {
    const tab = await recovering();
    tab.elsewhere(null, null);
    await tab.refreshOnce.answer({ tokens: tokensOf('late'), at: start });
    expect(tab.state()).toBe('signedOut');
    expect(tab.context()).toMatchObject({ tokens: null, notice: { reason: 'signedOutElsewhere' } });
  });

  it('somebody else answering clears what was cached for the first person', async () => {
    const tab = await recovering();
    tab.elsewhere(tokensOf('theirs'), 'ben');
    await tab.whoami.answer({ me: ben, at: start });
    expect(tab.effects()).toEqual(['clearCaches']);
    expect(tab.context().me).toEqual(ben);
  });
});
