import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#database/schema/index.ts';
import { ssoSentences } from '#server/features/single-sign-on/sentences.ts';
import { userKind } from '#server/features/users/public.ts';
import { send } from '#server/records/send.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { openProvider, signInThere } from '#tests/support/oidc.ts';
import { testSettings } from '#tests/support/server.ts';
import { anEmployee, anEmployer, aSingleSignOnScene, personIn } from './single-sign-on-scene.ts';

const scene = await aSingleSignOnScene();
const { server, provider, begin, back, comesIn, exchange, start, whoami } = scene;
const employer = await anEmployer(server, provider);

const refusedWith = (sentence: string) => ({ status: 422, errors: { request: sentence } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.clock.set(Date.now());
});
afterEach(() => void vi.useRealTimers());

describe('somebody whose organisation confirms who they are', () => {
  test('comes in, and stays known when their address changes there', async () => {
    const { id, email, name } = await anEmployee(server, provider, employer);
    const first = await comesIn(email, name);
    expect(first.status).toBe(200);
    expect(await whoami(first.grant)).toMatchObject({ id, email });
    expect(await personIn(server, id)).toMatchObject({
      oidcIssuer: provider.issuer,
      oidcSubject: name,
      lastSignInAt: server.clock.now(),
    });
    provider.people.set(name, { email: 'married@example.org', email_verified: false });
    const again = await comesIn(email, name);
    expect(await whoami(again.grant)).toMatchObject({ id });
  });

  test('is sent there with all that makes the way safe, and with what they typed', async () => {
    const { email } = await anEmployee(server, provider, employer);
    const { url, state } = await begin(email);
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: `${testSettings.publicUrl}/auth/oidc`,
      code_challenge_method: 'S256',
      login_hint: email,
      state,
    });
    expect(asked['code_challenge']).toHaveLength(43);
    expect(asked['nonce']).toBeTruthy();
  });

  test('is active from then on when they were only invited', async () => {
    const { id, email, name } = await anEmployee(server, provider, employer, { status: 'invited' });
    const { grant } = await comesIn(email, name);
    expect(await whoami(grant)).toMatchObject({ id });
    expect(await personIn(server, id)).toMatchObject({ status: 'active' });
  });

  test('keeps the session going like anybody else', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const { grant } = await comesIn(email, name);
    const renewed = await server.as(null).call('POST /auth/refresh', {
      body: { refreshToken: grant.refreshToken },
    });
    expect(renewed.bearerToken).not.toBe('');
  });
});

describe('signing out', () => {
  const signOut = (refreshToken: string) =>
    server.as(null).call('POST /auth/sign-out', { body: { refreshToken } });

  test('leads on to the provider, once, which knows who is leaving and where they go then', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const { grant } = await comesIn(email, name);
    const { providerUrl } = await signOut(grant.refreshToken);
    const { origin, searchParams } = new URL(providerUrl ?? '');
    expect(origin).toBe(provider.issuer);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(
      `${testSettings.publicUrl}/auth/sign-out`,
    );
    const [, claims = ''] = (searchParams.get('id_token_hint') ?? '').split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: name });
    expect((await fetch(providerUrl ?? '')).status).toBe(200);
    expect(await signOut(grant.refreshToken)).toEqual({ providerUrl: null });
  });

  test('never waits for a provider that is down', async () => {
    const fragile = await openProvider({ publicUrl: testSettings.publicUrl });
    const own = await anEmployer(server, fragile);
    const { email, name } = await anEmployee(server, fragile, own);
    const { grant } = await comesIn(email, name);
    await fragile.close();
    server.clock.advance({ hours: 2 });
    expect(await signOut(grant.refreshToken)).toEqual({ providerUrl: null });
  });
});

describe('nobody comes in', () => {
  test('who turned away at the provider', async () => {
    const { email } = await anEmployee(server, provider, employer);
    const { url, state } = await begin(email);
    const { searchParams } = await signInThere(url, null);
    expect(searchParams.get('error')).toBe('access_denied');
    expect(searchParams.get('state')).toBe(state);
    expect(searchParams.get('code')).toBeNull();
  });

  test('with the state of another way', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const mine = await back(await begin(email), name);
    const other = await begin(email);
    expect(await exchange({ ...mine, state: other.state })).toMatchObject(
      refusedWith(ssoSentences.failed),
    );
    expect(await exchange({ ...mine, state: other.state, attempt: other.attempt })).toMatchObject(
      refusedWith(ssoSentences.failed),
    );
    expect(await exchange({ ...mine, attempt: `${mine.attempt.slice(0, -3)}AAA` })).toMatchObject(
      refusedWith(ssoSentences.failed),
    );
  });

  test('with an ID token that was made for another nonce', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const way = await begin(email);
    const url = new URL(way.url);
    url.searchParams.set('nonce', 'another one');
    const mine = await back({ ...way, url: url.href }, name);
    expect(await exchange(mine)).toMatchObject(refusedWith(ssoSentences.failed));
  });

  test('with a code that was asked for by somebody without the verifier', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const stolen = await back(await begin(email), name);
    const own = await begin(email);
    expect(await exchange({ ...own, code: stolen.code, issuer: stolen.issuer })).toMatchObject(
      refusedWith(ssoSentences.failed),
    );
  });

  test('with an answer that names another provider', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const mine = await back(await begin(email), name);
    expect(await exchange({ ...mine, issuer: 'https://evil.example' })).toMatchObject(
      refusedWith(ssoSentences.failed),
    );
  });

  test('with a code that is too old', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const mine = await back(await begin(email), name);
    vi.setSystemTime(Date.now() + 90_000);
    server.clock.set(Date.now());
    expect(await exchange(mine)).toMatchObject(refusedWith(ssoSentences.failed));
  });

  test('who took more than ten minutes', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const way = await begin(email);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    server.clock.set(Date.now());
    expect(await exchange(await back(way, name))).toMatchObject(refusedWith(ssoSentences.failed));
  });

  test('a second time with the same answer, whoever sends it', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    const mine = await back(await begin(email), name);
    const answers = await Promise.all([exchange(mine), exchange(mine), exchange(mine)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await exchange(mine)).toMatchObject(refusedWith(ssoSentences.failed));
  });

  test('whose address the provider has not confirmed, or does not tell', async () => {
    const { id, email, name } = await anEmployee(server, provider, employer, { isVerified: false });
    expect(await comesIn(email, name)).toMatchObject(refusedWith(ssoSentences.unverified));
    provider.people.set(name, {});
    expect(await comesIn(email, name)).toMatchObject(refusedWith(ssoSentences.unverified));
    expect((await personIn(server, id)).oidcSubject).toBeNull();
  });

  test('who is nobody here, of another organisation, closed, or staff, all told the same', async () => {
    const other = await anEmployer(server, provider);
    const elsewhere = await anEmployee(server, provider, other);
    const closed = await anEmployee(server, provider, employer, { status: 'deleted' });
    provider.people.set('nobody', { email: `nobody@${employer.domain}`, email_verified: true });
    for (const name of ['nobody', elsewhere.name, closed.name])
      expect(await comesIn(`x@${employer.domain}`, name)).toMatchObject(
        refusedWith(ssoSentences.noAccount),
      );
    expect((await personIn(server, elsewhere.id)).oidcSubject).toBeNull();
  });

  test('with an address of letters that only look like those of somebody here', async () => {
    const { id, name } = await anEmployee(server, provider, employer);
    const email = `kate.${id}@${employer.domain}`;
    await server.db.orm.update(users).set({ email }).where(eq(users.id, id));
    // The sign of kelvin, which is a small k once capitals are set aside.
    const alike = email.replace('k', '\u212A');
    expect(alike.toLowerCase()).toBe(email);
    provider.people.set(name, { email: alike, email_verified: true });
    expect(await comesIn(email, name)).toMatchObject(refusedWith(ssoSentences.noAccount));
    expect((await personIn(server, id)).oidcSubject).toBeNull();
  });

  test('as somebody who is known as another one at the provider', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    expect((await comesIn(email, name)).status).toBe(200);
    provider.people.set('impostor', { email, email_verified: true });
    expect(await comesIn(email, 'impostor')).toMatchObject(refusedWith(ssoSentences.noAccount));
  });

  test('who left for the provider before their account was closed and came back', async () => {
    const { id, email, name } = await anEmployee(server, provider, employer);
    const returned = await back(await begin(email), name);
    const by = await aPerson(server.db, 'SuperAdmin', 'Eva Novak');
    server.clock.advance({ seconds: 1 });
    for (const type of ['DELETE', 'RESTORE'] as const)
      await server.db.transaction(() =>
        send(server.db, userKind, id, { type, by, at: server.clock.now() }),
      );
    expect(await exchange(returned)).toMatchObject(refusedWith(ssoSentences.failed));
  });

  test('whose organisation has switched it off meanwhile', async () => {
    const leaving = await anEmployer(server, provider);
    const { email, name } = await anEmployee(server, provider, leaving);
    const mine = await back(await begin(email), name);
    await server.db.script(
      `UPDATE organizations SET sso_enabled = false WHERE id = '${leaving.id}'`,
    );
    expect(await exchange(mine)).toMatchObject(refusedWith(ssoSentences.failed));
    expect(await start(email)).toMatchObject({ errors: { email: ssoSentences.noProvider } });
  });
});

describe('clocks', () => {
  test.each([
    ['a minute and a half behind ours', 90_000],
    ['five minutes before ours', -300_000],
  ])('the provider’s may be %s', async (_, ahead) => {
    const { email, name } = await anEmployee(server, provider, employer);
    server.clock.set(Date.now() + ahead);
    expect((await comesIn(email, name)).status).toBe(200);
  });

  test('an ID token that is over is not believed', async () => {
    const { email, name } = await anEmployee(server, provider, employer);
    server.clock.set(Date.now() + 300_000);
    expect(await comesIn(email, name)).toMatchObject(refusedWith(ssoSentences.failed));
  });
});

describe('a provider that is down', () => {
  test('before somebody goes there, and after', async () => {
    const fragile = await openProvider({ publicUrl: testSettings.publicUrl });
    const own = await anEmployer(server, fragile);
    const { email, name } = await anEmployee(server, fragile, own);
    const mine = await back(await begin(email), name);
    await fragile.close();
    expect(await exchange(mine)).toMatchObject(refusedWith(ssoSentences.unreachable));
    server.clock.advance({ hours: 2 });
    expect(await start(email)).toMatchObject(refusedWith(ssoSentences.unreachable));
  });

  test('with the wrong secret, it is the settings that are wrong, and the log says so without the secret', async () => {
    const wrong = { ...provider, clientSecret: 'not the secret at all' };
    const own = await anEmployer(server, wrong);
    const { email, name } = await anEmployee(server, provider, own);
    expect(await comesIn(email, name)).toMatchObject(refusedWith(ssoSentences.failed));
    const said = JSON.stringify(server.logged);
    expect(said).toContain('invalid_client');
    expect(said).not.toContain('not the secret at all');
    expect(said).not.toContain(email);
  });
});

test('an address says nothing about who has an account', async () => {
  const known = await start(`somebody@${employer.domain}`);
  expect(known.status).toBe(200);
  expect(await start('somebody@nowhere.example')).toMatchObject({
    status: 422,
    errors: { email: ssoSentences.noProvider },
  });
  expect(await start('no address')).toMatchObject({ errors: { email: ssoSentences.noProvider } });
});
