import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { ledgerTransfers, programmes } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import { programmeStates } from '#domain/programmes/states.ts';
import type { Database } from '#database/database.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';

export type Reader = Pick<Principal, 'id' | 'role' | 'organizationId'>;

/** Whether somebody reads the whole ledger of a programme, and not only what is theirs. */
export const readsAll = ({ role }: Reader): boolean =>
  isStaff({ role }) || role === 'OrganizationAdmin';

/** The programme whose ledger is opened: staff open all, admins those of their organisation, members those that they take part in. */
export async function ledgerOf(db: Database, reader: Reader, id: string) {
  const mine =
    reader.role === 'OrganizationAdmin'
      ? sql`${programmes.organizationId} = ${reader.organizationId}`
      : and(inState(programmes.status, programmeStates.shown), isMemberOfProgramme(reader.id));
  const [found] = await db.orm
    .select()
    .from(programmes)
    .where(
      and(
        eq(programmes.id, id),
        inState(programmes.status, programmeStates.kept),
        isStaff(reader) ? undefined : mine,
      ),
    );
  if (!found) throw refuse.notFound();
  return found;
}

const ledTeams = (id: string): SQL => sql`(select t.id from teams t where t.leader_id = ${id})`;

/** The transfers that somebody may know of: members those of their own units, and of teams that they lead. */
export const visibleTransfers = (reader: Reader): SQL | undefined =>
  readsAll(reader)
    ? undefined
    : or(
        eq(ledgerTransfers.memberId, reader.id),
        inArray(ledgerTransfers.teamId, ledTeams(reader.id)),
      );

/** Whether the booking of a transfer has a page for the reader. */
export const mayOpenBooking = (reader: Reader): SQL<boolean> =>
  isStaff(reader)
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(bookings.requester_id = ${reader.id} or ${ledgerTransfers.memberId} = ${reader.id}
        or ${ledgerTransfers.teamId} in ${ledTeams(reader.id)}, false)`;
