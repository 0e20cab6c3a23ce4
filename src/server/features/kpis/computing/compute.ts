import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { kpiStates } from '#machines/kpi/states.gen.ts';
import { batchesOf } from '#domain/batches.ts';
import { newId } from '#domain/ids.ts';
import { periodStart } from '#domain/kpis/periods.ts';
import { computedMonths, settledAfterDays, type KpiPeriod } from '#domain/kpis/vocabulary.ts';
import { dateAt, daysLater, monthsUpTo } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { kpis, kpiValues } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';
import { memberIsIn } from '../scope.ts';
import { measured, type Span } from './measures.ts';

const units = { weekly: 'week', monthly: 'month', quarterly: 'quarter' } as const;
const isMeasured = (period: KpiPeriod): period is keyof typeof units => period in units;

/** The periods that are over and lie within the last months. */
export function longSpan(period: KpiPeriod, now: number): Span {
  const today = dateAt('UTC', now);
  const [first = today.slice(0, 7)] = monthsUpTo(today, computedMonths + 1);
  return { from: periodStart(period, `${first}-01`), until: periodStart(period, today) };
}

/** Those of which something may have changed since values were computed last: outcomes are recorded, and corrected, for a while. */
export function recentSpan(period: KpiPeriod, computedAt: number, now: number): Span {
  const from = periodStart(period, daysLater(dateAt('UTC', computedAt), -settledAfterDays));
  const long = longSpan(period, now);
  return { ...long, from: from < long.from ? long.from : from };
}

/** Computes the values of a KPI for the last months; resolves to how many are new or others than before. Nothing happens to one that isn’t computed. */
export const computeFor = (db: Database, id: string, now: number): Promise<number> =>
  compute(db, id, now, longSpan);

type SpanOf = (period: KpiPeriod, now: number, computedAt: number | null) => Span;

export const compute = (db: Database, id: string, now: number, spanOf: SpanOf): Promise<number> =>
  db.transaction(async () => {
    const [kpi] = await db.orm
      .select()
      .from(kpis)
      .where(and(eq(kpis.id, id), inState(kpis.status, kpiStates.open)))
      .for('no key update');
    if (!kpi || kpi.source !== 'computed' || kpi.measure === null || !isMeasured(kpi.period))
      return 0;
    const span = spanOf(kpi.period, now, kpi.computedAt);
    const rows = measured(kpi.measure, { ...span, unit: units[kpi.period] });
    const computed = sql`
      select m.user_id, u.organization_id, m.period_start, round(m.value::numeric, 4)::float8 as value
      from (${rows}) m join users u on u.id = m.user_id
      where u.organization_id is not null and ${memberIsIn(kpi)}`;
    const changed = await write(db, id, { computed, span, now });
    await db.orm.update(kpis).set({ computedAt: now }).where(eq(kpis.id, id));
    if (changed > 0)
      await publishChange(db, { topics: ['kpis'], to: { userIds: [], staff: true } });
    return changed;
  });

interface Writing {
  /** Rows of `user_id`, `organization_id`, `period_start` and `value`. */
  readonly computed: SQL;
  readonly span: Span;
  readonly now: number;
}

type Difference = {
  /** Null where there is no value any more. */
  readonly userId: string | null;
  readonly organizationId: string;
  readonly start: string;
  readonly value: number;
  /** The one that is not so any more. */
  readonly replaces: string | null;
};

/** Replaces what is no longer so, and adds what is new. */
async function write(db: Database, id: string, { computed, span, now }: Writing): Promise<number> {
  const differences = await db.orm.execute<Difference>(sql`
    with computed as (${computed}), current as (
      select v.id, v.user_id, v.period_start, v.value from kpi_values v
      where v.kpi_id = ${id} and v.source = 'computed' and v.replaced_at is null
        and v.period_start >= ${span.from}::date and v.period_start < ${span.until}::date
    )
    select c.user_id as "userId", c.organization_id as "organizationId", to_char(c.period_start, 'YYYY-MM-DD') as start,
      c.value, v.id as replaces
    from computed c full join current v on v.user_id = c.user_id and v.period_start = c.period_start
    where v.id is null or c.user_id is null or c.value <> v.value`);
  for (const some of batchesOf(differences)) {
    const gone = some.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]));
    const added = some.flatMap(({ userId, organizationId, start, value, replaces }) =>
      userId === null
        ? []
        : {
            id: newId(now),
            kpiId: id,
            organizationId,
            userId,
            periodStart: start,
            source: 'computed' as const,
            value,
            createdAt: now,
            replaces,
          },
    );
    if (gone.length > 0)
      await db.orm.update(kpiValues).set({ replacedAt: now }).where(inArray(kpiValues.id, gone));
    if (added.length > 0) await db.orm.insert(kpiValues).values(added);
  }
  return differences.length;
}
