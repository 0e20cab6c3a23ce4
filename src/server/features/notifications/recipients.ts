import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Role } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { mailSettings, users } from '#database/schema/index.ts';
import { rhythmOf } from '#server/features/digests/public.ts';
import type { MailRhythm } from '#domain/notifications/mail-rhythm.ts';

/** Somebody who hears of something, with their clock and what they chose to hear of. */
export interface Recipient {
  readonly id: string;
  readonly role: Role;
  readonly timeZone: string;
  readonly locale: string;
  readonly organizationId: string | null;
  /** As they lie in the column. */
  readonly preferences: unknown;
  readonly rhythm: MailRhythm;
}

/** Those of the people who are active; whoever has left hears of nothing. */
export async function activeAmong(
  db: Database,
  ids: readonly string[],
): Promise<readonly Recipient[]> {
  if (ids.length === 0) return [];
  const people = await db.orm
    .select({
      id: users.id,
      role: users.role,
      timeZone: users.timeZone,
      locale: users.locale,
      organizationId: users.organizationId,
      preferences: users.notificationPreferences,
      rhythm: mailSettings,
    })
    .from(users)
    .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
    .where(and(inArray(users.id, [...ids]), inState(users.status, userState.active)))
    .orderBy(asc(users.id));
  return people.map(({ role, rhythm, ...person }) => ({
    ...person,
    role: role as Role,
    rhythm: rhythmOf(rhythm),
  }));
}
