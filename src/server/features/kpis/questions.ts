import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { KpiContext, KpiEvent, kpiQuestions } from '#machines/kpi/machine.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { periodStart, valueExists } from '#domain/kpis/periods.ts';
import { isRange, rangeSentence, troubleOfValue } from '#domain/kpis/values.ts';
import { counted } from '#domain/text/counted.ts';
import { dateAt } from '#domain/time/local.ts';
import { inState } from '#database/in-state.ts';
import type { Database } from '#database/database.ts';
import { kpis, kpiValues, organizations, programmes } from '#database/schema/index.ts';
import { askedIn } from '#server/http/reader-zone.ts';
import { nameIsFree } from '#server/records/names.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { subjectOf } from './subjects.ts';

/** What keeps something from being done to a KPI. */
export const answers: Answers<typeof kpiQuestions, KpiContext, KpiEvent> = {
  isNameFree: nameIsFree({
    table: kpis,
    sentence: (taken) => `A KPI called “${taken}” already exists.`,
  }),
  hasMeasure: oneByOne((_, { context: { source, measure } }) =>
    source === 'computed' && measure === null ? 'Choose what is computed.' : null,
  ),
  hasProperPeriod: oneByOne((_, { context: { source, period } }) =>
    source === 'computed' && (period === 'perSession' || period === 'once')
      ? 'Computed values are weekly, monthly or quarterly.'
      : null,
  ),
  isRange: oneByOne((_, { context }) => (isRange(context) ? null : rangeSentence)),
  hasProperTarget: oneByOne((_, { context }) => {
    const { direction, targetValue } = context;
    if (targetValue !== null) return isRange(context) ? troubleOfValue(targetValue, context) : null;
    return direction === 'target' ? 'Enter the target that values should be close to.' : null;
  }),
  hasProperScope: oneByOne((db, { context }) => improperScope(db, context)),
  fitsItsValues: oneByOne(async (db, { id, context, before }) => {
    if (before === null) return null;
    const kept = ['source', 'measure', 'unit', 'period'] as const;
    if (kept.every((name) => before[name] === context[name])) return null;
    const values = await db.orm.$count(kpiValues, eq(kpiValues.kpiId, id));
    return values === 0
      ? null
      : `This KPI has ${counted(values, 'value')}: its source, unit and period stay as they are.`;
  }),
  isEnteredByStaff: oneByOne((_, { context: { source } }) =>
    source === 'manual' ? null : 'Its values are not entered by staff.',
  ),
  hasSubject: oneByOne(async (db, { context, event }) => {
    if (event?.type !== 'ADD_VALUE') return null;
    const { memberId = null, teamId = null } = event;
    if ((memberId === null) === (teamId === null)) return 'Choose a member or a team.';
    const subject = await subjectOf(db, { memberId, teamId }, context);
    if (!subject) return 'Choose a member or a team.';
    return subject.inScope ? null : `“${subject.name}” is not among those this KPI is for.`;
  }),
  isPeriodReached: oneByOne((_, { event, at }) =>
    event?.type === 'ADD_VALUE' && event.date !== undefined && event.date > latestDay(at)
      ? 'Choose a day that is not in the future.'
      : null,
  ),
  isPeriodFree: oneByOne(async (db, { id, context: { period }, event }) => {
    if (event?.type !== 'ADD_VALUE' || event.date === undefined) return null;
    const start = periodStart(period, event.date);
    const [found] = await db.orm
      .select({ id: kpiValues.id })
      .from(kpiValues)
      .where(
        and(
          eq(kpiValues.kpiId, id),
          sql`subject_id = ${event.memberId ?? event.teamId ?? null}::uuid`,
          eq(kpiValues.source, 'manual'),
          period === 'once' ? undefined : eq(kpiValues.periodStart, start),
          isNull(kpiValues.replacedAt),
        ),
      )
      .limit(1);
    return found ? valueExists(period, start, askedIn().zone) : null;
  }),
  isValueInRange: oneByOne((_, { context, event }) =>
    (event?.type === 'ADD_VALUE' || event?.type === 'CORRECT_VALUE') && event.value !== undefined
      ? troubleOfValue(event.value, context)
      : null,
  ),
  isCurrentValue: oneByOne(async (db, { id, event }) => {
    if (event?.type !== 'CORRECT_VALUE' || event.valueId === undefined) return null;
    const [found] = await db.orm
      .select({ replacedAt: kpiValues.replacedAt })
      .from(kpiValues)
      .where(and(eq(kpiValues.id, event.valueId), eq(kpiValues.kpiId, id)));
    if (!found) return 'Choose a value of this KPI.';
    return found.replacedAt === null ? null : 'This value has been corrected already.';
  }),
};

/** The day it is where it is latest. */
const latestDay = (at: number): string => dateAt('Pacific/Kiritimati', at);

async function improperScope(
  db: Database,
  { organizationIds, programmeIds }: KpiContext,
): Promise<string | null> {
  const there = await db.orm.$count(
    organizations,
    and(inArray(organizations.id, [...organizationIds]), isNull(organizations.deletedAt)),
  );
  if (there < new Set(organizationIds).size) return 'Choose organisations from the list.';
  const chosen = await db.orm
    .select({ name: programmes.name, organizationId: programmes.organizationId })
    .from(programmes)
    .where(
      and(
        inArray(programmes.id, [...programmeIds]),
        inState(programmes.status, programmeStates.kept),
      ),
    );
  if (chosen.length < new Set(programmeIds).size) return 'Choose programmes from the list.';
  const foreign = chosen.find(
    ({ organizationId }) => organizationIds.length > 0 && !organizationIds.includes(organizationId),
  );
  return foreign ? `“${foreign.name}” belongs to none of the organisations.` : null;
}
