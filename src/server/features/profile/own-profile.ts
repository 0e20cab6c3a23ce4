import { eq } from 'drizzle-orm';
import { coachingOf, type Role } from '#machines/person.ts';
import type { LoginMethod } from '#machines/user/fields.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { unauthenticated } from '#server/identity/unauthenticated.ts';

/** What somebody reads about themselves. */
export async function ownProfile(db: Database, id: string) {
  const [row] = await db.orm.select().from(users).where(eq(users.id, id));
  if (!row) throw unauthenticated();
  return {
    id,
    version: row.version,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role as Role,
    jobTitle: row.jobTitle,
    phone: row.phone,
    bio: row.bio,
    timeZone: row.timeZone,
    locale: row.locale,
    loginMethod: row.loginMethod as LoginMethod,
    coaching: coachingOf({ role: row.role as Role }),
    profilePicture: row.pictureUrl === null ? null : { url: row.pictureUrl },
  };
}
