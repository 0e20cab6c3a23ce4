import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Role } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { passwordCredentials, tokenFamilies, users } from '#database/schema/index.ts';
import type { Accepted } from '#server/legal/legal-texts.ts';
import { inState } from '#database/in-state.ts';
import { hasTemporaryPassword } from './temporary-password.ts';

/** Whose sign-in this is, as the database says. */
export interface Session {
  readonly userId: string;
  readonly role: Role;
  readonly organizationId: string | null;
  readonly timeZone: string;
  /** The absolute end, epoch milliseconds. */
  readonly expiresAt: number;
  readonly accepted: Accepted;
}

/** Milliseconds until a role change, a deletion or a sign-out in another process is noticed. */
export const sessionFreshness = 1_000;
const mostSessions = 10_000;

interface Remembered {
  readonly readAt: number;
  readonly session: Promise<Session | null>;
}

/** One memory for each database, so that what this process ends is over at once, whoever asks. */
const memories = new WeakMap<Database, Map<string, Remembered>>();

/** The session of a token family, at most a second old; null when it is revoked, over, or its person is not active. */
export async function liveSession(
  db: Database,
  familyId: string,
  now: number,
): Promise<Session | null> {
  const memory = memoryOf(db);
  const remembered = memory.get(familyId);
  const isFresh = remembered !== undefined && Math.abs(now - remembered.readAt) < sessionFreshness;
  const session = await (isFresh ? remembered.session : readAndRemember(db, memory, familyId, now));
  return session && session.expiresAt > now ? session : null;
}

export function forgetSession(db: Database, familyId: string): void {
  memoryOf(db).delete(familyId);
}

function memoryOf(db: Database): Map<string, Remembered> {
  const memory = memories.get(db) ?? new Map<string, Remembered>();
  memories.set(db, memory);
  return memory;
}

/** Requests that come together share one reading. A failed one is not remembered. */
async function readAndRemember(
  db: Database,
  memory: Map<string, Remembered>,
  familyId: string,
  now: number,
): Promise<Session | null> {
  const remembered: Remembered = { readAt: now, session: readSession(db, familyId) };
  memory.delete(familyId);
  memory.set(familyId, remembered);
  if (memory.size > mostSessions) memory.delete(memory.keys().next().value ?? familyId);
  try {
    return await remembered.session;
  } catch (error) {
    if (memory.get(familyId) === remembered) memory.delete(familyId);
    throw error;
  }
}

async function readSession(db: Database, familyId: string): Promise<Session | null> {
  return (await readSessions(db, [familyId])).get(familyId) ?? null;
}

/** The sessions of these families as they are now; without those that are revoked, or whose person is not active. */
export async function readSessions(
  db: Database,
  familyIds: readonly string[],
): Promise<ReadonlyMap<string, Session>> {
  if (familyIds.length === 0) return new Map();
  const rows = await db.orm
    .select({
      familyId: tokenFamilies.id,
      userId: users.id,
      role: users.role,
      organizationId: users.organizationId,
      timeZone: users.timeZone,
      expiresAt: tokenFamilies.expiresAt,
      privacy: users.privacyAcceptedVersion,
      terms: users.termsAcceptedVersion,
      temporaryPassword: hasTemporaryPassword,
    })
    .from(tokenFamilies)
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(
      and(
        inArray(tokenFamilies.id, [...familyIds]),
        isNull(tokenFamilies.revokedAt),
        inState(users.status, userState.active),
      ),
    );
  return new Map(
    rows.map(({ familyId, privacy, terms, temporaryPassword, role, ...session }) => [
      familyId,
      { ...session, role: role as Role, accepted: { privacy, terms, temporaryPassword } },
    ]),
  );
}
