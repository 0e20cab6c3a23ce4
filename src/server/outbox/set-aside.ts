import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { jobName, timerName } from '#domain/work-names.ts';
import { countSetAside, publishSetAside } from './deaths.ts';

/** So many are shown at once. */
const most = 50;

interface Found extends Record<string, unknown> {
  readonly id: string;
  readonly kind: string;
  readonly isJob: boolean;
  readonly lastError: string | null;
  readonly at: string;
}

interface SetAside {
  readonly id: string;
  readonly name: string;
  readonly lastError: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** How a row of either table is named in a request. */
const names = {
  outbox: sql.raw("'job ' || id::text"),
  timers: sql.raw("'timer ' || machine || ' ' || entity_id::text || ' ' || timer"),
} as const;

/** The work that waits for staff, the oldest first. */
export async function setAsideWork(
  db: Database,
): Promise<{ readonly results: readonly SetAside[]; readonly total: number }> {
  const found = await db.orm.execute<Found>(sql`
    select ${names.outbox} as id, kind, true as "isJob", last_error as "lastError", set_aside_at as at
    from outbox where set_aside_at is not null
    union all
    select ${names.timers}, machine, false, last_error, set_aside_at
    from timers where set_aside_at is not null
    order by at, id limit ${most}`);
  const results = found.map(({ id, kind, isJob, lastError, at }) => ({
    id,
    name: isJob ? jobName(kind) : timerName(kind),
    lastError,
    at: Date.parse(at),
  }));
  return { results, total: await countSetAside(db) };
}

/** Has a piece of work tried again as if it had never failed, inside the current transaction; resolves to whether it was set aside. */
export async function tryAgain(db: Database, work: string, now: number): Promise<boolean> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  let isFound = false;
  for (const table of ['outbox', 'timers'] as const) {
    const again = await db.orm.execute(sql`
      update ${sql.identifier(table)}
      set set_aside_at = null, deaths = 0, attempts = 0, run_at = ${at}
      where set_aside_at is not null and ${names[table]} = ${work}
      returning true`);
    if (again.length === 0) continue;
    isFound = true;
    await db.notify(table);
  }
  if (isFound) await publishSetAside(db);
  return isFound;
}
