import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passwordCredentials, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;
const password = 'a password of this race';
const passwordHash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

const emailOf = ({ id }: TestPerson): string => `${id}@race.example`;

async function aSuperAdmin(): Promise<TestPerson> {
  const email = `${newId()}@race.example`;
  const person = await aPerson(db, 'SuperAdmin', 'Sue Admin', { email });
  await db.orm
    .update(users)
    .set({ email: emailOf(person) })
    .where(eq(users.id, person.id));
  await db.orm
    .insert(passwordCredentials)
    .values({ userId: person.id, passwordHash, changedAt: 0 });
  return person;
}

const ways = {
  DELETE: () => ({}),
  OBFUSCATE: (other: TestPerson) => ({ email: emailOf(other), yourPassword: password }),
  EDIT: (other: TestPerson) => ({
    firstName: 'Sue',
    lastName: 'Admin',
    email: emailOf(other),
    role: 'Admin',
    organizationId: null,
    timeZone: 'Europe/London',
    yourPassword: password,
  }),
} as const;

type Way = keyof typeof ways;

/** One takes another's power away; resolves to what is answered. */
async function takeAway(by: TestPerson, other: TestPerson, type: Way): Promise<string> {
  const body = { type, payload: ways[type](other), version: 1, idempotencyKey: newId() };
  const response = await server.as(by).request(`/api/users/${other.id}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return 'done';
  if (response.status === 401) return 'signed out';
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  return `${response.status} ${Object.values(errors)[0]}`;
}

/** What the slower one is told: that somebody must remain, or, once the faster one is through, that their own password or sign-in is no more. */
const tooLate = [
  '422 At least one super admin must remain.',
  '422 This is not your password.',
  'signed out',
];

const inPower = and(eq(users.role, 'SuperAdmin'), eq(users.status, 'active'));

/** The embedded database has one connection and hides races; these show on a server. */
describe('of super admins who take each other away at one moment, one remains', () => {
  it.each([
    ['DELETE', 'DELETE'],
    ['OBFUSCATE', 'OBFUSCATE'],
    ['EDIT', 'EDIT'],
    ['DELETE', 'EDIT'],
    ['OBFUSCATE', 'DELETE'],
    ['EDIT', 'OBFUSCATE'],
  ] as const)('%s against %s', async (first, second) => {
    for (let round = 0; round < 5; round += 1) {
      await db.orm.update(users).set({ status: 'deleted', deletedAt: 1 }).where(inPower);
      const [one, other] = [await aSuperAdmin(), await aSuperAdmin()];
      const answers = await Promise.all([
        takeAway(one, other, first),
        takeAway(other, one, second),
      ]);
      expect(answers.filter((each) => each === 'done')).toHaveLength(1);
      expect(tooLate).toContain(answers.find((each) => each !== 'done'));
      expect(await db.orm.$count(users, inPower)).toBe(1);
    }
  });

  it('in a circle of five', async () => {
    await db.orm.update(users).set({ status: 'deleted', deletedAt: 1 }).where(inPower);
    const circle: TestPerson[] = [];
    for (let n = 0; n < 5; n += 1) circle.push(await aSuperAdmin());
    const answers = await Promise.all(
      circle.map((by, n) => takeAway(by, circle[(n + 1) % 5] ?? by, n % 2 ? 'EDIT' : 'DELETE')),
    );
    expect(answers.filter((each) => each === 'done')).toHaveLength(4);
    expect(answers).toContain('422 At least one super admin must remain.');
    expect(await db.orm.$count(users, inPower)).toBe(1);
  });
});
