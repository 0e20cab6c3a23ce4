import { endsAt } from '#machines/programme/running.ts';
import { programmeChart } from '#machines/programme/chart.ts';
import { policyFor } from '#server/policy-for.ts';
import { armTimers, setTimers } from '#server/records/timers.ts';
import type { ProgrammeEffects } from './effect.ts';

const nearEnd = 'NEAR_END';
const machine = programmeChart.name;

/** When its end is near is for its organisation to say, so the moment is set here and not by the chart. */
export const watching = {
  async watchEnd({ db, id, after, at }) {
    const { parameters } = await policyFor(db, after.context.organizationId);
    const runAt = Math.max(at, endsAt(after.context) - parameters.nearCompleteTime);
    await armTimers(db, [{ machine, entityId: id, timer: nearEnd, runAt }]);
  },
  async stopWatching({ db, id }) {
    await setTimers(db, machine, id, { arm: [], disarm: [nearEnd] });
  },
} satisfies Partial<ProgrammeEffects>;
