import { sql } from 'drizzle-orm';
import { percentUsed, type CreditUnits } from '#domain/programmes/used.ts';
import { programmeChart } from '#machines/programme/chart.ts';
import { programmeState } from '#machines/programme/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { sumsOfOptions } from '#server/features/relations/public.ts';
import { policyFor } from '#server/policy-for.ts';
import { armTimers } from '#server/records/timers.ts';

interface Used extends Record<string, unknown>, CreditUnits {
  readonly organization: string;
}

/** Credits were used: a programme of which most are used by now hears of it, as soon as this transaction ends. */
export async function noteUse(db: Database, programmeId: string, at: number): Promise<void> {
  const [found] = await db.orm.execute<Used>(sql`
    select p.organization_id as organization, ${sumsOfOptions}
    from programmes p join session_options o on o.programme_id = p.id
    where p.id = ${programmeId} and ${inState(sql`p.status`, programmeState.normal)}
    group by p.organization_id`);
  if (!found) return;
  const { parameters } = await policyFor(db, found.organization);
  if (percentUsed(found) < parameters.nearCompleteUsed) return;
  await armTimers(db, [
    { machine: programmeChart.name, entityId: programmeId, timer: 'NEAR_END', runAt: at },
  ]);
}
