import { sql, type SQL } from 'drizzle-orm';
import { coachPermissionStates } from '#machines/coach-permission/states.gen.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import { inState } from '#database/in-state.ts';

/** The day by which permissions are read at an instant: that of UTC, for everybody the same. */
export const permissionDay = (now: number): LocalDate => dateAt('UTC', now);

/**
 * Whether a row of `coach_permissions` is in force at an instant: given, begun and not over (domain reference, 4). What a permission opens is asked with
 * this and nothing else; `standing` says the same of a row in memory. `name` is what the query calls the table.
 */
export const inForce = (now: number, name = 'coach_permissions'): SQL => {
  const [permission, today] = [sql.identifier(name), sql`${permissionDay(now)}::date`];
  return sql`(${inState(sql`${permission}.status`, coachPermissionStates.open)}
    and coalesce(${permission}.valid_from, ${today}) <= ${today}
    and coalesce(${permission}.valid_to, ${today}) >= ${today})`;
};

/** The rows whose last day is over: for lists of permissions, which open nothing. */
export const isOver = (now: number): SQL =>
  sql`coalesce(coach_permissions.valid_to < ${permissionDay(now)}::date, false)`;
