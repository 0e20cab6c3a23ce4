import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { organizations } from '#database/schema/index.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { uploadsScene } from '../uploads-scene.ts';
import { password, usersScene } from './scene.ts';

const scene = await usersScene();
const { db, organizationId: free, superAdmin } = scene;
const enforcing = {
  ssoEnabled: true,
  ssoEnforced: true,
  ssoIssuer: 'https://login.example',
  ssoClientId: 'waymark',
  ssoSecret: 'sealed',
};
const strict = await anOrganisation(db, 'Strict Ltd', enforcing);

const methodOf = async (id: string) => (await scene.rowOf(id)).loginMethod;
const change = async (id: string, more: object) => {
  const shown = await scene.show(id, superAdmin);
  const payload = { ...scene.fieldsOf(shown), ...more, yourPassword: password };
  await scene.send(shown, { type: 'EDIT', payload }, superAdmin);
};

test('whoever is created in an organisation that enforces single sign-on comes in through it', async () => {
  const made = await scene.create({ organizationId: strict });
  expect(made.loginMethod).toBe('oidc');
  expect((await scene.create({ organizationId: free })).loginMethod).toBe('password');
  const chosen = await scene.create({ organizationId: free, loginMethod: 'oidc' });
  expect(chosen.loginMethod).toBe('oidc');
});

test('coaches and staff, who belong to no organisation, come in with a password', async () => {
  const wanted = { organizationId: null, loginMethod: 'oidc' } as const;
  expect((await scene.create({ ...wanted, role: 'Coach' })).loginMethod).toBe('password');
  const staff = await scene.create({ ...wanted, role: 'SuperAdmin' }, superAdmin);
  expect(staff.loginMethod).toBe('password');
});

test('whoever moves there or becomes a coach changes the way in with it', async () => {
  const { id } = await scene.create();
  await change(id, { organizationId: strict });
  expect(await methodOf(id)).toBe('oidc');
  await change(id, { organizationId: strict, loginMethod: 'password' });
  expect(await methodOf(id)).toBe('oidc');
  await change(id, { role: 'Coach', organizationId: null, loginMethod: 'oidc' });
  expect(await methodOf(id)).toBe('password');
});

test('a super admin can’t lock themselves out by choosing single sign-on', async () => {
  await change(scene.eleanor.id, { loginMethod: 'oidc' });
  expect(await methodOf(scene.eleanor.id)).toBe('password');
});

test('a file that moves somebody changes the way in too', async () => {
  const uploads = await uploadsScene();
  await uploads.db.orm
    .update(organizations)
    .set(enforcing)
    .where(eq(organizations.id, uploads.organizationId));
  const email = 'nia@moved.example';
  const elsewhere = await anOrganisation(uploads.db, 'Elsewhere');
  await aPerson(uploads.db, 'Member', 'Nia Field', { email, organizationId: elsewhere });
  const report = await uploads.upload([`Nia,Field,${email},Member,Harbour Health,,,,`]);
  await uploads.apply(report);
  expect(await uploads.personAt(email)).toMatchObject({
    organizationId: uploads.organizationId,
    loginMethod: 'oidc',
  });
});
