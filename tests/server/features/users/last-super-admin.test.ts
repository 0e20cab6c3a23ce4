import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { passwordCredentials, users } from '#database/schema/index.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { aBooking } from '#tests/support/busy-organisation.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { uploadsScene } from '../uploads-scene.ts';
import { password, usersScene } from './scene.ts';

const scene = await usersScene();
const { db, server, eleanor, superAdmin } = scene;
const uploads = await uploadsScene();
const address = 'eleanor@provider.example';
await uploads.db.orm.update(users).set({ email: address }).where(eq(users.id, uploads.eleanor.id));

const sentence = 'At least one super admin must remain.';
const refusedAt = (field: string, words = sentence) => ({
  status: 422,
  errors: { [field]: words },
});
const standingOf = async (id: string) => {
  const { role, status } = await scene.rowOf(id);
  return `${role} ${status}`;
};

const olga = await aPerson(db, 'SuperAdmin', 'Olga Second');
const second = server.as(olga);
await db.orm.insert(passwordCredentials).values({
  userId: olga.id,
  passwordHash: await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  changedAt: 0,
});
/** Whether there is another one who could rule. */
const makeSecond = (fields: Partial<typeof users.$inferInsert>) =>
  db.orm.update(users).set(fields).where(eq(users.id, olga.id));
beforeEach(() => makeSecond({ role: 'SuperAdmin', status: 'active', deletedAt: null }));

const put = { type: 'DELETE' as const, payload: {} };
const wipe = {
  type: 'OBFUSCATE' as const,
  payload: { email: (await scene.rowOf(eleanor.id)).email, yourPassword: password },
};
const demotion = async (id: string, role: 'Admin' | 'Coach' = 'Admin') => ({
  type: 'EDIT' as const,
  payload: { ...scene.fieldsOf(await scene.show(id, superAdmin)), role, yourPassword: password },
});

test('two super admins: one may be taken away by the other, nobody by themselves', async () => {
  const self = await scene.show(eleanor.id, superAdmin);
  const own = 'You can’t delete your own account here.';
  expect(await scene.refused(self, put, superAdmin)).toMatchObject(refusedAt('event', own));
  expect(await scene.refused(self, wipe, superAdmin)).toMatchObject(refusedAt('event', own));
  const lower = await demotion(eleanor.id);
  expect(await scene.refused(self, lower, superAdmin)).toMatchObject(
    refusedAt('role', 'You can’t change your own role.'),
  );
  const other = await scene.show(olga.id, superAdmin);
  const lowered = await scene.send(other, await demotion(olga.id), superAdmin);
  expect(lowered).toMatchObject({ role: 'Admin' });
  expect((await scene.toldTo(olga.id)).map(({ type }) => type)).toEqual(['RoleUpdate']);
});

test.each([
  ['is an admin', { role: 'Admin' }],
  ['was deleted', { status: 'deleted', deletedAt: 1 }],
  ['has not come in yet', { status: 'invited' }],
] as const)('the last one stays while the other %s', async (_, other) => {
  await makeSecond(other);
  const self = await scene.show(eleanor.id, superAdmin);
  expect(self.availableEvents.find(({ type }) => type === 'DELETE')).toMatchObject({
    enabled: false,
    reasons: [sentence],
  });
  expect(await scene.refused(self, put, superAdmin)).toMatchObject(refusedAt('event'));
  expect(await scene.refused(self, wipe, superAdmin)).toMatchObject(refusedAt('event'));
  const [asAdmin, asCoach] = [await demotion(eleanor.id), await demotion(eleanor.id, 'Coach')];
  expect(await scene.refused(self, asAdmin, superAdmin)).toMatchObject(refusedAt('role'));
  expect(await scene.refused(self, asCoach, superAdmin)).toMatchObject(refusedAt('role'));
  expect(await standingOf(eleanor.id)).toBe('SuperAdmin active');
});

test('somebody whose power ended a moment ago takes the last one away in no way', async () => {
  const last = await scene.show(eleanor.id, superAdmin);
  const lower = await demotion(eleanor.id);
  await makeSecond({ role: 'Admin' });
  expect(await scene.refused(last, put, second)).toMatchObject(refusedAt('event'));
  expect(await scene.refused(last, wipe, second)).toMatchObject(refusedAt('event'));
  expect(await scene.refused(last, lower, second)).toMatchObject(refusedAt('role'));
  expect(await standingOf(eleanor.id)).toBe('SuperAdmin active');
});

test('other things about the last one can be changed', async () => {
  await makeSecond({ role: 'Admin' });
  const self = await scene.show(eleanor.id, superAdmin);
  const payload = { ...scene.fieldsOf(self), lastName: 'Vance-Moore' };
  expect(await scene.send(self, { type: 'EDIT', payload }, superAdmin)).toMatchObject({
    lastName: 'Vance-Moore',
    role: 'SuperAdmin',
  });
});

test('a file with the last one in another role has an error in that row', async () => {
  const caller = uploads.server.as(uploads.eleanor);
  const row = (role: string) => `Eleanor,Vance,${address},${role},,,,,`;
  const report = await uploads.upload([row('Admin')], caller);
  expect(await uploads.rowsOf(report)).toMatchObject([
    { outcome: 'error', messages: { role: sentence } },
  ]);
  expect(await uploads.upload([row('SuperAdmin')], caller)).toMatchObject({ unchanged: 1 });
});

test('a row that was right when it was read is refused when nobody else is left', async () => {
  await aPerson(uploads.db, 'SuperAdmin', 'Otto Third', {
    email: 'otto@provider.example',
  });
  const report = await uploads.upload(
    ['Otto,Third,otto@provider.example,Coach,,,,,'],
    uploads.server.as(uploads.eleanor),
  );
  expect(report).toMatchObject({ status: 'previewed', updated: 1 });
  const caller = uploads.server.as(uploads.eleanor);
  await uploads.db.orm
    .update(users)
    .set({ lockedUntil: null, role: 'SuperAdmin', status: 'invited' })
    .where(eq(users.id, uploads.eleanor.id));
  const applied = await uploads.apply(report, caller);
  expect(applied).toMatchObject({ status: 'completedWithErrors', failed: 1 });
  expect(await uploads.personAt('otto@provider.example')).toMatchObject({ role: 'SuperAdmin' });
});

test('a coach with sessions ahead keeps the role until they are reassigned or cancelled', async () => {
  const ana = await aPerson(db, 'Coach', 'Ana Ahead');
  await aBooking(db, scene.organizationId, { coachId: ana.id });
  const shown = await scene.show(ana.id, superAdmin);
  expect(await scene.refused(shown, await demotion(ana.id), superAdmin)).toMatchObject(
    refusedAt(
      'role',
      '“Ana Ahead” has 1 upcoming session as a coach. Reassign or cancel it first.',
    ),
  );
  expect(await standingOf(ana.id)).toBe('Coach active');
});
