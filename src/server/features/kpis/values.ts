import { sql, type SQL } from 'drizzle-orm';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { KpiPeriod, KpiSource } from '#domain/kpis/vocabulary.ts';
import { byName } from '#database/name-order.ts';
import type { Database } from '#database/database.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import { peopleOf } from '#server/records/people.ts';
import { isAmong } from './narrowing.ts';
import { periodOf } from './trend.ts';

export type ValueQuery = QueryOf<Endpoints['GET /kpi-values']>;

type Line = {
  readonly id: string;
  readonly period: KpiPeriod;
  readonly start: string;
  readonly userId: string | null;
  readonly teamId: string | null;
  readonly teamName: string | null;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly value: number;
  readonly change: number | null;
  readonly source: KpiSource;
  readonly comment: string | null;
  readonly enteredBy: string | null;
  readonly at: string;
  readonly corrected: number | null;
};

export const valueSorts = ['date', 'value'] as const;

/** A page of the values of a KPI; a deleted one shows none. */
export async function valuePage(db: Database, query: ValueQuery) {
  const from = sql`from kpi_values v
    join kpis k on k.id = v.kpi_id and k.deleted_at is null
    join organizations o on o.id = v.organization_id
    left join users u on u.id = v.user_id
    left join teams t on t.id = v.team_id
    where ${sql.join(conditions(query), sql` and `)}`;
  const lines = await db.orm.execute<Line>(sql`
    with page as (
      select v.id, v.kpi_id, v.subject_id, v.period_start, v.created_at, v.value, v.source, v.source_id, v.comment, v.entered_by, v.replaces,
        v.user_id, v.team_id, k.period, t.name as team_name, o.id as organization_id, o.name as organization_name,
        row_number() over (order by ${orderOf(query)}) as place
      ${from} order by ${orderOf(query)} limit ${query.perPage} offset ${pageOffset(query)}
    )
    select p.id, p.period, to_char(p.period_start, 'YYYY-MM-DD') as start, p.user_id as "userId",
      p.team_id as "teamId", p.team_name as "teamName", p.organization_id as "organizationId",
      p.organization_name as "organizationName", p.value, p.value - earlier.value as change, p.source, p.comment,
      p.entered_by as "enteredBy", p.created_at as at, replaced.value as corrected
    from page p
    left join kpi_values replaced on replaced.id = p.replaces
    left join lateral (
      select e.value from kpi_values e
      where e.subject_id = p.subject_id and e.kpi_id = p.kpi_id and e.replaced_at is null
        and (e.period_start, e.created_at, e.id) < (p.period_start, p.created_at, p.id)
      order by e.period_start desc, e.created_at desc, e.id desc limit 1
    ) earlier on true
    order by p.place`);
  const [counted] = await db.orm.execute<{ total: number }>(
    sql`select count(*)::int as total ${from}`,
  );
  const personOf = await peopleOf(
    db,
    lines.flatMap(({ userId, enteredBy }) => [userId, enteredBy]),
  );
  const results = lines.map((line) => {
    const { id, period, start, userId, teamId, organizationId, organizationName, at } = line;
    const { value, change, source, comment, enteredBy, corrected } = line;
    return {
      id,
      period: periodOf(period, start),
      member: personOf(userId),
      team: teamId === null ? null : { id: teamId, name: line.teamName ?? '' },
      organization: { id: organizationId, name: organizationName },
      value,
      change,
      source,
      comment,
      enteredBy: personOf(enteredBy),
      at: wireInstant(Date.parse(at)),
      corrected,
    };
  });
  return pageBody(results, query, counted?.total ?? 0);
}

/** The latest first unless asked otherwise. */
function orderOf({ orderProperty = 'date', order }: ValueQuery): SQL {
  const direction = (order ?? 'Descending') === 'Descending' ? sql`desc` : sql`asc`;
  const first = orderProperty === 'value' ? sql`v.value` : sql`v.period_start`;
  const name = byName(sql`coalesce(u.full_name, t.name)`);
  return sql`${first} ${direction}, ${name}, v.id ${direction}`;
}

function conditions({ kpi, search, source, from, until, ...narrowing }: ValueQuery): SQL[] {
  const pattern = search ? likePattern(search) : null;
  return [
    sql`v.kpi_id = ${kpi}`,
    sql`v.replaced_at is null`,
    isAmong(narrowing),
    ...(source ? [sql`v.source = ${source}`] : []),
    ...(from ? [sql`v.period_start >= ${from}::date`] : []),
    ...(until ? [sql`v.period_start <= ${until}::date`] : []),
    ...(pattern === null
      ? []
      : [
          sql`(u.full_name ilike ${pattern} or t.name ilike ${pattern} or o.name ilike ${pattern})`,
        ]),
  ];
}
