import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { supportRequests, users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { isOfStaff } from './staff.ts';

const { category, createdBy } = supportRequests;

type Reader = Pick<Principal, 'id' | 'role'>;

/** Whoever was named reads concerns about somebody's wellbeing; super admins while nobody is. */
export const readsConcerns = ({ id, role }: Reader): SQL => {
  const isNamed = sql`exists (select 1 from wellbeing_readers r where r.user_id = ${id})`;
  // Whoever has left reads nothing any more.
  const isSomebodyNamed = sql`exists (
    select 1 from wellbeing_readers r join ${users} on ${users.id} = r.user_id where ${isOfStaff})`;
  return role === 'SuperAdmin' ? sql`(${isNamed} or not ${isSomebodyNamed})` : isNamed;
};

/** The requests that somebody may see: their own, and staff those of all but concerns about somebody's wellbeing. */
export function visibleRequests(principal: Reader): SQL | undefined {
  const own = eq(createdBy, principal.id);
  if (!isStaff(principal)) return own;
  return or(
    own,
    ne(category, 'wellbeing'),
    and(eq(category, 'wellbeing'), readsConcerns(principal)),
  );
}
