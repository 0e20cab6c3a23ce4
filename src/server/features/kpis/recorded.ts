import { and, eq, inArray, isNull } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { periodStart } from '#domain/kpis/periods.ts';
import { roundedValue, troubleOfValue } from '#domain/kpis/values.ts';
import type { Database } from '#database/database.ts';
import { kpis, kpiValues, users } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';

/** What an answer says of a KPI: a value, or null where the answer was taken out. */
export interface LinkedAnswer {
  readonly kpiId: string;
  readonly memberId: string;
  /** The response that the answer is in. */
  readonly sourceId: string;
  /** The day it was given on. */
  readonly date: string;
  readonly value: number | null;
}

/**
 * Keeps the values of answers that are linked to KPIs, in the transaction of whoever submits them. One response has one value of a KPI: told again it changes
 * nothing, and with another value it corrects the earlier one. Of deleted KPIs they are kept for when those come back; of a KPI that takes no answers, and
 * outside its range, there are none. Resolves to how many values changed.
 */
export async function recordKpiValues(
  db: Database,
  linked: readonly LinkedAnswer[],
  at: number,
): Promise<number> {
  if (linked.length === 0) return 0;
  const idsOf = (ids: readonly string[]) => [...new Set(ids)];
  const known = await db.orm
    .select()
    .from(kpis)
    .where(
      and(inArray(kpis.id, idsOf(linked.map(({ kpiId }) => kpiId))), eq(kpis.source, 'question')),
    );
  const homes = await db.orm
    .select({ id: users.id, organizationId: users.organizationId })
    .from(users)
    .where(inArray(users.id, idsOf(linked.map(({ memberId }) => memberId))));
  let changed = 0;
  for (const answer of linked) {
    const kpi = known.find(({ id }) => id === answer.kpiId);
    const organizationId = homes.find(({ id }) => id === answer.memberId)?.organizationId;
    if (!kpi || !organizationId) continue;
    const isKept = answer.value !== null && troubleOfValue(answer.value, kpi) === null;
    const value = isKept && answer.value !== null ? roundedValue(answer.value) : null;
    const start = periodStart(kpi.period, answer.date);
    if (await keep(db, { ...answer, organizationId, start, value, at })) changed += 1;
  }
  if (changed > 0) await publishChange(db, { topics: ['kpis'], to: { userIds: [], staff: true } });
  return changed;
}

interface Kept extends LinkedAnswer {
  readonly organizationId: string;
  readonly start: string;
  readonly at: number;
}

async function keep(
  db: Database,
  { kpiId, memberId, sourceId, organizationId, start, value, at }: Kept,
): Promise<boolean> {
  const current = and(
    eq(kpiValues.kpiId, kpiId),
    eq(kpiValues.userId, memberId),
    eq(kpiValues.sourceId, sourceId),
    isNull(kpiValues.replacedAt),
  );
  const [same] = await db.orm
    .select({ value: kpiValues.value, start: kpiValues.periodStart })
    .from(kpiValues)
    .where(current);
  if (same ? same.value === value && same.start === start : value === null) return false;
  const [replaced] = await db.orm
    .update(kpiValues)
    .set({ replacedAt: at })
    .where(current)
    .returning({ id: kpiValues.id });
  if (value === null) return replaced !== undefined;
  const [added] = await db.orm
    .insert(kpiValues)
    .values({
      id: newId(at),
      kpiId,
      organizationId,
      userId: memberId,
      periodStart: start,
      source: 'question',
      sourceId,
      value,
      createdAt: at,
      replaces: replaced?.id ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: kpiValues.id });
  return added !== undefined;
}
