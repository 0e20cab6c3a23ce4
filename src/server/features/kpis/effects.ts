import { and, eq, isNull } from 'drizzle-orm';
import type { KpiContext, KpiEvent } from '#machines/kpi/machine.ts';
import { newId } from '#domain/ids.ts';
import { periodStart } from '#domain/kpis/periods.ts';
import { roundedValue } from '#domain/kpis/values.ts';
import { kpiValues } from '#database/schema/index.ts';
import type { EffectHandler } from '#server/records/kind.ts';
import { computeFor } from './computing/compute.ts';
import { subjectOf } from './subjects.ts';

type Handler = EffectHandler<KpiContext, unknown, KpiEvent>;

/** What the chart of KPIs orders. */
export const effects: Readonly<Record<string, Handler>> = {
  async addValue({ db, id, event, after: { context }, by, at }) {
    if (event.type !== 'ADD_VALUE' || event.value === undefined || !event.date) return;
    const { memberId = null, teamId = null, value, date, comment = null } = event;
    const subject = await subjectOf(db, { memberId, teamId }, context);
    if (!subject) return;
    await db.orm.insert(kpiValues).values({
      id: newId(at),
      kpiId: id,
      organizationId: subject.organizationId,
      userId: memberId,
      teamId,
      periodStart: periodStart(context.period, date),
      source: 'manual',
      value: roundedValue(value),
      comment,
      enteredBy: by.id,
      createdAt: at,
    });
  },
  async correctValue({ db, id, event, by, at }) {
    if (event.type !== 'CORRECT_VALUE' || event.value === undefined || !event.valueId) return;
    const { valueId, value, comment = null } = event;
    const [replaced] = await db.orm
      .update(kpiValues)
      .set({ replacedAt: at })
      .where(and(eq(kpiValues.id, valueId), eq(kpiValues.kpiId, id), isNull(kpiValues.replacedAt)))
      .returning();
    if (!replaced) return;
    await db.orm.insert(kpiValues).values({
      ...replaced,
      id: newId(at),
      value: roundedValue(value),
      comment,
      enteredBy: by.id,
      createdAt: at,
      replaces: valueId,
      replacedAt: null,
    });
  },
  async computeValues({ db, id, at }) {
    await computeFor(db, id, at);
  },
};
