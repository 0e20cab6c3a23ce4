import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { isStaff } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { inState } from '#database/in-state.ts';

/** Who changes the time of which coach, and when. */
export interface Asking {
  readonly principal: Principal;
  readonly coachId: string;
  readonly at: number;
}

/** The coach whose time is asked for; not there for anybody but staff and the coach. */
export async function coachFor(db: Database, principal: Principal, id: string) {
  if (!isStaff(principal) && principal.id !== id) throw refuse.notFound();
  const { firstName, fullName, pictureUrl, timeZone } = users;
  const [found] = await db.orm
    .select({ id: users.id, firstName, fullName, pictureUrl, timeZone })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'Coach'), inState(users.status, userState.active)));
  if (!found) throw refuse.notFound();
  return found;
}

/** Lets changes of one coach's time happen one after the other, until the transaction ends. */
export async function lockCoach(db: Database, id: string): Promise<void> {
  await db.orm.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}
