import { and, desc, eq, ne } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { creditLots, machineEvents } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { doneSince } from '#server/records/conflict.ts';
import type { Purpose } from '../purpose.ts';
import type { CreditHolder } from './holders.ts';
import { ofPool } from './pool.ts';

/** So many names are told at once. */
const mostNames = 5;

/** Who took units out of such a pool last, and when. */
export async function takenSince(
  db: Database,
  programmeId: string,
  purpose: Purpose,
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
        ofPool(programmeId, purpose),
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
  /** What one unit is called. */
  readonly noun: string;
}

/** For whom it would not have been enough. */
export function tooFew(
  chosen: readonly CreditHolder[],
  units: number,
  { left, issuing, faster, noun }: Lack,
): Error {
  const without = chosen.slice(Math.floor((left + issuing) / units)).map(({ name }) => name);
  const more = without.length - mostNames;
  const names = without.slice(0, mostNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const needed = chosen.length * units;
  const inPool =
    left === 0 ? `No ${noun}s are` : `Only ${counted(left, noun)} ${left === 1 ? 'is' : 'are'}`;
  const enough = issuing === 0 ? 'It is' : `With the ${issuing} to be added, it is`;
  return refuse.invalid({
    units: `${faster === null ? '' : `${faster} `}${inPool} left in the pool, and ${needed} ${needed === 1 ? 'is' : 'are'} needed. ${enough} not enough for ${names}.`,
  });
}
