import { eq } from 'drizzle-orm';
import { isMember, type Role } from '#machines/person.ts';
import type { PointReason } from '#domain/recognition/points.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { countPoints } from './count-points.ts';

interface Done {
  readonly pointReason: PointReason;
  readonly userId: string;
  readonly subjectId: string;
  readonly at: number;
}

/** Counts what everybody may do, and members alone have points for. */
export async function countForMember(db: Database, done: Done): Promise<void> {
  const [person] = await db.orm
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, done.userId));
  if (person && isMember({ role: person.role as Role })) await countPoints(db, done);
}
