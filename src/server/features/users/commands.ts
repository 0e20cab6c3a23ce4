import { eq } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import type { UserFields } from '#machines/user/fields.ts';
import { eventOf, type Command } from '#machines/verbs.ts';
import { hasComeIn } from '#machines/user/states.ts';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { writePassword } from '#server/identity/account-changes.ts';
import { weaknessOf } from '#server/identity/new-password.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { confirmPassword } from '#server/identity/step-up.ts';
import { once } from '#server/records/idempotency.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { userKind } from './kind.ts';
import { withLoginMethod, withLoginMethodOf } from './login-method.ts';

export type UserCommand = BodyOf<Endpoints['POST /users/{user}/events']>;

interface Author {
  readonly by: Person;
  readonly at: number;
}

/** Creates an account and invites its person, inside the current transaction; resolves to its id. Refusals are those of the chart. */
export async function createUser(
  db: Database,
  fields: UserFields,
  { by, at }: Author,
  id = newId(at),
): Promise<string> {
  const proper = await withLoginMethod(db, fields);
  const context = { ...proper, id, lockedUntil: null, activatedAt: null };
  return createPlain(db, userKind, context, { by, at }, id);
}

/** Changes what is written about a person, inside the current transaction. What is left out stays. */
export const updateUser = async (
  db: Database,
  id: string,
  fields: Partial<UserFields>,
  { by, at }: Author,
): Promise<boolean> =>
  send(db, userKind, id, {
    ...(await withLoginMethodOf(db, id, fields)),
    type: 'EDIT',
    by,
    at,
  });

/** The person signed in for the first time, inside the current transaction; false, and nothing happens, for somebody who had come in before. */
export async function activateUser(db: Database, id: string, at: number): Promise<boolean> {
  const { status, by } = await lockedPerson(db, id);
  if (status !== undefined && hasComeIn({ status })) return false;
  await send(db, userKind, id, { type: 'ACTIVATE', by, at });
  return true;
}

/** The person has chosen a password by a link, inside the current transaction: who was invited comes in, everybody else is kept out no longer. */
export async function takeOwnPassword(db: Database, id: string, at: number): Promise<void> {
  if (await activateUser(db, id, at)) return;
  const { by } = await lockedPerson(db, id);
  await send(db, userKind, id, { type: 'RESET_PASSWORD', by, at });
}

async function lockedPerson(db: Database, id: string) {
  const [person] = await db.orm
    .select({ status: users.status, role: users.role })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  const by = { id, role: (person?.role ?? 'Member') as Person['role'] };
  return { status: person?.status, by };
}

/** Sends an event of staff to an account: the password again where it is asked for, then the chart. */
export async function sendUserEvent(
  db: Database,
  secret: Uint8Array,
  principal: Principal,
  id: string,
  command: UserCommand,
  at: number,
): Promise<void> {
  const { version, idempotencyKey: key } = command;
  const { yourPassword = null } = { ...('yourPassword' in command.payload && command.payload) };
  const password = command.type === 'RESET_PASSWORD' ? command.payload.password : null;
  if (await needsPassword(db, id, command))
    await confirmPassword(db, secret, {
      principal,
      password: yourPassword,
      field: 'yourPassword',
      now: at,
    });
  const weakness = password === null ? null : weaknessOf(password);
  if (weakness !== null) throw refuse.invalid({ 'payload.password': weakness });
  const passwordHash = password === null ? null : await hashPassword(password);
  const { by } = readerOf({ principal, now: at });
  const endpoint = 'POST /users/{user}/events';
  const { type, payload } = withoutSecrets(command);
  const request = { id, type, payload, version };
  await db.transaction(() =>
    once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      if (type === 'RESET_PASSWORD' && id === by.id) throw refuse.forbidden();
      const sent = await fitting(db, id, withoutSecrets(command));
      await send(db, userKind, id, eventOf<UserEvent>(sent, { by, at }), version);
      if (passwordHash !== null)
        await writePassword(db, { userId: id, passwordHash, temporary: true, at });
      return id;
    }),
  );
}

/** What of a command is for the chart. */
function withoutSecrets(command: UserCommand): Command<UserEvent> {
  switch (command.type) {
    case 'EDIT': {
      const { yourPassword: _, ...payload } = command.payload;
      return { type: command.type, payload };
    }
    case 'OBFUSCATE':
      return { type: command.type, payload: { email: command.payload.email } };
    case 'RESET_PASSWORD':
      return { type: command.type, payload: {} };
    default:
      return command;
  }
}

/** What changes of an account, with the way in that fits it. */
const fitting = async (
  db: Database,
  id: string,
  command: Command<UserEvent>,
): Promise<Command<UserEvent>> =>
  command.type === 'EDIT'
    ? { ...command, payload: await withLoginMethodOf(db, id, command.payload) }
    : command;

/** Giving power away and taking somebody's account over need it (security rules, 7). */
async function needsPassword(db: Database, id: string, command: UserCommand): Promise<boolean> {
  if (command.type === 'RESET_PASSWORD' || command.type === 'OBFUSCATE') return true;
  if (command.type !== 'EDIT') return false;
  const [now] = await db.orm
    .select({ role: users.role, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  const { role, email } = command.payload;
  return now !== undefined && (now.role !== role || now.email !== email);
}
