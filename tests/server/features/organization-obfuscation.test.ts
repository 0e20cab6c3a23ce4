import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  attendees,
  outbox,
  passwordCredentials,
  uploadReports,
  uploadRows,
  users,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { uploadJob, uploadWork } from '#server/features/uploads/public.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { aBooking } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';

const password = 'a long password of Eleanor';
const route = 'POST /organizations/{organization}/obfuscation';
const readRoute = 'GET /organizations/{organization}/obfuscation';

async function scene() {
  const server = await testServer();
  const { db, clock, services } = server;
  const eleanor = await aPerson(db, 'SuperAdmin', 'Eleanor Vance');
  await db.orm.insert(passwordCredentials).values({
    userId: eleanor.id,
    passwordHash: await hashPassword(password),
    changedAt: seededAt,
  });
  const staff = server.as(eleanor);
  const anOrganization = async (name: string) => {
    const home = await anOrganisation(db, name);
    const at = { organizationId: home };
    const people = {
      mia: await aPerson(db, 'Member', 'Mia Turner', at),
      hal: await aPerson(db, 'OrganizationAdmin', 'Hal Lind', at),
      ivo: await aPerson(db, 'Member', 'Ivo Invited', { ...at, status: 'invited' }),
      dee: await aPerson(db, 'Member', 'Dee Deleted', {
        ...at,
        status: 'deleted',
        deletedAt: seededAt,
      }),
    };
    return { home, people, params: { organization: home } };
  };
  const bodyFor = (name: string, members: number) => ({
    name,
    members,
    yourPassword: password,
    idempotencyKey: newId(),
  });
  /** Everything that waits for the worker, as the outbox would hand it on. */
  const work = async () => {
    const waiting = await db.orm.select().from(outbox).where(eq(outbox.kind, uploadJob));
    const deliver = uploadWork({ ...services, db, clock });
    for (const { payload } of waiting) await deliver(payload, undefined as never);
  };
  const statuses = async (organizationId: string) => {
    const rows = await db.orm
      .select({ status: users.status, name: users.fullName })
      .from(users)
      .where(eq(users.organizationId, organizationId));
    return rows.map(({ status, name }) => `${name}: ${status}`).toSorted();
  };
  return { server, db, staff, anOrganization, bodyFor, work, statuses };
}

let s: Awaited<ReturnType<typeof scene>>;
beforeAll(async () => {
  s = await scene();
});

test('everybody of an organisation is obfuscated in the background, and the report tells of it', async () => {
  const { params, home } = await s.anOrganization('Harbour Health');
  expect(await s.staff.call(readRoute, { params })).toEqual({
    members: 4,
    invited: 1,
    deleted: 1,
    blocked: { count: 0, first: [] },
    run: null,
  });
  const begun = await s.staff.call(route, { params, body: s.bodyFor('Harbour Health', 4) });
  expect(begun.run).toMatchObject({ isGoingOn: true, done: 0, of: 4, failed: 0 });
  await s.work();
  const after = await s.staff.call(readRoute, { params });
  expect(after).toMatchObject({ members: 0, run: { isGoingOn: false, done: 4, of: 4, failed: 0 } });
  expect(await s.statuses(home)).toEqual(Array(4).fill('Deleted user: obfuscated'));
  const [report] = await s.db.orm
    .select()
    .from(uploadReports)
    .where(eq(uploadReports.subjectId, home));
  expect(report).toMatchObject({ status: 'completed', kind: 'obfuscateMembers', updated: 4 });
});

test('whoever has an open booking is passed over, and the reason is kept', async () => {
  const { params, people, home } = await s.anOrganization('Olive Group');
  const bookingId = await aBooking(s.db, home, { requesterId: people.mia.id });
  await s.db.orm.insert(attendees).values({
    id: newId(),
    bookingId,
    organizationId: home,
    userId: people.mia.id,
    via: 'requester',
    createdAt: seededAt,
  });
  const dry = await s.staff.call(readRoute, { params });
  expect(dry.blocked).toMatchObject({ count: 1, first: [{ fullName: 'Mia Turner' }] });
  await s.staff.call(route, { params, body: s.bodyFor('Olive Group', 4) });
  await s.work();
  const { run } = await s.staff.call(readRoute, { params });
  expect(run).toMatchObject({ isGoingOn: false, done: 3, failed: 1 });
  expect(await s.statuses(home)).toContain('Mia Turner: active');
  const [row] = await s.db.orm
    .select()
    .from(uploadRows)
    .where(and(eq(uploadRows.reportId, run?.reportId ?? ''), eq(uploadRows.outcome, 'error')));
  expect(JSON.stringify(row?.messages)).toContain('open booking');
});

test('nothing begins without the name, the password and a dry run that still holds', async () => {
  const { params, home } = await s.anOrganization('Rowan Ltd');
  const body = s.bodyFor('Rowan Ltd', 4);
  const refused = async (changes: object) =>
    (await s.staff.refused(route, { params, body: { ...body, ...changes } })).errors;
  expect(await refused({ name: 'rowan' })).toEqual({
    name: 'Type the name exactly as it is shown.',
  });
  expect(await refused({ yourPassword: null })).toEqual({
    yourPassword: 'Enter your own password to continue.',
  });
  expect(await refused({ members: 3 })).toEqual({
    event: 'Someone has joined or left since you looked. Check again what will happen.',
  });
  expect(await s.statuses(home)).toHaveLength(4);
  await s.staff.call(route, { params, body });
  expect(await refused({ idempotencyKey: newId() })).toEqual({
    event: 'Its members are already being obfuscated.',
  });
});

test('only super admins may', async () => {
  const { params, people } = await s.anOrganization('Sorrel plc');
  const admin = s.server.as(await aPerson(s.db, 'Admin', 'Priya Raman'));
  for (const caller of [admin, s.server.as(people.hal)]) {
    expect((await caller.refused(readRoute, { params })).status).toBe(403);
    expect((await caller.refused(route, { params, body: s.bodyFor('Sorrel plc', 4) })).status).toBe(
      403,
    );
  }
});
