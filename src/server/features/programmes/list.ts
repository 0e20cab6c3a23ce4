import { sql, type SQL } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { programmes } from '#database/schema/index.ts';
import type { Person } from '#machines/person.ts';
import { seesWhole, visibleLots } from './visible.ts';

/** How many days before its end a programme ends soon. */
const soon = 30;

const { id, status, endDate, timeZone } = programmes;

/** The units that were used: of those that the reader may know of, or all. */
export const unitsUsed = (reader?: Person): SQL =>
  reader === undefined || seesWhole(reader)
    ? sql`(select coalesce(sum(o.used_units), 0) from session_options o where o.programme_id = ${id})`
    : sql`(
      select coalesce(sum(a.balance), 0) from ledger_accounts a join credit_lots l on l.id = a.lot_id
      where l.programme_id = ${id} and l.unit = 'session' and a.kind = 'spent' and ${visibleLots(reader)})`;

export const endsSoon = (now: number): SQL => {
  const today = sql`(${new Date(now).toISOString()}::timestamptz at time zone ${timeZone})::date`;
  return sql`(${inState(status, programmeStates.open)} and ${endDate} between ${today} and ${today} + ${sql.raw(String(soon))})`;
};
