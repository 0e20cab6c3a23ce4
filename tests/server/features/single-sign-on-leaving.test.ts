import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishChange } from '#server/stream/publish.ts';
import { livePage } from '#tests/support/live-page.ts';
import { openProvider } from '#tests/support/oidc.ts';
import { testServer, testSettings } from '#tests/support/server.ts';
import { refresh, signIn, statusOf } from '../identity/identity-server.ts';
import { anEmployee, anEmployer, aSingleSignOnScene, settings } from './single-sign-on-scene.ts';

const { server, provider, comesIn } = await aSingleSignOnScene();
/** Another process on the same database, which hears hints and never looks by itself. */
const elsewhere = await testServer({
  services: { db: { ...server.db }, clock: server.clock },
  lookEvery: 3_600_000,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.clock.set(Date.now());
});
afterEach(() => void vi.useRealTimers());

const ended = 'The stream has ended.';
const off = { enabled: false, issuer: null, clientId: null, clientSecret: null, enforced: false };

test.each(['switches single sign-on off', 'goes to another provider'])(
  'an organisation that %s ends the sign-ins that came through the one it leaves, and no others',
  async (way) => {
    const employer = await anEmployer(server, provider);
    const other = await anEmployer(server, provider);
    const [ida, pat, una] = [
      await anEmployee(server, provider, employer),
      await anEmployee(server, provider, employer),
      await anEmployee(server, provider, other),
    ];
    const through = [
      (await comesIn(ida.email, ida.name)).grant,
      (await comesIn(ida.email, ida.name)).grant,
    ];
    const kept = [await signIn(server, pat.email), (await comesIn(una.email, una.name)).grant];
    const pages = await Promise.all(
      [...through, ...kept].map(({ bearerToken }) => livePage(elsewhere.withBearer(bearerToken))),
    );

    if (way === 'goes to another provider') {
      const next = await openProvider({ publicUrl: testSettings.publicUrl });
      await settings(server.db, employer.id, { ...next, enabled: true, enforced: false });
      await next.close();
    } else await settings(server.db, employer.id, off);

    for (const { bearerToken, refreshToken } of through) {
      expect(await statusOf(server, bearerToken)).toBe(401);
      expect((await refresh(server, refreshToken)).status).toBe(401);
    }
    for (const { bearerToken } of kept) expect(await statusOf(server, bearerToken)).toBe(200);
    const userIds = [ida.id, pat.id, una.id];
    await publishChange(server.db, { topics: ['mark'], to: { userIds, staff: false } });
    const told = pages.map((page) =>
      page.until('mark').then(
        () => 'goes on',
        (error: Error) => error.message,
      ),
    );
    expect(await Promise.all(told)).toEqual([ended, ended, 'goes on', 'goes on']);
    for (const page of pages) page.close();
  },
);
