import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { outbox, timers } from '#database/schema/index.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import type { Log } from '#server/log.ts';
import { publishChange } from '#server/stream/publish.ts';

/** So often may the process die that does a piece of work; then the work is set aside for staff. */
export const mostDeaths = 5;

interface Death extends Record<string, unknown> {
  readonly work: string;
  readonly deaths: number;
}

/** Both tables are worked on alike: what a row is called in the log, and which rows still wait, by the index of what is due. */
const tables = {
  outbox: { name: sql.raw("id::text || ' ' || kind"), waits: sql.raw('done_at is null') },
  timers: {
    name: sql.raw("machine || ' ' || entity_id::text || ' ' || timer"),
    waits: sql.raw('true'),
  },
};

/**
 * Work that was taken, and whose time has run out without a word, died with its process: that counts as a failure. It is tried again after pauses that double, the
 * first of them being the time that it was taken for, and set aside after {@link mostDeaths}.
 */
export async function countDeaths(
  { db, log }: { readonly db: Database; readonly log: Log },
  table: keyof typeof tables,
  now: number,
): Promise<void> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const pause = sql`make_interval(secs => case when deaths = 0 then 0 else ${MINUTE / 1000} * power(2, deaths - 1) end)`;
  const found = await db.orm.execute<Death>(sql`
    update ${sql.identifier(table)} set
      is_taken = false,
      deaths = deaths + 1,
      last_error = 'The process that did it ended.',
      run_at = ${at} + ${pause},
      set_aside_at = case when deaths + 1 >= ${mostDeaths} then ${at} end
    where ${tables[table].waits} and run_at <= ${at} and is_taken and set_aside_at is null
    returning ${tables[table].name} as work, deaths`);
  for (const { work, deaths } of found) {
    if (deaths >= mostDeaths)
      log.error('Work whose process died again and again is set aside.', undefined, {
        work,
        deaths,
      });
    else log.warn('The process that did some work died; it is tried again.', { work, deaths });
  }
  if (found.some(({ deaths }) => deaths >= mostDeaths)) await publishSetAside(db);
}

/** Open pages of staff look again what waits for them. */
export const publishSetAside = (db: Database): Promise<void> =>
  publishChange(db, { topics: ['set-aside-work'], to: { userIds: [], staff: true } });

/** How much work is set aside and waits for somebody to look into it. */
export const countSetAside = async ({ orm }: Database): Promise<number> =>
  (await orm.$count(outbox, isNotNull(outbox.setAsideAt))) +
  (await orm.$count(timers, isNotNull(timers.setAsideAt)));
