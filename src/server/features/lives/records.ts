import { sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { pageBody, pageOffset } from '#server/http/lists.ts';
import { wireInstantOrNull } from '#server/http/answers/wire.ts';
import type { LivesAsked } from './asked.ts';
import { nameOf } from './narrowing.ts';
import { moment, regionsOf } from './regions.ts';

type Query = QueryOf<Endpoints['GET /lives/{machine}/records']>;

/** The records that a number counts, the latest first. */
export async function recordsOf(db: Database, asked: LivesAsked, query: Query) {
  const { stands, where } = asked;
  const { table } = stands;
  const source = sql`(${sourceOf(asked, query)}) found join ${table} on ${table.id} = found.id
    where ${where ?? sql`true`}`;
  const [region] = regionsOf(asked);
  const rows = await db.orm.execute<{
    id: string;
    name: string | null;
    state: string;
    at: unknown;
  }>(
    sql`select ${table.id} as id, ${nameOf(table)} as name, ${region.path} as state,
        (extract(epoch from found.at) * 1000)::float8 as at
      from ${source} order by found.at desc, ${table.id} desc limit ${query.perPage} offset ${pageOffset(query)}`,
  );
  const [counted] = await db.orm.execute<{ total: number }>(
    sql`select count(*)::int as total from ${source}`,
  );
  const results = rows.map(({ at, ...row }) => ({
    ...row,
    at: wireInstantOrNull(at === null ? null : Number(at)),
  }));
  return pageBody(results, query, counted?.total ?? 0);
}

/** Ids, each with when it was. */
function sourceOf(asked: LivesAsked, { kind, of }: Query): SQL {
  const { name, stands, from, until } = asked;
  const regions = regionsOf(asked);
  const region = regions.find(({ prefix }) => of.startsWith(prefix)) ?? regions[0];
  const state = of.slice(region.prefix.length);
  const inPeriod = sql`e.machine = ${name} and e.at >= ${moment(from)} and e.at < ${moment(until)}`;
  switch (kind) {
    case 'current':
      return sql`select ${stands.table.id} as id, null::timestamptz as at from ${stands.table} where ${region.column} = ${state}`;
    case 'transition':
      return sql`select e.entity_id as id, max(e.at) as at from machine_events e
        where ${inPeriod} and e.transitions @> array[${of}]::text[] group by e.entity_id`;
    case 'stopped':
      return sql`select e.entity_id as id, e.at from machine_events e
        where ${inPeriod} and ${region.logged} = ${state} and not exists (
          select 1 from machine_events later where later.machine = e.machine and later.entity_id = e.entity_id
            and later.position > e.position and later.at < ${moment(until)})`;
  }
}
