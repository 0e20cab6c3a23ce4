import { count, inArray, sql } from 'drizzle-orm';
import { courseOf } from '#domain/kpis/values.ts';
import type { Database } from '#database/database.ts';
import { byName } from '#database/name-order.ts';
import { kpiValues, organizations, programmes } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { KpiRow } from './kind.ts';
import { drawnPeriod, latestOf, periodOf } from './trend.ts';

/** What the list says about KPIs. */
export async function summarise(db: Database, rows: readonly KpiRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const latest = await latestOf(db, ids);
  const counts = await db.orm
    .select({ id: kpiValues.kpiId, many: count() })
    .from(kpiValues)
    .where(sql`${inArray(kpiValues.kpiId, ids)} and ${kpiValues.replacedAt} is null`)
    .groupBy(kpiValues.kpiId);
  return rows.map((row) => {
    const { name, source, measure, unit, period, direction, targetValue, minValue, maxValue } = row;
    const [last, before] = row.deletedAt === null ? (latest.get(row.id) ?? []) : [];
    return {
      name,
      source,
      measure,
      unit,
      period,
      direction,
      targetValue,
      minValue,
      maxValue,
      latest: last
        ? {
            period: periodOf(drawnPeriod(period), last.start),
            average: last.average,
            count: last.count,
          }
        : null,
      change:
        last && before
          ? {
              by: last.average - before.average,
              course: courseOf(row, before.average, last.average),
            }
          : null,
      responses: counts.find(({ id }) => id === row.id)?.many ?? 0,
    };
  });
}

/** What the page of a KPI says besides. */
export async function detailOf(db: Database, row: KpiRow) {
  const { description, organizationIds, programmeIds, source, deletedAt, computedAt } = row;
  return {
    description,
    organizationIds: await named(db, organizations, organizationIds),
    programmeIds: await named(db, programmes, programmeIds),
    computedAt: computedAt === null ? null : wireInstant(computedAt),
    mayCompute: source === 'computed' && deletedAt === null,
  };
}

const named = async (
  db: Database,
  table: typeof organizations | typeof programmes,
  ids: readonly string[],
) =>
  ids.length === 0
    ? []
    : db.orm
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(inArray(table.id, [...ids]))
        .orderBy(byName(table.name), table.id);
