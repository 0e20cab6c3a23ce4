import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';
import type { TestPerson } from '#tests/support/people.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-brand-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
const server = await testServer({ settings: { dataFolder } });
const { db } = server;

const priya = await aPerson(db, 'Admin', 'Priya Raman');
let series = 0;
async function aHome() {
  const organizationId = await anOrganisation(db, `Harbour Health ${(series += 1)}`);
  const of = (role: 'Member' | 'OrganizationAdmin', name: string) =>
    aPerson(db, role, name, { organizationId });
  return {
    organizationId,
    hal: await of('OrganizationAdmin', 'Hal Lind'),
    mia: await of('Member', 'Mia Turner'),
  };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 80, b: 40, alpha: 0.5 } } })
    .png()
    .toBuffer();

function sendLogo(person: TestPerson | null, organization: string, content: Buffer) {
  const body = new FormData();
  body.append('logo', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'logo.png');
  const path = `/api/organizations/${organization}/logo`;
  return server.as(person).request(path, { method: 'POST', body });
}
const errorsOf = async (response: Response) =>
  [response.status, ((await response.json()) as { errors: object }).errors] as const;

const show = (person: TestPerson, organization: string) =>
  server.as(person).call('GET /organizations/{organization}', { params: { organization } });
const command = (organization: string, version: number, type: string, payload: object) =>
  ({
    params: { organization },
    body: { type, payload, version, idempotencyKey: newId() },
  }) as never;
const sendRoute = 'POST /organizations/{organization}/events';

test('the admin of an organisation gives it a logo, whole and small, which its people see at once', async () => {
  const { organizationId, hal, mia } = await aHome();
  const response = await sendLogo(hal, organizationId, await picture(1280, 320));
  expect(response.status).toBe(200);
  const { logoUrl } = await show(hal, organizationId);
  expect(logoUrl).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}$/);
  expect(await server.as(mia).call('GET /auth/whoami')).toMatchObject({
    organization: { id: organizationId, logoUrl },
  });
  const shown = await server.as(null).request(logoUrl ?? '');
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 160,
    hasAlpha: true,
  });
});

test('another logo takes its place, and none leaves nothing behind', async () => {
  const { organizationId, hal } = await aHome();
  await sendLogo(hal, organizationId, await picture(200, 200));
  const first = (await show(hal, organizationId)).logoUrl ?? '';
  await sendLogo(hal, organizationId, await picture(100, 100));
  const { logoUrl: second, version } = await show(hal, organizationId);
  expect((await server.as(null).request(first)).status).toBe(404);
  const payload = { brandLabel: 'Harbour grows', removeLogo: true };
  const after = await server
    .as(hal)
    .call(sendRoute, command(organizationId, version, 'SET_BRAND', payload));
  expect(after).toMatchObject({ brandLabel: 'Harbour grows', logoUrl: null });
  expect((await server.as(null).request(second ?? '')).status).toBe(404);
  const history = await server.as(hal).call('GET /organizations/{organization}/history', {
    params: { organization: organizationId },
  });
  expect(history.map(({ sentence }) => sentence)).toContain(
    'Hal Lind changed its logo or brand label.',
  );
});

test('its admin changes its brand label and nothing else', async () => {
  const { organizationId, hal, mia } = await aHome();
  const before = await show(hal, organizationId);
  expect(before.availableEvents.map(({ type }) => type)).toEqual(['SET_BRAND']);
  const after = await server
    .as(hal)
    .call(
      sendRoute,
      command(organizationId, before.version, 'SET_BRAND', { brandLabel: 'Grow', name: 'Mine' }),
    );
  expect(after).toMatchObject({ brandLabel: 'Grow', name: before.name });
  expect(await server.as(mia).call('GET /auth/whoami')).toMatchObject({
    organization: { name: before.name, brandLabel: 'Grow' },
  });
  const off = { enabled: true, enforced: false, issuer: 'https://idp.example', clientId: 'c' };
  const fields = { name: 'Mine now', brandLabel: null };
  for (const [type, payload] of [
    ['EDIT', fields],
    ['SET_SINGLE_SIGN_ON', off],
    ['DELETE', {}],
  ] as const) {
    const asked = command(organizationId, after.version, type, payload);
    expect(await server.as(hal).refused(sendRoute, asked)).toMatchObject({ status: 403 });
  }
});

test('nobody else has a hand in it, and it is not there for the admin of another one', async () => {
  const { organizationId, mia } = await aHome();
  const { hal: stranger } = await aHome();
  const asked = () => command(organizationId, 1, 'SET_BRAND', { brandLabel: 'Ours' });
  expect(await server.as(mia).refused(sendRoute, asked())).toMatchObject({ status: 403 });
  expect(await server.as(stranger).refused(sendRoute, asked())).toMatchObject({ status: 404 });
  const logo = await picture(200, 200);
  expect((await sendLogo(mia, organizationId, logo)).status).toBe(403);
  expect((await sendLogo(stranger, organizationId, logo)).status).toBe(404);
  expect((await sendLogo(null, organizationId, logo)).status).toBe(401);
  expect((await sendLogo(priya, organizationId, logo)).status).toBe(200);
});

test('what is no picture or too small is refused at its field', async () => {
  const { organizationId, hal } = await aHome();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300"/>');
  expect(await errorsOf(await sendLogo(hal, organizationId, drawing))).toEqual([
    422,
    { logo: 'This type of file isn’t allowed.' },
  ]);
  expect(await errorsOf(await sendLogo(hal, organizationId, await picture(400, 63)))).toEqual([
    422,
    { logo: 'Choose a picture of at least 64 × 64 pixels.' },
  ]);
});
