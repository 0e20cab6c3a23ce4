import { describe, expect, it } from 'vitest';
import {
  ada,
  minute,
  openTab,
  start,
  tokensOf,
  unauthorized,
  unreachable,
} from '#tests/support/auth-scene.ts';

const password = {
  type: 'signIn.password',
  email: 'ada@example.org',
  password: 'a long secret',
} as const;
const expired = 'Your session has ended. Sign in to continue where you left off.';

describe('when a tab is opened', () => {
  it('looks for a session first, and is busy', () => {
    const tab = openTab();
    expect(tab.state()).toBe('booting');
    expect(tab.tags()).toEqual(['busy']);
  });

  it('with nothing stored, nobody is signed in and no reason is given', async () => {
    const tab = openTab();
    await tab.finds({});
    expect(tab.state()).toBe('signedOut');
    expect(tab.tags()).toEqual(['anonymous']);
    expect(tab.context().notice).toBeNull();
  });

  it('with a bearer token that is still good, the server is asked whose it is', async () => {
    const tab = openTab();
    await tab.finds({ tokens: tokensOf('one'), loginMethod: 'password' });
    expect(tab.is({ identifying: 'asking' })).toBe(true);
    expect(tab.whoami.latest.input.tokens?.bearer).toBe('bearer-one');
  });

  it.each([
    ['has ended', { ...tokensOf('old'), expiresAt: start }],
    ['was lost in an interrupted write', { ...tokensOf('old'), bearer: null }],
  ])('with a bearer token that %s, the refresh token is exchanged first', async (_, tokens) => {
    const tab = openTab();
    await tab.finds({ tokens });
    expect(tab.is({ recovering: 'renewing' })).toBe(true);
    expect(tab.refreshOnce.latest.input).toEqual({ tokens });
    expect(tab.whoami.times).toBe(0);
    await tab.refreshOnce.answer({ tokens: tokensOf('new'), at: start });
    expect(tab.whoami.latest.input.tokens?.bearer).toBe('bearer-new');
  });

  it('with an ended bearer token and no refresh token, nobody is signed in', async () => {
    const tab = openTab();
    await tab.finds({ tokens: { bearer: 'old', refresh: null, expiresAt: start } });
    expect(tab.state()).toBe('signedOut');
  });

  it('on the way back from the identity provider, the code is exchanged before anything stored is used', async () => {
    const tab = openTab();
    await tab.finds({ callback: { code: 'c', state: 's' }, tokens: tokensOf('stale') });
    expect(tab.is({ signingIn: 'exchanging' })).toBe(true);
    expect(tab.exchangeCode.latest.input).toEqual({ code: 'c', state: 's' });
  });

  it('with a storage that cannot be read, nobody is signed in', async () => {
    const tab = openTab();
    await tab.boot.refuse(new Error('storage is blocked'));
    expect(tab.state()).toBe('signedOut');
  });
});

describe('signing in with a password', () => {
  const ready = async () => {
    const tab = openTab();
    await tab.finds({});
    tab.effects();
    return tab;
  };

  it('asks the server, keeps and stores the tokens, then asks who it is', async () => {
    const tab = await ready();
    tab.send(password);
    expect(tab.is({ signingIn: 'password' })).toBe(true);
    expect(tab.tags()).toEqual(['anonymous', 'busy']);
    expect(tab.passwordGrant.latest.input).toEqual({
      email: 'ada@example.org',
      password: 'a long secret',
    });
    await tab.passwordGrant.answer({ tokens: tokensOf('one'), at: start });
    expect(tab.effects()).toEqual(['storeTokens bearer-one password']);
    expect(tab.is({ identifying: 'asking' })).toBe(true);
    await tab.whoami.answer({ me: ada, at: start });
    expect(tab.is({ signedIn: 'fresh' })).toBe(true);
    expect(tab.tags()).toEqual(['authenticated', 'mayCallApi']);
    expect(tab.context()).toMatchObject({ me: ada, loginMethod: 'password', notice: null });
  });

  it('never keeps the password', async () => {
    const tab = await ready();
    tab.send(password);
    expect(JSON.stringify(tab.context())).not.toContain('a long secret');
    await tab.passwordGrant.answer({ tokens: tokensOf('one'), at: start });
    expect(JSON.stringify(tab.actor.getPersistedSnapshot())).not.toContain('a long secret');
  });

  it.each(['Incorrect email or password.', 'Your account is locked for 15 minutes.'])(
    'a refusal says what the server said: %s',
    async (sentence) => {
      const tab = await ready();
      tab.send(password);
      await tab.passwordGrant.refuse({ reason: 'rejected', sentence });
      expect(tab.state()).toBe('signedOut');
      expect(tab.context().notice).toEqual({ reason: 'rejected', sentence });
      expect(tab.context().tokens).toBeNull();
    },
  );

  it.each([unreachable, new TypeError('Failed to fetch'), undefined])(
    'a server that does not answer is not called a wrong password (%j)',
    async (failure) => {
      const tab = await ready();
      tab.send(password);
      await tab.passwordGrant.refuse(failure);
      expect(tab.state()).toBe('signedOut');
      expect(tab.context().notice?.sentence).toBe(
        'We can’t reach the server. Check your connection and try again.',
      );
    },
  );

  it('a new attempt takes the old reason away', async () => {
    const tab = await ready();
    tab.send(password);
    await tab.passwordGrant.refuse({ reason: 'rejected' });
    tab.send(password);
    expect(tab.context().notice).toBeNull();
  });

  it('a second press while the first is on its way is refused', async () => {
    const tab = await ready();
    tab.send(password);
    expect(tab.can(password)).toBe(false);
    tab.send(password);
    expect(tab.passwordGrant.times).toBe(1);
  });

  it('is refused to somebody who is signed in', async () => {
    const tab = openTab();
    await tab.signedIn();
    expect(tab.can(password)).toBe(false);
    expect(tab.can({ type: 'signIn.oidc', intended: null })).toBe(false);
  });
});

describe('signing in through the organisation', () => {
  it('leaves for the provider with the wanted path', async () => {
    const tab = openTab();
    await tab.finds({});
    tab.send({ type: 'signIn.oidc', intended: '/app/bookings' });
    expect(tab.is({ signingIn: 'redirecting' })).toBe(true);
    expect(tab.startOidc.latest.input).toEqual({ intended: '/app/bookings' });
  });

  it('says so when the provider cannot be found, or the browser does not leave within 10 seconds', async () => {
    const tab = openTab();
    await tab.finds({});
    tab.send({ type: 'signIn.oidc', intended: null });
    await tab.startOidc.refuse(new Error('no such issuer'));
    expect(tab.context().notice?.reason).toBe('oidcFailed');
    tab.send({ type: 'signIn.oidc', intended: null });
    tab.later(9_999);
    expect(tab.is({ signingIn: 'redirecting' })).toBe(true);
    tab.later(1);
    expect(tab.state()).toBe('signedOut');
    expect(tab.context().notice?.reason).toBe('unreachable');
  });

  it('coming back keeps the tokens, the method and the wanted path, and drops the code', async () => {
    const tab = openTab();
    await tab.finds({ callback: { code: 'c', state: 's' } });
    await tab.exchangeCode.answer({ tokens: tokensOf('one'), at: start, intended: '/app/teams' });
    expect(tab.effects()).toEqual(['storeTokens bearer-one oidc']);
    await tab.whoami.answer({ me: ada, at: start });
    expect(tab.context()).toMatchObject({
      loginMethod: 'oidc',
      intended: '/app/teams',
      callback: null,
    });
  });

  it('a code that the provider refuses leads back to the sign-in page', async () => {
    const tab = openTab();
    await tab.finds({ callback: { code: 'c', state: 'forged' } });
    await tab.exchangeCode.refuse(unauthorized);
    expect(tab.state()).toBe('signedOut');
    expect(tab.context()).toMatchObject({ callback: null, notice: { reason: 'oidcFailed' } });
  });
});

describe('asking who it is', () => {
  const asking = async () => {
    const tab = openTab();
    await tab.finds({ tokens: tokensOf('one') });
    return tab;
  };

  it('a 401 recovers once, and a second 401 ends the session', async () => {
    const tab = await asking();
    await tab.whoami.refuse(unauthorized);
    expect(tab.is({ recovering: 'renewing' })).toBe(true);
    await tab.refreshOnce.answer({ tokens: tokensOf('two'), at: start });
    tab.effects();
    await tab.whoami.refuse(unauthorized);
    expect(tab.state()).toBe('signedOut');
    expect(tab.effects()).toEqual(['clearStorage', 'clearCaches']);
    expect(tab.context().notice?.sentence).toBe(expired);
    expect(tab.refreshOnce.times).toBe(1);
  });

  it('a 401 without a refresh token ends the session', async () => {
    const tab = openTab();
    await tab.finds({ tokens: { ...tokensOf('one'), refresh: null } });
    await tab.whoami.refuse(unauthorized);
    expect(tab.state()).toBe('signedOut');
    expect(tab.context().notice?.sentence).toBe(expired);
  });

  it('a network failure never signs out: it is tried again after 1, 2, 4 … at most 30 seconds', async () => {
    const tab = await asking();
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await tab.whoami.refuse(unreachable);
      tab.later(pause - 1);
      expect(tab.is({ identifying: 'unreachable' })).toBe(true);
      tab.later(1);
      expect(tab.is({ identifying: 'asking' })).toBe(true);
    }
    expect(tab.effects()).toEqual([]);
  });

  it.each(['retry', 'network.online'] as const)('%s asks again at once', async (type) => {
    const tab = await asking();
    expect(tab.can({ type })).toBe(false);
    await tab.whoami.refuse(unreachable);
    tab.send({ type });
    expect(tab.whoami.times).toBe(2);
  });

  it('a bearer token that ended while the network was away is still recovered', async () => {
    const tab = await asking();
    await tab.whoami.refuse(unreachable);
    tab.later(minute);
    await tab.whoami.refuse(unauthorized);
    expect(tab.is({ recovering: 'renewing' })).toBe(true);
  });

  it('signing out is possible while waiting', async () => {
    const tab = await asking();
    await tab.whoami.refuse(unreachable);
    tab.send({ type: 'signOut' });
    expect(tab.state()).toBe('signingOut');
  });
});
