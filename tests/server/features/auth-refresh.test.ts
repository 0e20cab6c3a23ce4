import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { auditEntries, refreshTokens, tokenFamilies, users } from '#database/schema/index.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import {
  anAccount,
  identityServer,
  post,
  refresh,
  refusedRenewal,
  renewed,
  restarted,
  signIn,
  statusOf,
} from '#tests/server/identity/identity-server.ts';
import type { Grant, IdentityServer } from '#tests/server/identity/identity-server.ts';

const server = await identityServer({ limits: noLimits });

const begin = async () => signIn(server, (await anAccount(server.db)).email);
const familyOf = ({ bearerToken }: Grant): string => String(decodeJwt(bearerToken).sid);
const generationsOf = (grant: Grant) =>
  server.db.orm
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.familyId, familyOf(grant)));
const refused = { status: 401, body: '' };

describe('renewing', () => {
  test('gives a new refresh token and a bearer token that goes on where the old one ends', async () => {
    const first = await begin();
    server.clock.advance({ minutes: 10 });
    expect(await statusOf(server, first.bearerToken)).toBe(401);
    const second = await renewed(server, first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(familyOf(second)).toBe(familyOf(first));
    expect(await statusOf(server, second.bearerToken)).toBe(200);
    const third = await renewed(server, second.refreshToken);
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
  });

  test('a hundred times at one moment makes one new generation, and all get the same successor', async () => {
    const first = await begin();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => renewed(server, first.refreshToken)),
    );
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    expect(await generationsOf(first)).toHaveLength(2);
    expect(await statusOf(server, answers[57]?.bearerToken ?? '')).toBe(200);
  });

  test('again within 30 seconds gives the same successor and a fresh bearer token', async () => {
    const first = await begin();
    const second = await renewed(server, first.refreshToken);
    server.clock.advance({ seconds: 30 });
    const again = await renewed(server, first.refreshToken);
    expect(again.refreshToken).toBe(second.refreshToken);
    expect(decodeJwt(again.bearerToken).iat).toBe(Number(decodeJwt(second.bearerToken).iat) + 30);
    expect(await generationsOf(first)).toHaveLength(2);
  });

  test('again after a restart gives the same successor', async () => {
    const first = await begin();
    const second = await renewed(server, first.refreshToken);
    const later = await restarted(server);
    expect((await renewed(later, first.refreshToken)).refreshToken).toBe(second.refreshToken);
    expect(await statusOf(later, second.bearerToken)).toBe(200);
  });

  test('keeps no token that could be read out of the database', async () => {
    const first = await begin();
    const second = await renewed(server, first.refreshToken);
    const rows = JSON.stringify([
      await generationsOf(first),
      await server.db.orm.select().from(tokenFamilies),
    ]);
    expect(rows).not.toContain(first.refreshToken);
    expect(rows).not.toContain(second.refreshToken);
  });
});

describe('a token that comes back after its 30 seconds', () => {
  const reuse = async (by: (current: IdentityServer) => Promise<IdentityServer>) => {
    const first = await begin();
    const second = await renewed(server, first.refreshToken);
    server.clock.advance({ seconds: 30, ms: 1 });
    const current = await by(server);
    const answer = await refusedRenewal(current, first.refreshToken);
    return { first, second, current, answer };
  };

  test.each<[string, (current: IdentityServer) => Promise<IdentityServer>]>([
    ['to the same process', async (current) => current],
    ['after a restart', restarted],
  ])('%s ends its family with all later tokens', async (_, by) => {
    const { answer, current, second } = await reuse(by);
    expect(answer).toEqual(refused);
    expect(await refusedRenewal(current, second.refreshToken)).toEqual(refused);
    expect(await statusOf(current, second.bearerToken)).toBe(401);
  });

  test('is written into the audit trail once', async () => {
    const { first } = await reuse(async (current) => current);
    await refusedRenewal(server, first.refreshToken);
    const { sid, sub } = decodeJwt(first.bearerToken);
    const entries = await server.db.orm
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entityId, String(sid)), eq(auditEntries.kind, 'refreshTokenReused')),
      );
    expect(entries).toMatchObject([
      { actorId: sub, entity: 'tokenFamily', detail: { generation: 1 }, at: server.clock.now() },
    ]);
  });

  test('leaves the other sign-ins of the person alone', async () => {
    const { email } = await anAccount(server.db);
    const one = await signIn(server, email);
    const other = await signIn(server, email);
    await renewed(server, one.refreshToken);
    server.clock.advance({ minutes: 1 });
    expect(await refusedRenewal(server, one.refreshToken)).toEqual(refused);
    await expect(renewed(server, other.refreshToken)).resolves.toBeDefined();
  });
});

describe('the ends of a sign-in', () => {
  test('it ends when nobody renews it for 14 days', async () => {
    const first = await begin();
    server.clock.advance({ days: 14, ms: -1 });
    const second = await renewed(server, first.refreshToken);
    server.clock.advance({ days: 14 });
    expect(await refusedRenewal(server, second.refreshToken)).toEqual(refused);
  });

  test('it ends after 90 days, however often it is renewed, and the bearer tokens with it', async () => {
    let grant: Grant = await begin();
    for (let week = 0; week < 12; week += 1) {
      server.clock.advance({ days: 7 });
      grant = await renewed(server, grant.refreshToken);
    }
    server.clock.advance({ days: 6, minutes: -4 });
    grant = await renewed(server, grant.refreshToken);
    server.clock.advance({ minutes: 4, ms: -1000 });
    expect(await statusOf(server, grant.bearerToken)).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect(await statusOf(server, grant.bearerToken)).toBe(401);
    expect(await refusedRenewal(server, grant.refreshToken)).toEqual(refused);
  });

  test('it ends when its person is no longer active', async () => {
    const { id, email } = await anAccount(server.db);
    const { refreshToken } = await signIn(server, email);
    await server.db.orm.update(users).set({ status: 'deleted' }).where(eq(users.id, id));
    expect(await refusedRenewal(server, refreshToken)).toEqual(refused);
  });

  test('the next sign-in sweeps up what is over', async () => {
    const { id, email } = await anAccount(server.db);
    await signIn(server, email);
    server.clock.advance({ days: 90 });
    await signIn(server, email);
    expect(
      await server.db.orm.select().from(tokenFamilies).where(eq(tokenFamilies.userId, id)),
    ).toHaveLength(1);
  });
});

test('a token that is not ours is refused without a body, and one that is missing or endless with a sentence', async () => {
  expect(await refusedRenewal(server, 'A'.repeat(43))).toEqual(refused);
  expect((await post(server, '/auth/refresh', {})).status).toBe(422);
  expect(await (await post(server, '/auth/refresh', { refreshToken: '' })).json()).toMatchObject({
    errors: { refreshToken: 'Refresh token is required.' },
  });
  expect((await refresh(server, 'A'.repeat(513))).status).toBe(422);
});
