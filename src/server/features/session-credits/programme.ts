import { and, eq } from 'drizzle-orm';
import { programmeStates } from '#domain/programmes/states.ts';
import { isOneOf } from '#machines/states.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { programmes } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';

type Programme = typeof programmes.$inferSelect;

const isOpen = isOneOf(programmeStates.open);

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
  const [found] = await (lock ? query.for('no key update') : query);
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
