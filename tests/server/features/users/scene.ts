import { eq } from 'drizzle-orm';
import {
  machineEvents,
  notifications,
  outbox,
  passwordCredentials,
  users,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { Role } from '#machines/person.ts';
import type { BodyInputOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';

type Command = BodyInputOf<Endpoints['POST /users/{user}/events']>;
type Asked = Command extends infer Each
  ? Each extends { type: infer Type; payload: infer Payload }
    ? { type: Type; payload: Payload }
    : never
  : never;

interface Fields {
  firstName?: string;
  lastName?: string;
  email?: string;
  role?: Role;
  organizationId?: string | null;
  timeZone?: string;
  phone?: string | null;
  loginMethod?: 'password' | 'oidc';
}

interface Version {
  readonly id: string;
  readonly version: number;
}

/** What a password of the scene is; cheap to try. */
export const password = 'a password of this scene';

/** Staff who keep the accounts, and those who have no part in it. */
export async function usersScene() {
  const server = await testServer();
  const { db } = server;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  const priya = await aPerson(db, 'Admin', 'Priya Raman');
  const eleanor = await aPerson(db, 'SuperAdmin', 'Eleanor Vance');
  const harriet = await aPerson(db, 'OrganizationAdmin', 'Harriet Lind', { organizationId });
  const passwordHash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.orm
    .insert(passwordCredentials)
    .values([priya, eleanor].map(({ id }) => ({ userId: id, passwordHash, changedAt: 0 })));

  let series = 0;
  const address = (): string => `person.${(series += 1)}@harbour.example`;
  const bodyOf = (fields: Fields) => ({
    body: {
      firstName: 'Mia',
      lastName: 'Turner',
      email: address(),
      role: 'Member' as Role,
      organizationId: organizationId as string | null,
      timeZone: 'Europe/London',
      ...fields,
      idempotencyKey: newId(),
    },
  });
  const commandFor = ({ id, version }: Version, event: Asked) => ({
    params: { user: id },
    body: { ...event, version, idempotencyKey: newId() } as Command,
  });
  const admin = server.as(priya);
  const superAdmin = server.as(eleanor);

  return {
    server,
    db,
    organizationId,
    priya,
    eleanor,
    harriet,
    admin,
    superAdmin,
    others: {
      'a member': server.as(await aPerson(db, 'Member', 'Max Frost', { organizationId })),
      'an organisation admin': server.as(harriet),
      'a coach': server.as(await aPerson(db, 'Coach', 'Ana Silva')),
    } as const,
    address,
    create: (fields: Fields = {}, caller = admin) => caller.call('POST /users', bodyOf(fields)),
    refusedCreation: (fields: Fields, caller = admin) =>
      caller.refused('POST /users', bodyOf(fields)),
    show: (id: string, caller = admin) =>
      caller.call('GET /users/{user}', { params: { user: id } }),
    send: (record: Version, event: Asked, caller = admin) =>
      caller.call('POST /users/{user}/events', commandFor(record, event)),
    refused: (record: Version, event: Asked, caller = admin) =>
      caller.refused('POST /users/{user}/events', commandFor(record, event)),
    /** Everything that staff write about somebody, to be changed in part. */
    fieldsOf: (shown: {
      firstName: string;
      lastName: string;
      email: string;
      role: Role;
      organization: { id: string } | null;
      timeZone: string;
    }) => ({
      firstName: shown.firstName,
      lastName: shown.lastName,
      email: shown.email,
      role: shown.role,
      organizationId: shown.organization?.id ?? null,
      timeZone: shown.timeZone,
    }),
    rowOf: async (id: string) => {
      const [row] = await db.orm.select().from(users).where(eq(users.id, id));
      if (!row) throw new Error('There is nobody of this id.');
      return row;
    },
    toldTo: async (recipientId: string) =>
      (
        await db.orm.select().from(notifications).where(eq(notifications.recipientId, recipientId))
      ).map(({ type, text, link }) => ({ type, text, link })),
    /** The links to choose a password that were sent to somebody, by what they are for. */
    linksTo: async (userId: string) =>
      (await db.orm.select().from(outbox))
        .map(({ payload }) => payload as { userId?: string; purpose?: string })
        .filter((link) => link.userId === userId)
        .map(({ purpose }) => purpose),
    rememberedOf: async (id: string) =>
      (await db.orm.select().from(machineEvents).where(eq(machineEvents.entityId, id))).map(
        ({ event, payload, state }) => ({ event, payload, state }),
      ),
  };
}

export type UsersScene = Awaited<ReturnType<typeof usersScene>>;
