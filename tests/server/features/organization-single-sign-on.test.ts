import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineEvents, organizations, users } from '#database/schema/index.ts';
import { providerOf } from '#server/identity/single-sign-on/provider.ts';
import { newId } from '#domain/ids.ts';
import { openProvider, registered, type TestProvider } from '#tests/support/oidc.ts';
import { testSettings } from '#tests/support/server.ts';
import { organizationScene, type OrganizationScene } from './organizations-scene.ts';

let scene: OrganizationScene;
let provider: TestProvider;
const silent = createServer((_, response) => response.writeHead(200).end('{}'));
beforeAll(async () => {
  scene = await organizationScene();
  provider = await openProvider({ publicUrl: testSettings.publicUrl });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await provider.close();
  silent.close();
});

const route = 'POST /organizations/{organization}/events';
const inputFor = ({ id, version }: { id: string; version: number }, changes: object) => ({
  params: { organization: id },
  body: {
    type: 'SET_SINGLE_SIGN_ON' as const,
    version,
    idempotencyKey: newId(),
    payload: {
      enabled: true,
      issuer: provider.issuer,
      clientId: registered.clientId,
      clientSecret: registered.clientSecret,
      enforced: false,
      ...changes,
    },
  },
});

test('staff set it, the secret is used and never told again', async () => {
  const made = await scene.create();
  const changed = await scene.staff.call(route, inputFor(made, {}));
  expect(changed.version).toBe(made.version + 1);
  expect(changed.singleSignOn).toEqual({
    enabled: true,
    issuer: provider.issuer,
    clientId: registered.clientId,
    hasSecret: true,
    enforced: false,
  });
  const { db } = scene.server;
  expect(await providerOf(db, testSettings.tokenSecret, made.id)).toMatchObject(registered);
  const history = await db.orm
    .select()
    .from(machineEvents)
    .where(eq(machineEvents.entityId, made.id));
  expect(history.at(-1)?.payload).toEqual({ enabled: true, enforced: false });

  const kept = await scene.staff.call(route, inputFor(changed, { clientSecret: undefined }));
  expect(kept.singleSignOn?.hasSecret).toBe(true);
  const gone = inputFor(kept, { enabled: false, clientSecret: null });
  expect((await scene.staff.call(route, gone)).singleSignOn).toMatchObject({
    enabled: false,
    hasSecret: false,
  });
});

test('repeating it under its key changes nothing more, and with another secret it is refused', async () => {
  const made = await scene.create();
  const input = inputFor(made, {});
  await scene.staff.call(route, input);
  expect((await scene.staff.call(route, input)).version).toBe(made.version + 1);
  const other = { ...input.body.payload, clientSecret: 'another one' };
  const again = { ...input, body: { ...input.body, payload: other } };
  expect((await scene.staff.refused(route, again)).errors).toHaveProperty('idempotencyKey');
});

test('when it becomes the only way in, passwords open nothing any more', async () => {
  const made = await scene.create();
  const { db } = scene.server;
  await db.orm
    .update(users)
    .set({ organizationId: made.id, loginMethod: 'password' })
    .where(eq(users.firstName, 'Mia'));
  await scene.staff.call(route, inputFor(made, { enforced: true }));
  const [mia] = await db.orm.select().from(users).where(eq(users.firstName, 'Mia'));
  expect(mia?.loginMethod).toBe('oidc');
});

test.each([
  ['nothing', { issuer: null }, { issuer: 'Issuer is required.' }],
  [
    'what is no address',
    { issuer: 'login.example' },
    { issuer: 'Enter an address that begins with https://.' },
  ],
  [
    'an address of a private network',
    { issuer: 'https://10.0.0.1' },
    { issuer: 'This address is not open to the public, so we can’t ask it.' },
  ],
  [
    'an address at which nobody answers',
    { issuer: 'http://127.0.0.1:1' },
    { issuer: 'No provider answers at this address.' },
  ],
  ['no client', { clientId: null }, { clientId: 'Client ID is required.' }],
  ['no secret', { clientSecret: undefined }, { clientSecret: 'Client secret is required.' }],
  [
    'enforcing what is off',
    { enabled: false, enforced: true },
    { enforced: 'Turn on single sign-on before you enforce it.' },
  ],
])('it is refused with %s, at its field', async (_, changes, errors) => {
  const made = await scene.create();
  const refusal = await scene.staff.refused(route, inputFor(made, changes));
  expect(refusal).toMatchObject({ status: 422, errors });
  const [row] = await scene.server.db.orm
    .select()
    .from(organizations)
    .where(eq(organizations.id, made.id));
  expect(row).toMatchObject({ ssoEnabled: false, version: made.version });
});

test('it is refused with an address at which something else answers', async () => {
  const made = await scene.create();
  const issuer = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  expect(await scene.staff.refused(route, inputFor(made, { issuer }))).toMatchObject({
    status: 422,
    errors: { issuer: 'There is no OpenID provider at this address.' },
  });
});

test('its own admin neither reads nor changes it', async () => {
  const params = { organization: scene.home };
  const read = await scene.admin.call('GET /organizations/{organization}', { params });
  expect(read.singleSignOn).toBeNull();
  expect((await scene.admin.refused(route, inputFor(read, {}))).status).toBe(403);
});
