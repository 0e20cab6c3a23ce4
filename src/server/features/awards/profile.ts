import { eq } from 'drizzle-orm';
import { isMember, type Role } from '#machines/person.ts';
import { isProfileComplete } from '#domain/recognition/awards.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { countPoints } from './count-points.ts';

/** Counts, once in a life, that a member's profile says who they are. To be said after every change of it. */
export async function countProfile(db: Database, userId: string, at: number): Promise<void> {
  const [person] = await db.orm
    .select({ role: users.role, pictureUrl: users.pictureUrl, jobTitle: users.jobTitle })
    .from(users)
    .where(eq(users.id, userId));
  if (!person || !isMember({ role: person.role as Role }) || !isProfileComplete(person)) return;
  await countPoints(db, { pointReason: 'profileCompleted', userId, subjectId: userId, at });
}
