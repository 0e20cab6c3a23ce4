import { sql, type SQL } from 'drizzle-orm';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import { periodName, periodsUpTo, shortPeriodName } from '#domain/kpis/periods.ts';
import { askedIn } from '#server/http/reader-zone.ts';
import type { KpiPeriod } from '#domain/kpis/vocabulary.ts';
import { byName } from '#database/name-order.ts';
import type { Database } from '#database/database.ts';
import { idsIn } from '#database/sql-values.ts';
import { isAmong, subjectsOfProgrammes, subjectsOfTeams, type Narrowing } from './narrowing.ts';

/** How values are put together over time: those that have no length of their own by month. */
export const drawnPeriod = (period: KpiPeriod): 'weekly' | 'monthly' | 'quarterly' =>
  period === 'perSession' || period === 'once' ? 'monthly' : period;

/** The same of rows of `kpis k` and `kpi_values v`: the first day of the period that a value is drawn in. */
export const drawnStart = sql`date_trunc(case k.period when 'weekly' then 'week' when 'quarterly' then 'quarter' else 'month' end, v.period_start)::date`;

/** So many periods are drawn. */
const drawn = { weekly: 26, monthly: 12, quarterly: 8 } as const;

const mostGroups = 20;

export function periodOf(period: KpiPeriod, start: string) {
  const { zone } = askedIn();
  return {
    start,
    name: periodName(period, start, zone),
    short: shortPeriodName(period, start, zone),
  };
}

type Average = { readonly start: string; readonly average: number; readonly count: number };

/** The latest two periods with values of each of these KPIs, the latest first. */
export async function latestOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Average[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm.execute<Average & { id: string }>(sql`
    select id, to_char(start, 'YYYY-MM-DD') as start, average, count from (
      select k.id, ${drawnStart} as start, avg(v.value) as average, count(*)::int as count,
        row_number() over (partition by k.id order by ${drawnStart} desc) as place
      from kpis k join kpi_values v on v.kpi_id = k.id and v.replaced_at is null
      where k.id in ${idsIn(ids)} group by k.id, 2
    ) averages where place <= 2 order by id, start desc`);
  return Map.groupBy(rows, ({ id }) => id);
}

/** The average of the latest period, to sort KPIs by. */
export const latestAverage: SQL = sql`(
  select avg(v.value) from kpi_values v join kpis k on k.id = v.kpi_id
  where k.id = kpis.id and v.replaced_at is null and ${drawnStart} = (
    select max(${drawnStart}) from kpi_values v where v.kpi_id = k.id and v.replaced_at is null))`;

interface Asked {
  readonly id: string;
  readonly period: KpiPeriod;
}

type Trend = ResponseOf<Endpoints['GET /kpis/{kpi}/trend']>;

/** How a KPI goes among those that it is narrowed to. */
export async function trendOf(
  db: Database,
  { id, period: own }: Asked,
  narrowing: QueryOf<Endpoints['GET /kpis/{kpi}/trend']>,
  today: string,
): Promise<Trend> {
  const period = drawnPeriod(own);
  const averages = await averagesOf(db, id, narrowing);
  const [latest] = averages;
  const starts = periodsUpTo(period, latest?.start ?? today, drawn[period]);
  const known = new Map(averages.map((each) => [each.start, each]));
  const [now, before] = [starts.at(-1) ?? today, starts.at(-2) ?? today];
  const groups = (source: SQL) => groupsIn(db, { id, source, now, before, narrowing });
  return {
    periods: starts.map((start) => ({
      ...periodOf(period, start),
      average: known.get(start)?.average ?? null,
      count: known.get(start)?.count ?? 0,
    })),
    programmes: latest ? await groups(subjectsOfProgrammes) : [],
    teams: latest ? await groups(subjectsOfTeams) : [],
  };
}

/** The averages of all its periods, the latest first. */
const averagesOf = (db: Database, id: string, narrowing: Narrowing): Promise<Average[]> =>
  db.orm.execute<Average>(sql`
    select to_char(${drawnStart}, 'YYYY-MM-DD') as start, avg(v.value) as average, count(*)::int as count
    from kpi_values v join kpis k on k.id = v.kpi_id
    where k.id = ${id} and v.replaced_at is null and ${isAmong(narrowing)}
    group by ${drawnStart} order by 1 desc limit ${drawn.weekly}`);

interface GroupsAsked {
  readonly id: string;
  /** Rows of `id`, `name` and `subject_id`. */
  readonly source: SQL;
  readonly now: string;
  readonly before: string;
  readonly narrowing: Narrowing;
}

type Group = {
  readonly id: string;
  readonly name: string;
  readonly average: number;
  readonly count: number;
  readonly change: number | null;
};

const groupsIn = (
  db: Database,
  { id, source, now, before, narrowing }: GroupsAsked,
): Promise<Group[]> => {
  const of = (start: string): SQL => sql`filter (where ${drawnStart} = ${start}::date)`;
  return db.orm.execute<Group>(sql`
    select g.id, g.name, avg(v.value) ${of(now)} as average, (count(*) ${of(now)})::int as count,
      avg(v.value) ${of(now)} - avg(v.value) ${of(before)} as change
    from (${source}) g
    join kpi_values v on v.subject_id = g.subject_id and v.kpi_id = ${id} and v.replaced_at is null
    join kpis k on k.id = v.kpi_id
    where v.period_start >= ${before}::date and ${isAmong(narrowing)}
    group by g.id, g.name having count(*) ${of(now)} > 0
    order by count desc, ${byName(sql`g.name`)}, g.id limit ${mostGroups}`);
};
