import { sql } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { beginningOf, dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import type { Clock } from '#server/clock.ts';
import { Refusal } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Log } from '#server/log.ts';
import { pollingWorker } from '#server/outbox/polling-worker.ts';
import { policyFor } from '#server/policy-for.ts';
import { send } from '#server/records/send.ts';
import type { Worker } from '#server/worker.ts';
import { userKind } from './kind.ts';

/** Rules that are about to be saved: the product's, or those of one organisation alone. */
export interface RetentionRule {
  /** Milliseconds; 0 keeps every account. */
  readonly retention: number;
  /** Whose; null for everybody whose organisation has no rule of its own, and for those who belong to none. */
  readonly organizationId: string | null;
}

interface Kept extends Record<string, unknown> {
  readonly id: string;
  readonly fullName: string;
}

const ownRule = sql`(o.policy_overrides->>'retention')::bigint`;

/** Accounts that were deleted for as long as such accounts are kept, the first that was deleted before the others. */
const keptLongEnough = (db: Database, rule: ReturnType<typeof sql>, now: number) =>
  db.orm.execute<Kept>(sql`
    select u.id, u.full_name as "fullName" from users u left join organizations o on o.id = u.organization_id
    where ${inState(sql`u.status`, userState.deleted)} and ${rule} > 0
      and u.deleted_at <= ${wireInstant(now)}::timestamptz - ${rule} * interval '1 millisecond'
    order by u.deleted_at, u.id`);

/** The accounts that a rule would erase if it held now. */
export const erasedBy = (
  db: Database,
  { retention, organizationId }: RetentionRule,
  now: number,
): Promise<readonly Kept[]> => {
  const concerned =
    organizationId === null ? sql`${ownRule} is null` : sql`o.id = ${organizationId}`;
  return keptLongEnough(
    db,
    sql`(case when ${concerned} then ${retention}::bigint else 0 end)`,
    now,
  );
};

interface Night {
  readonly db: Database;
  readonly log: Log;
}

/**
 * Erases everybody who was deleted long enough ago, each in a transaction of their own, with a receipt as of any erasure. Whoever still has an open booking waits
 * for the next night. Resolves to how many were erased.
 */
export async function eraseDue(
  { db, log }: Night,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  const { retention } = (await policyFor(db, null)).parameters;
  const due = await keptLongEnough(db, sql`coalesce(${ownRule}, ${retention}::bigint)`, now);
  let erased = 0;
  for (const { id } of due) {
    if (signal?.aborted) break;
    try {
      await db.transaction(() =>
        send(db, userKind, id, { type: 'RETENTION_END', by: system, at: now }),
      );
      erased += 1;
    } catch (error) {
      if (error instanceof Refusal)
        log.info('An account that was deleted long ago waits for an open booking.', { user: id });
      else log.error('An account was not erased; it is tried again.', error, { user: id });
    }
  }
  return erased;
}

/** Twenty past midnight by UTC, the latest that has been. */
const lastNight = (now: number): number =>
  beginningOf('UTC', dateAt('UTC', now - 20 * MINUTE)) + 20 * MINUTE;

/** Erases every night, and after a start: a night may have passed meanwhile. */
export const retentionWorker = ({ db, clock, log }: Night & { readonly clock: Clock }): Worker => {
  let doneFor = 0;
  return pollingWorker({
    db,
    clock,
    log,
    channel: 'retention',
    longestSleep: HOUR,
    async work(now, signal) {
      const night = lastNight(now);
      if (night > doneFor) await eraseDue({ db, log }, now, signal);
      doneFor = night;
      return night + DAY;
    },
  });
};
