import { and, inArray, sql } from 'drizzle-orm';
import { nextWarning } from '#domain/credits/warnings.ts';
import type { PolicyParameters } from '#domain/policy/parameters.ts';
import type { Database } from '#database/database.ts';
import { creditLots, timers } from '#database/schema/index.ts';
import { policyFor } from '#server/policy-for.ts';
import { armTimers } from '#server/records/timers.ts';
import { lotMachine } from '../arm-expiry.ts';

/** The event that a timer sends when a lot expires soon. */
export const warning = 'WARN';

/** Sets the timers of lots at the next moment at which their holders are to be told that they expire; a pool has no holder. */
export async function armWarnings(
  db: Database,
  lotIds: readonly string[],
  at: number,
): Promise<void> {
  if (lotIds.length === 0) return;
  const lots = await db.orm
    .select({
      id: creditLots.id,
      expiresAt: creditLots.expiresAt,
      organizationId: creditLots.organizationId,
    })
    .from(creditLots)
    .where(and(inArray(creditLots.id, [...lotIds]), sql`${creditLots.holderType} <> 'pool'`));
  const policies = new Map<string, PolicyParameters>();
  for (const organizationId of new Set(lots.map((lot) => lot.organizationId)))
    policies.set(organizationId, (await policyFor(db, organizationId)).parameters);
  const armed = lots.flatMap(({ id, expiresAt, organizationId }) => {
    const policy = policies.get(organizationId);
    const runAt = policy ? nextWarning(expiresAt, policy, at) : null;
    return runAt === null ? [] : [{ machine: lotMachine, entityId: id, timer: warning, runAt }];
  });
  await armTimers(db, armed);
  const silent = lots
    .map(({ id }) => id)
    .filter((id) => !armed.some((each) => each.entityId === id));
  if (silent.length === 0) return;
  await db.orm
    .delete(timers)
    .where(
      and(
        sql`${timers.machine} = ${lotMachine} and ${timers.timer} = ${warning}`,
        inArray(timers.entityId, silent),
      ),
    );
}
