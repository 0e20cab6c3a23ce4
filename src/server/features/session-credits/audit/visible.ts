import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { CreditUnit } from '#domain/credits/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import { ledgerTransfers, programmes, teams } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
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

/** Whoever reads, with the teams that they lead. */
export interface Sight extends Reader {
  readonly leads: readonly string[];
}

/** The teams are looked up by themselves: only so does an index find what is theirs among all transfers. */
export async function sightOf(db: Database, { id, role, organizationId }: Reader): Promise<Sight> {
  const reader = { id, role, organizationId };
  return { ...reader, leads: readsAll(reader) ? [] : await ledBy(db, reader) };
}

/** The teams that somebody leads, whose units they use; staff lead none. */
export async function ledBy(db: Database, reader: Reader): Promise<readonly string[]> {
  if (isStaff(reader)) return [];
  const { id, leaderId } = teams;
  const led = await db.orm.select({ id }).from(teams).where(eq(leaderId, reader.id));
  return led.map((team) => team.id);
}

/** The books of one unit of a programme. */
export interface Books {
  readonly programmeId: string;
  readonly unit: CreditUnit;
}

export const within = ({ programmeId, unit }: Books): SQL | undefined =>
  and(eq(ledgerTransfers.programmeId, programmeId), eq(ledgerTransfers.unit, unit));

/** The transfers that somebody may know of: members those of their own units, and of teams that they lead. */
export const visibleTransfers = (reader: Sight): SQL | undefined =>
  readsAll(reader)
    ? undefined
    : or(
        eq(ledgerTransfers.memberId, reader.id),
        reader.leads.length > 0 ? inArray(ledgerTransfers.teamId, [...reader.leads]) : undefined,
      );

interface OfBooking {
  readonly requesterId: string | null;
  readonly memberId: string | null;
  readonly teamId: string | null;
}

/** Whether the booking of a transfer has a page for the reader. */
export const mayOpenBooking = (
  reader: Sight,
  { requesterId, memberId, teamId }: OfBooking,
): boolean =>
  isStaff(reader) ||
  requesterId === reader.id ||
  memberId === reader.id ||
  (teamId !== null && reader.leads.includes(teamId));
