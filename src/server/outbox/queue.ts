import type { Database } from '#database/database.ts';
import { outbox } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';

/** Something to do outside once the current transaction has committed. */
export interface Job {
  /** Who runs it: a name of the worker's deliveries. */
  readonly kind: string;
  readonly payload: unknown;
  /** The same errand twice is one. */
  readonly dedupeKey: string;
  /** Not before this moment, epoch milliseconds; at once when left out. */
  readonly runAt?: number;
}

/** Queues errands inside the current transaction; they run after it commits, at least once each. */
export async function enqueue(db: Database, jobs: readonly Job[], at: number): Promise<void> {
  if (jobs.length === 0) return;
  await db.orm
    .insert(outbox)
    .values(jobs.map((job) => ({ runAt: at, ...job, id: newId(at) })))
    .onConflictDoNothing({ target: outbox.dedupeKey });
  await db.notify('outbox');
}
