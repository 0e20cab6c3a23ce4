import { and, desc, eq, sql } from 'drizzle-orm';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { Database } from '#database/database.ts';
import { creditLots, ledgerTransfers, machineEvents } from '#database/schema/index.ts';

/** The event by which a lot ends with its programme. */
const end = 'END';

/** Lots that ended with their programme at some time. */
export const hasEnded = sql`exists (
  select 1 from ${machineEvents} where ${machineEvents.machine} = ${creditLotChart.name}
    and ${machineEvents.entityId} = ${creditLots.id} and ${machineEvents.event} = ${end})`;

interface Ended {
  /** How long it would have lasted, epoch milliseconds; null where it would have ended with the programme. */
  readonly lasted: number | null;
}

/** How a lot ended with its programme the last time; null where it never has. */
export async function lastEnd(db: Database, lotId: string): Promise<Ended | null> {
  const [event] = await db.orm
    .select({ payload: machineEvents.payload })
    .from(machineEvents)
    .where(
      and(
        eq(machineEvents.machine, creditLotChart.name),
        eq(machineEvents.entityId, lotId),
        eq(machineEvents.event, end),
      ),
    )
    .orderBy(desc(machineEvents.position))
    .limit(1);
  if (!event) return null;
  const { lasted } = event.payload as { lasted?: number | null };
  return { lasted: lasted ?? null };
}

/** What expired with the programme and has not come back since. */
export async function lastExpiry(db: Database, lotId: string) {
  const [expired] = await db.orm
    .select({ transferId: ledgerTransfers.id, units: ledgerTransfers.amount })
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.lotId, lotId),
        eq(ledgerTransfers.type, 'EXPIRED'),
        eq(ledgerTransfers.causeMachine, creditLotChart.name),
        eq(ledgerTransfers.causeEvent, end),
        sql`not exists (select 1 from ledger_transfers back where back.reverses = ${ledgerTransfers.id})`,
      ),
    )
    .orderBy(desc(ledgerTransfers.position))
    .limit(1);
  return expired;
}
