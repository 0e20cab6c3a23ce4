import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { EndpointDeclaration } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, users } from '#database/schema/index.ts';
import { bindings } from '#server/bindings.ts';
import { partsOf } from '#server/http/routes.ts';
import { shippedTexts } from '#server/legal/legal-texts.ts';
import { anAccount, password } from '#tests/server/identity/identity-server.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const db = await preparedDatabase();
const server = await testServer({ services: { db } });
/** The same, once the terms have changed. */
const later = await testServer({
  services: {
    db,
    legal: { ...shippedTexts, terms: { ...shippedTexts.terms, version: '2', text: 'New.' } },
  },
});

const signedIn = async (where: TestServer, email: string) => {
  const tokens = await where.as(null).call('POST /auth/sign-in', { body: { email, password } });
  return where.withBearer(tokens.bearerToken);
};

const nothingAccepted = {
  privacyAcceptedVersion: null,
  privacyAcceptedAt: null,
  termsAcceptedVersion: null,
  termsAcceptedAt: null,
};
const consent = 'Accept our current privacy policy and terms to continue.';
const present = (document: 'privacy' | 'terms') => ({
  params: { document },
  body: { version: shippedTexts[document].version },
});

describe('the texts', () => {
  test.each(['privacy', 'terms'] as const)(
    '%s can be read by anybody, with version and date',
    async (document) => {
      const text = await server.as(null).call('GET /legal/{document}', { params: { document } });
      expect(text).toEqual(shippedTexts[document]);
      expect(text.publishedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(text.text.length).toBeGreaterThan(2000);
      expect(text.text).not.toContain('{{');
    },
  );

  test('there are no others', async () => {
    const response = await server.as(null).request('/api/legal/imprint');
    expect(response.status).toBe(404);
  });
});

describe('whoever has accepted nothing', () => {
  test('is told what is owed, and everything else stays shut', async () => {
    const { email } = await anAccount(db, nothingAccepted);
    const person = await signedIn(server, email);
    expect(await person.call('GET /auth/whoami')).toMatchObject({ owed: ['privacy', 'terms'] });
    expect(await person.refused('GET /notifications/mine')).toMatchObject({
      status: 403,
      errors: { consent },
    });
    const stream = await person.request('/api/events');
    expect(stream.status).toBe(403);
  });

  test('is let in by accepting one after the other, which is noted with its time', async () => {
    const { id, email } = await anAccount(db, nothingAccepted);
    const person = await signedIn(server, email);
    expect(await person.call('POST /legal/{document}/acceptance', present('privacy'))).toEqual({
      owed: ['terms'],
    });
    expect((await person.refused('GET /notifications/mine')).errors).toEqual({ consent });
    expect(await person.call('POST /legal/{document}/acceptance', present('terms'))).toEqual({
      owed: [],
    });
    await person.call('GET /notifications/mine');
    expect(
      await person.call('GET /legal/{document}/acceptance', { params: { document: 'terms' } }),
    ).toEqual({
      accepted: {
        version: shippedTexts.terms.version,
        at: new Date(server.clock.now()).toISOString(),
      },
    });
    const noted = await db.orm.select().from(auditEntries).where(eq(auditEntries.actorId, id));
    expect(
      noted.filter(({ kind }) => kind === 'legalTextAccepted').map(({ detail }) => detail),
    ).toEqual([
      { document: 'privacy', version: '1' },
      { document: 'terms', version: '1' },
    ]);
  });

  test('accepts for nobody else, and a second time changes nothing', async () => {
    const first = await anAccount(db, nothingAccepted);
    const other = await anAccount(db, nothingAccepted);
    const person = await signedIn(server, first.email);
    await person.call('POST /legal/{document}/acceptance', present('terms'));
    server.clock.advance({ minutes: 1 });
    await person.call('POST /legal/{document}/acceptance', present('terms'));
    const [mine] = await db.orm.select().from(users).where(eq(users.id, first.id));
    const [theirs] = await db.orm.select().from(users).where(eq(users.id, other.id));
    expect(mine?.termsAcceptedAt).toBe(server.clock.now() - 60_000);
    expect(theirs?.termsAcceptedVersion).toBeNull();
  });
});

test('every endpoint is shut before consent, except those one needs for it', async () => {
  const { email } = await anAccount(db, nothingAccepted);
  const person = await signedIn(server, email);
  const beforehand = Object.values(bindings).filter(
    ({ policy }) => policy.beforeConsent && policy.name !== 'anyone',
  );
  expect(
    beforehand.filter(({ route }) => !/ \/(auth\/|legal\/|profile\/password$)/.test(route)),
  ).toEqual([]);
  const table: Readonly<Record<string, EndpointDeclaration>> = endpoints;
  const open: string[] = [];
  for (const { route, policy } of Object.values(bindings)) {
    const { method, path } = partsOf(route);
    const { query, params } = table[route] ?? {};
    if (method !== 'GET' || (query && !query.safeParse({}).success) || params) continue;
    const address = path.replaceAll(/\{\w+\}/g, '0199a000-0000-7000-8000-0000000000ff');
    const response = await person.request(`/api${address}`);
    if (response.status !== 403 && !policy.beforeConsent) open.push(route);
  }
  expect(open).toEqual([]);
});

describe('when the terms change', () => {
  test('whoever accepted the earlier version is asked again', async () => {
    const { email } = await anAccount(db);
    const before = await signedIn(server, email);
    await before.call('GET /notifications/mine');
    const after = await signedIn(later, email);
    expect(await after.call('GET /auth/whoami')).toMatchObject({ owed: ['terms'] });
    expect((await after.refused('GET /notifications/mine')).errors).toEqual({ consent });
    expect(
      await after.refused('POST /legal/{document}/acceptance', present('terms')),
    ).toMatchObject({
      status: 409,
      errors: { event: 'This text has changed. Please read the new version.' },
    });
    await after.call('POST /legal/{document}/acceptance', {
      params: { document: 'terms' },
      body: { version: '2' },
    });
    await after.call('GET /notifications/mine');
  });

  test('an acceptance that another process took holds here at once', async () => {
    const { id, email } = await anAccount(db, nothingAccepted);
    const person = await signedIn(server, email);
    await person.refused('GET /notifications/mine');
    await db.orm
      .update(users)
      .set({ privacyAcceptedVersion: '1', termsAcceptedVersion: '1' })
      .where(eq(users.id, id));
    expect((await person.call('GET /notifications/mine')).meta.total).toBe(0);
  });
});
