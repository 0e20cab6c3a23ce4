import { and, eq, max } from 'drizzle-orm';
import { programmeChart } from '#machines/programme/chart.ts';
import { programmeState } from '#machines/programme/states.gen.ts';
import type { Database } from '#database/database.ts';
import { machineEvents } from '#database/schema/index.ts';

/** When a programme was completed last; null where its history does not go back that far. */
export async function completedAt(db: Database, id: string): Promise<number | null> {
  const [last] = await db.orm
    .select({ at: max(machineEvents.at) })
    .from(machineEvents)
    .where(
      and(
        eq(machineEvents.machine, programmeChart.name),
        eq(machineEvents.entityId, id),
        eq(machineEvents.state, programmeState.complete),
      ),
    );
  return last?.at ?? null;
}
