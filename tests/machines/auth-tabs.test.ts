import { describe, expect, it } from 'vitest';
import {
  ada,
  ben,
  minute,
  openTab,
  start,
  tokensOf,
  unreachable,
} from '#tests/support/auth-scene.ts';

const working = async (
  loginMethod: 'password' | 'oidc' = 'password',
  departures: number[] = [],
) => {
  const tab = openTab(departures);
  await tab.signedIn(loginMethod);
  return tab;
};

describe('other tabs', () => {
  it('signing in there signs in here', async () => {
    const tab = openTab();
    await tab.finds({});
    tab.elsewhere(tokensOf('theirs'), 'ada');
    expect(tab.is({ identifying: 'asking' })).toBe(true);
    expect(tab.context().loginMethod).toBe('password');
  });

  it('signing out there, while nobody is signed in here, changes nothing', async () => {
    const tab = openTab();
    await tab.finds({});
    tab.elsewhere(null, null);
    expect(tab.state()).toBe('signedOut');
    expect(tab.context().notice).toBeNull();
  });

  it('signing out there signs out here and clears what was cached', async () => {
    const tab = await working();
    tab.elsewhere(null, null);
    expect(tab.state()).toBe('signedOut');
    expect(tab.context().notice?.sentence).toBe('You have signed out in another tab.');
    expect(tab.effects()).toEqual(['clearCaches']);
  });

  it('signing out there is noticed while this tab still asks who it is', async () => {
    const tab = openTab();
    await tab.finds({ tokens: tokensOf('one') });
    tab.elsewhere(null, null);
    await tab.whoami.answer({ me: ada, at: start });
    expect(tab.state()).toBe('signedOut');
    expect(tab.context().notice?.reason).toBe('signedOutElsewhere');
  });

  it('tokens from there are taken over while this tab still asks who it is', async () => {
    const tab = openTab();
    await tab.finds({ tokens: tokensOf('one') });
    await tab.whoami.refuse(unreachable);
    tab.elsewhere(tokensOf('theirs'), 'ada');
    expect(tab.is({ identifying: 'asking' })).toBe(true);
    expect(tab.whoami.latest.input.tokens?.bearer).toBe('bearer-theirs');
  });

  it('renewing there spares the renewal here', async () => {
    const tab = await working();
    tab.later(8 * minute);
    tab.elsewhere(tokensOf('theirs', tab.now()), 'ada');
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    tab.later(9 * minute - 1);
    expect(tab.refreshOnce.times).toBe(0);
    tab.later(1);
    expect(tab.refreshOnce.latest.input.tokens?.refresh).toBe('refresh-theirs');
  });

  it('another account there is identified here with the caches cleared', async () => {
    const tab = await working();
    tab.elsewhere(tokensOf('ben'), 'ben');
    expect(tab.is({ identifying: 'asking' })).toBe(true);
    expect(tab.effects()).toContain('clearCaches');
    await tab.whoami.answer({ me: ben, at: start });
    expect(tab.context().me).toEqual(ben);
  });
});

describe('signing out', () => {
  it('clears this device and tells the tabs before it asks the server', async () => {
    const tab = await working();
    tab.send({ type: 'signOut' });
    expect(tab.state()).toBe('signingOut');
    expect(tab.tags()).toEqual(['anonymous', 'busy']);
    expect(tab.effects()).toEqual(['clearStorage', 'announceSignOut', 'clearCaches']);
    expect(tab.revoke.latest.input.tokens?.refresh).toBe('refresh-one');
    await tab.revoke.answer();
    expect(tab.context()).toMatchObject({
      tokens: null,
      me: null,
      loginMethod: null,
      intended: null,
    });
    expect(tab.context().notice?.sentence).toBe('You have signed out.');
  });

  it.each(['refuses', 'does not answer within 3 seconds'])(
    'is complete even when the server %s',
    async (how) => {
      const tab = await working();
      tab.send({ type: 'signOut' });
      if (how === 'refuses') await tab.revoke.refuse(unreachable);
      else tab.later(3_000);
      expect(tab.state()).toBe('signedOut');
      expect(tab.context()).toMatchObject({ tokens: null, notice: { reason: 'signedOut' } });
    },
  );

  it('during a renewal leaves nothing behind when the answer comes late', async () => {
    const tab = await working();
    tab.later(9 * minute);
    tab.send({ type: 'signOut' });
    await tab.refreshOnce.answer({ tokens: tokensOf('late'), at: tab.now() });
    await tab.revoke.answer();
    expect(tab.state()).toBe('signedOut');
    expect(tab.context().tokens).toBeNull();
  });

  it('is possible while the session is being recovered, and forgets the page that was wanted', async () => {
    const tab = await working();
    tab.unauthorized('bearer-one', '/app/bookings');
    await tab.refreshOnce.refuse(unreachable);
    expect(tab.context().intended).toBe('/app/bookings');
    tab.send({ type: 'signOut' });
    expect(tab.state()).toBe('signingOut');
    expect(tab.context().intended).toBeNull();
  });

  it('is refused to somebody who is not signed in', async () => {
    const tab = openTab();
    expect(tab.can({ type: 'signOut' })).toBe(false);
    await tab.finds({});
    expect(tab.can({ type: 'signOut' })).toBe(false);
  });
});
