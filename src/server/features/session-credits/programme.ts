import { and, eq } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { beginningOf, dateAt, daysLater } from '#domain/time/local.ts';
import { isOneOf } from '#machines/states.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { programmes } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';

type Programme = typeof programmes.$inferSelect;

const isOpen = isOneOf(programmeStates.open);

/** When credits of a programme expire unless told otherwise: with its last day. */
export const programmeExpiry = ({ timeZone, endDate }: Programme): number =>
  beginningOf(timeZone, daysLater(endDate, 1));

/** Until when what staff allocate lasts at most: as long as it is there, or so many days as the programme says. */
export function allocationExpiry(
  { timeZone, creditExpiry, creditExpiryDays }: Programme,
  at: number,
): number {
  return creditExpiry === 'atProgrammeEnd' || creditExpiryDays === null
    ? Infinity
    : beginningOf(timeZone, daysLater(dateAt(timeZone, at), creditExpiryDays + 1));
}

/** Why a programme gives out no credits; null while it does. */
export const whyClosed = ({ status }: Pick<Programme, 'status'>): string | null =>
  isOpen(status) ? null : 'This programme is complete, so it has no more credits to give.';

/** A programme that was not deleted; `lock` keeps its ledger from everybody else until the transaction ends. */
export async function programmeFor(
  db: Database,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Programme> {
  const query = db.orm
    .select()
    .from(programmes)
    .where(and(eq(programmes.id, id), inState(programmes.status, programmeStates.kept)));
  const [found] = lock ? await query.for('no key update') : await query;
  if (!found) throw refuse.notFound();
  return found;
}

/** The same for whoever gives out credits: a programme that is complete has none to give. */
export async function openProgramme(db: Database, id: string): Promise<Programme> {
  const programme = await programmeFor(db, id, { lock: true });
  const closed = whyClosed(programme);
  if (closed !== null) throw refuse.conflict({ request: closed });
  return programme;
}
