import { and, eq, inArray, sql } from 'drizzle-orm';
import { batchesOf } from '#domain/batches.ts';
import type { Database } from '#database/database.ts';
import { timers } from '#database/schema/index.ts';
import type { Timers } from '#machines/decide.ts';

/** Sets and clears a record's timers as its chart ordered; setting one again moves it. */
export async function setTimers(
  db: Database,
  machine: string,
  entityId: string,
  { arm, disarm }: Timers,
): Promise<void> {
  if (disarm.length > 0) {
    await db.orm
      .delete(timers)
      .where(
        and(
          eq(timers.machine, machine),
          eq(timers.entityId, entityId),
          inArray(timers.timer, [...disarm]),
        ),
      );
  }
  await armTimers(
    db,
    arm.map(({ id, at }) => ({ machine, entityId, timer: id, runAt: at })),
  );
}

/** Sets timers; one that is set already moves. */
export async function armTimers(
  db: Database,
  armed: readonly Pick<typeof timers.$inferInsert, 'machine' | 'entityId' | 'timer' | 'runAt'>[],
): Promise<void> {
  if (armed.length === 0) return;
  for (const batch of batchesOf(armed))
    await db.orm
      .insert(timers)
      .values(batch)
      .onConflictDoUpdate({
        target: [timers.machine, timers.entityId, timers.timer],
        set: {
          runAt: sql`excluded.run_at`,
          attempts: 0,
          lastError: null,
          isTaken: false,
          deaths: 0,
          setAsideAt: null,
        },
      });
  db.afterCommit(() => void db.outside(() => db.notify('timers')));
}
