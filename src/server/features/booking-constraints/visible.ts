import { sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { bookingConstraints } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';

/** The lots whose limits somebody reads, as a condition on `l`: staff all, admins of an organisation theirs, members their own and those of teams they lead. */
export function readableLots({ id, role, organizationId }: Principal): SQL {
  if (isStaff({ role })) return sql`true`;
  if (role === 'OrganizationAdmin') return sql`l.organization_id = ${organizationId}`;
  if (role !== 'Member') return sql`false`;
  return sql`((l.holder_type = 'member' and l.holder_id = ${id})
    or (l.holder_type = 'team' and l.holder_id in (select led.id from teams led where led.leader_id = ${id})))`;
}

export const visibleTo = (principal: Principal): SQL | undefined =>
  isStaff(principal)
    ? undefined
    : sql`${bookingConstraints.sessionCredit} in (select l.id from credit_lots l where ${readableLots(principal)})`;
