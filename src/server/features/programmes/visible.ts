import { and, sql, type SQL } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { programmes } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import { isCoachOfProgramme, isMemberOfProgramme } from '#server/features/relations/public.ts';
import type { Principal } from '#server/http/principal.ts';

export type Reader = Person & Pick<Principal, 'organizationId'>;

/** Whether somebody looks after whole programmes, and not only after their own part of them. */
export const seesWhole = ({ role }: Pick<Reader, 'role'>): boolean =>
  isStaff({ role }) || role === 'OrganizationAdmin';

/**
 * The programmes somebody may see (domain reference, 5.1): staff all, admins those of their organisation, coaches those they coach in, members their own. What is
 * being prepared is told to nobody who only takes part.
 */
export function visibleProgrammes(reader: Reader): SQL | undefined {
  const { id, role, organizationId } = reader;
  const { status } = programmes;
  if (isStaff({ role })) return inState(status, programmeStates.kept);
  if (role === 'OrganizationAdmin')
    return and(
      inState(status, programmeStates.kept),
      sql`${programmes.organizationId} = ${organizationId}`,
    );
  return and(
    inState(status, programmeStates.shown),
    role === 'Coach' ? isCoachOfProgramme(id) : isMemberOfProgramme(id),
  );
}

/** The lots that somebody may know of, as conditions on `l`: members know their own, and those of teams they lead; coaches none. */
export function visibleLots(reader: Person): SQL {
  if (seesWhole(reader)) return sql`true`;
  if (reader.role === 'Coach') return sql`false`;
  return sql`((l.holder_type = 'member' and l.holder_id = ${reader.id})
    or (l.holder_type = 'team' and l.holder_id in (select led.id from teams led where led.leader_id = ${reader.id})))`;
}
