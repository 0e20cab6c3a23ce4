import { and, desc, eq, ne } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { creditLots, machineEvents } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { doneSince } from '#server/records/conflict.ts';
import type { CreditHolder } from './holders.ts';

/** So many names are told at once. */
const mostNames = 5;

/** Who took units out of the pool of an option last, and when. */
export async function takenSince(
  db: Database,
  sessionOptionId: string,
  reader: { readonly by: Person; readonly at: number },
): Promise<string | null> {
  const [last] = await db.orm
    .select({ pool: machineEvents.entityId, position: machineEvents.position })
    .from(machineEvents)
    .innerJoin(creditLots, eq(creditLots.id, machineEvents.entityId))
    .where(
      and(
        eq(machineEvents.machine, creditLotChart.name),
        ne(machineEvents.event, 'ISSUE'),
        eq(creditLots.sessionOptionId, sessionOptionId),
        eq(creditLots.holderType, 'pool'),
      ),
    )
    .orderBy(desc(machineEvents.at), desc(machineEvents.position))
    .limit(1);
  if (!last) return null;
  return doneSince(db, creditLotChart, last.pool, { ...reader, version: last.position - 1 });
}

interface Lack {
  /** In the pool. */
  readonly left: number;
  /** Units that may be added to it. */
  readonly issuing: number;
  /** Who took some since whoever asks looked; null where nobody did. */
  readonly faster: string | null;
}

/** For whom it would not have been enough. */
export function tooFew(
  chosen: readonly CreditHolder[],
  units: number,
  { left, issuing, faster }: Lack,
): Error {
  const without = chosen.slice(Math.floor((left + issuing) / units)).map(({ name }) => name);
  const more = without.length - mostNames;
  const names = without.slice(0, mostNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const needed = chosen.length * units;
  const inPool =
    left === 0 ? 'No credits are' : `Only ${counted(left, 'credit')} ${left === 1 ? 'is' : 'are'}`;
  const added = issuing === 0 ? '' : ` With the ${issuing} to be added,`;
  return refuse.invalid({
    units: `${faster === null ? '' : `${faster} `}${inPool} left in the pool, and ${needed} ${needed === 1 ? 'is' : 'are'} needed.${added === '' ? ' It is' : `${added} it is`} not enough for ${names}.`,
  });
}
