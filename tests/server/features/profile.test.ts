import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { passwordCredentials, tokenFamilies, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { hashPassword, verifyPassword } from '#server/identity/passwords.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const present = 'a walk along the harbour';
const fresh = 'seven herons on a quiet pier';
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let server: TestServer;
let home: string;
beforeAll(async () => {
  server = await testServer();
  home = await anOrganisation(server.db, 'Harbour Health');
});

async function member(loginMethod = 'password'): Promise<TestPerson> {
  const person = await aPerson(server.db, 'Member', 'Mia Turner', {
    organizationId: home,
    loginMethod,
  });
  const passwordHash = await hashPassword(present, cheap);
  await server.db.orm
    .insert(passwordCredentials)
    .values({ userId: person.id, passwordHash, changedAt: seededAt });
  return person;
}

const own = {
  firstName: 'Maria',
  lastName: 'Turner-Hill',
  jobTitle: 'Team lead',
  phone: '+44 20 7946 0018',
  bio: ' Likes harbours. ',
  timeZone: 'Europe/Berlin',
  locale: 'de-DE',
};
const edit = (version: number, payload: object) => ({
  body: {
    type: 'EDIT' as const,
    version,
    payload: { ...own, ...payload },
    idempotencyKey: newId(),
  },
});

describe('one’s own data', () => {
  test('are read and changed by everybody themselves', async () => {
    const person = await member();
    const me = server.as(person);
    expect(await me.call('GET /profile')).toMatchObject({
      version: 1,
      firstName: 'Mia',
      coaching: 'receives',
    });
    expect(await me.call('POST /profile/events', edit(1, {}))).toMatchObject({
      ...own,
      version: 2,
      phone: '+442079460018',
      bio: 'Likes harbours.',
    });
    const [row] = await server.db.orm.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({
      role: 'Member',
      organizationId: home,
      fullName: 'Maria Turner-Hill',
    });
    expect(await me.refused('POST /profile/events', edit(1, {}))).toMatchObject({ status: 409 });
  });

  test('never hold a role, an organisation or an address', async () => {
    const person = await member();
    const before = await server.as(person).call('GET /profile');
    const power = { role: 'SuperAdmin', organizationId: null, email: 'other@example.test' };
    await server.as(person).call('POST /profile/events', edit(1, power));
    const [row] = await server.db.orm.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ role: 'Member', organizationId: home, email: before.email });
  });

  test.each([
    [{ firstName: ' ' }, { 'payload.firstName': 'First name is required.' }],
    [
      { lastName: 'x'.repeat(61) },
      { 'payload.lastName': 'Last name can have at most 60 characters.' },
    ],
    [{ timeZone: '' }, { 'payload.timeZone': 'Choose a time zone.' }],
    [{ timeZone: 'Europe/Nowhere' }, { timeZone: 'Choose a time zone.' }],
    [{ locale: 'not a language' }, { 'payload.locale': 'Enter a valid language.' }],
  ])('are refused with %j', async (payload, errors) => {
    const refusal = await server
      .as(await member())
      .refused('POST /profile/events', edit(1, payload));
    expect(refusal).toMatchObject({ status: 422, errors });
  });
});

describe('one’s own password', () => {
  const bodyOf = (more: object = {}) => ({
    body: { currentPassword: present, newPassword: fresh, repeatNewPassword: fresh, ...more },
  });
  const isNow = async ({ id }: TestPerson, password: string) => {
    const [row] = await server.db.orm
      .select()
      .from(passwordCredentials)
      .where(eq(passwordCredentials.userId, id));
    return verifyPassword(row?.passwordHash ?? null, password);
  };

  test('is changed with the present one; other sign-ins end', async () => {
    const person = await member();
    const elsewhere = newId();
    await server.db.orm.insert(tokenFamilies).values({
      id: elsewhere,
      userId: person.id,
      createdAt: seededAt,
      lastUsedAt: seededAt,
      expiresAt: seededAt + 86_400_000,
    });
    await server.as(person).call('POST /profile/password', bodyOf());
    expect(await isNow(person, fresh)).toBe(true);
    const [other] = await server.db.orm
      .select()
      .from(tokenFamilies)
      .where(eq(tokenFamilies.id, elsewhere));
    expect(other?.revokedBecause).toBe('passwordReset');
  });

  test.each([
    [{ currentPassword: 'something else' }, { currentPassword: 'This is not your password.' }],
    [{ repeatNewPassword: 'x' }, { repeatNewPassword: 'The passwords do not match.' }],
    [{ newPassword: 'short' }, { newPassword: 'Use at least 12 characters.' }],
    [{ currentPassword: '' }, { currentPassword: 'Current password is required.' }],
  ])('stays with %j', async (more, errors) => {
    const person = await member();
    const refusal = await server.as(person).refused('POST /profile/password', bodyOf(more));
    expect(refusal).toMatchObject({ status: 422, errors });
    expect(await isNow(person, present)).toBe(true);
  });

  test('is not there for somebody who signs in through their organisation', async () => {
    const refusal = await server
      .as(await member('oidc'))
      .refused('POST /profile/password', bodyOf());
    expect(refusal).toMatchObject({
      status: 422,
      errors: { request: 'You sign in through your organisation, without a password.' },
    });
  });
});
